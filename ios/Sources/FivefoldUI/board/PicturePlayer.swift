import FivefoldCore
import Foundation

/// The drawing target of a picture.
protocol PictureCanvas {
  /// Transforms everything that `draw` draws.
  mutating func group(_ matrix: AffineTransform, _ draw: (inout Self) -> Void)
  /// Sets the point of the group to which the next strokes are relative.
  mutating func place(_ place: Corner)
  mutating func fill(_ outline: Outline, _ paint: Paint)
  mutating func stroke(_ outline: Outline, _ paint: Paint, thickness: Double, isDotted: Bool)
  mutating func write(_ text: String, _ center: Corner, _ paint: Paint, size: Double, isBold: Bool)
}

/// A shape to fill or to stroke.
enum Outline: Equatable {
  case rectangle(x: Double, y: Double, width: Double, height: Double, radius: Double)
  case circle(x: Double, y: Double, radius: Double)
  case line([Corner], isClosed: Bool)
}

struct Paint: Equatable {
  let ink: Ink
  let alpha: Double
}

/// Draws a picture at an instant of its motions.
struct PicturePlayer {
  let picture: Picture

  func play(at elapsedMs: Double, on canvas: inout some PictureCanvas) {
    for group in picture.groups {
      let (matrix, alpha) = group.seen(at: elapsedMs)
      guard alpha > 0 else { continue }
      canvas.group(matrix) { canvas in
        for place in group.places {
          canvas.place(place)
          for stroke in group.strokes { draw(stroke, alpha, &canvas) }
        }
      }
    }
  }

  private func draw(_ stroke: Stroke, _ seen: Double, _ canvas: inout some PictureCanvas) {
    switch stroke {
    case .plate(let x, let y, let width, let height, let radius, let ink, let alpha):
      let outline = Outline.rectangle(x: x, y: y, width: width, height: height, radius: radius)
      canvas.fill(outline, Paint(ink: ink, alpha: alpha * seen))
    case .frame(let x, let y, let width, let height, let radius, let thickness, let ink, let alpha):
      let outline = Outline.rectangle(x: x, y: y, width: width, height: height, radius: radius)
      canvas.stroke(outline, Paint(ink: ink, alpha: alpha * seen), thickness: thickness, isDotted: false)
    case .disc(let x, let y, let radius, let ink, let alpha):
      canvas.fill(.circle(x: x, y: y, radius: radius), Paint(ink: ink, alpha: alpha * seen))
    case .ring(let x, let y, let radius, let thickness, let ink, let alpha):
      let paint = Paint(ink: ink, alpha: alpha * seen)
      canvas.stroke(.circle(x: x, y: y, radius: radius), paint, thickness: thickness, isDotted: false)
    case .bar(let x, let y, let toX, let toY, let thickness, let ink, let alpha, let dotted):
      let line = Outline.line([Corner(x: x, y: y), Corner(x: toX, y: toY)], isClosed: false)
      canvas.stroke(line, Paint(ink: ink, alpha: alpha * seen), thickness: thickness, isDotted: dotted)
    case .trail(let corners, let thickness, let ink, let alpha):
      let line = Outline.line(corners, isClosed: false)
      canvas.stroke(line, Paint(ink: ink, alpha: alpha * seen), thickness: thickness, isDotted: false)
    case .shape(let corners, let ink, let alpha):
      canvas.fill(.line(corners, isClosed: true), Paint(ink: ink, alpha: alpha * seen))
    case .caption(let x, let y, let size, let text, let ink, let bold):
      canvas.write(text, Corner(x: x, y: y), Paint(ink: ink, alpha: seen), size: size, isBold: bold)
    }
  }
}

extension StrokeGroup {
  /// Returns the transformation and the alpha of the group at an instant.
  fileprivate func seen(at elapsedMs: Double) -> (matrix: AffineTransform, alpha: Double) {
    var (matrix, alpha) = (AffineTransform.identity, 1.0)
    for motion in motions {
      let part = motion.part(at: elapsedMs)
      func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
      switch motion.change {
      case .offset(let fromX, let fromY, let toX, let toY):
        matrix.prepend(AffineTransform(translationByX: between(fromX, toX), byY: between(fromY, toY)))
      case .scale(let x, let y, let fromWidth, let fromHeight, let toWidth, let toHeight):
        let scale = AffineTransform(scaleByX: between(fromWidth, toWidth), byY: between(fromHeight, toHeight))
        matrix.prepend(scale, aboutX: x, y: y)
      case .rotate(let x, let y, let fromDegrees, let toDegrees):
        matrix.prepend(AffineTransform(rotationByDegrees: between(fromDegrees, toDegrees)), aboutX: x, y: y)
      case .alpha(let from, let to): alpha *= between(from, to)
      }
    }
    return (matrix, alpha)
  }
}

extension AffineTransform {
  /// Applies a transformation about a point before this one.
  fileprivate mutating func prepend(_ transform: AffineTransform, aboutX x: Double, y: Double) {
    prepend(AffineTransform(translationByX: x, byY: y))
    prepend(transform)
    prepend(AffineTransform(translationByX: -x, byY: -y))
  }
}

extension Motion {
  /// Returns the completed part of the motion, from 0 to 1.
  fileprivate func part(at elapsedMs: Double) -> Double {
    let time = elapsedMs - Double(beginMs)
    if time < 0 { return 0 }
    return time >= Double(lengthMs) ? 1 : easing.eased(time / Double(lengthMs))
  }
}

extension Easing {
  fileprivate func eased(_ time: Double) -> Double {
    switch self {
    case .linear: time
    case .out: 1 - (1 - time) * (1 - time) * (1 - time)
    case .in: time * time
    }
  }
}
