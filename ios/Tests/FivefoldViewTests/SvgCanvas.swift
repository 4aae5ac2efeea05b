import FivefoldCore
import Foundation

@testable import FivefoldUI

/// A canvas that writes the SVG of the core's `svg`, one stroke per line.
struct SvgCanvas: PictureCanvas {
  private(set) var lines: [String] = []
  private let palette: Palette
  private var group = AffineTransform.identity
  private var at = Corner(x: 0, y: 0)

  init(_ palette: Palette) { self.palette = palette }

  /// Returns the drawing of a picture at a time as SVG.
  static func svg(_ picture: Picture, at elapsedMs: Double, _ palette: Palette) -> String {
    let unit = 40.0
    let (width, height) = (number(picture.width), number(picture.height))
    let size = "width=\"\(number(picture.width * unit))\" height=\"\(number(picture.height * unit))\""
    var canvas = SvgCanvas(palette)
    canvas.lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) viewBox=\"0 0 \(width) \(height)\">",
      "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(canvas.color(.page))\"/>",
    ]
    PicturePlayer(picture: picture).play(at: elapsedMs, on: &canvas)
    return (canvas.lines + ["</svg>", ""]).joined(separator: "\n")
  }

  mutating func group(_ matrix: AffineTransform, _ draw: (inout SvgCanvas) -> Void) {
    let isPlain = matrix.m11 > 0 && abs(matrix.m11 - matrix.m22) + abs(matrix.m12) + abs(matrix.m21) < 1e-9
    group = isPlain ? matrix : .identity
    if !isPlain {
      let numbers = [matrix.m11, matrix.m12, matrix.m21, matrix.m22, matrix.tX, matrix.tY].map(Self.number)
      lines.append("<g transform=\"matrix(\(numbers.joined(separator: " ")))\">")
    }
    draw(&self)
    if !isPlain { lines.append("</g>") }
  }

  mutating func place(_ place: Corner) {
    at = Corner(x: group.tX + group.m11 * place.x, y: group.tY + group.m11 * place.y)
  }

  mutating func fill(_ outline: Outline, _ paint: Paint) { lines.append("<\(shape(outline)) \(filled(paint))/>") }

  mutating func stroke(_ outline: Outline, _ paint: Paint, thickness: Double, isDotted: Bool) {
    let width = length(thickness)
    let line =
      "fill=\"none\" stroke=\"\(color(paint.ink))\" stroke-width=\"\(width)\"\(opacity("stroke", paint))"
    let ends =
      switch outline {
      case .line(let corners, _) where corners.count == 2:
        " stroke-linecap=\"round\"" + (isDotted ? " stroke-dasharray=\"0 \(length(thickness * 3))\"" : "")
      case .line: " stroke-linecap=\"round\" stroke-linejoin=\"round\""
      default: ""
      }
    lines.append("<\(shape(outline)) \(line)\(ends)/>")
  }

  mutating func write(_ text: String, _ center: Corner, _ paint: Paint, size: Double, isBold: Bool) {
    // The distance from the center of digits to their baseline.
    let (x, y) = (self.x(center.x), self.y(center.y + size * 0.355))
    let weight = isBold ? " font-weight=\"700\"" : ""
    let font = "font-family=\"Roboto, sans-serif\" text-anchor=\"middle\""
    let escaped = text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
    lines.append(
      "<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(length(size))\"\(weight) \(font) \(filled(paint))>\(escaped)</text>")
  }

  private func shape(_ outline: Outline) -> String {
    switch outline {
    case .rectangle(let x, let y, let width, let height, let radius):
      let size = "width=\"\(length(width))\" height=\"\(length(height))\" rx=\"\(length(radius))\""
      return "rect x=\"\(self.x(x))\" y=\"\(self.y(y))\" \(size)"
    case .circle(let x, let y, let radius):
      return "circle cx=\"\(self.x(x))\" cy=\"\(self.y(y))\" r=\"\(length(radius))\""
    case .line(let corners, let isClosed):
      if corners.count == 2, !isClosed {
        let (from, to) = (corners[0], corners[1])
        return "line x1=\"\(x(from.x))\" y1=\"\(y(from.y))\" x2=\"\(x(to.x))\" y2=\"\(y(to.y))\""
      }
      let steps = corners.map { "\(x($0.x)) \(y($0.y))" }.joined(separator: " L ")
      return "path d=\"M \(steps)\(isClosed ? " Z" : "")\""
    }
  }

  private func filled(_ paint: Paint) -> String { "fill=\"\(color(paint.ink))\"\(opacity("fill", paint))" }

  private func opacity(_ what: String, _ paint: Paint) -> String {
    let seen = paint.ink == .shadow ? paint.alpha * palette.shadow : paint.alpha
    return seen >= 1 ? "" : " \(what)-opacity=\"\(Self.number(seen))\""
  }

  private func color(_ ink: Ink) -> String { String(format: "#%06X", palette.colors[Int(ink.rawValue)]) }

  private func x(_ x: Double) -> String { Self.number(at.x + group.m11 * x) }
  private func y(_ y: Double) -> String { Self.number(at.y + group.m11 * y) }
  private func length(_ length: Double) -> String { Self.number(group.m11 * length) }

  /// Formats a value with up to three decimals.
  private static func number(_ value: Double) -> String {
    var written = String(format: "%.3f", (value * 1000 + 0.5).rounded(.down) / 1000)
    while written.hasSuffix("0") { written.removeLast() }
    if written.hasSuffix(".") { written.removeLast() }
    return written == "-0" ? "0" : written
  }
}
