import FivefoldCore
import Foundation
import SwiftUI

/// Shows a picture, scaled to fit, in the same orientation for every script; an equal picture is not drawn again.
struct PictureView: View, Equatable {
  let picture: Picture
  var elapsedMs = Double.infinity
  /// The zoom; `nil` shows the whole picture.
  var zoom: Zoom?
  /// The width of the margin that strokes may reach into.
  var margin: CGFloat = 0

  @Environment(\.palette) private var palette

  nonisolated static func == (one: PictureView, other: PictureView) -> Bool {
    one.picture == other.picture && one.elapsedMs == other.elapsedMs && one.zoom == other.zoom
  }

  var body: some View {
    Canvas { context, size in
      let scale = min((size.width - 2 * margin) / picture.width, (size.height - 2 * margin) / picture.height)
      context.translateBy(x: (size.width - picture.width * scale) / 2, y: (size.height - picture.height * scale) / 2)
      let closer = scale * (zoom?.scale ?? 1)
      context.scaleBy(x: closer, y: closer)
      if let zoom { context.translateBy(x: -zoom.left, y: -zoom.top) }
      var canvas = ContextCanvas(context, palette, closer)
      PicturePlayer(picture: picture).play(at: elapsedMs, on: &canvas)
    }
    .padding(-margin)
    .aspectRatio(picture.width / picture.height, contentMode: .fit)
    .environment(\.layoutDirection, .leftToRight)
  }
}

extension PictureView {
  /// Calls `action` with the point of the picture at a tap.
  func onTap(_ action: @escaping @MainActor (Corner) -> Void) -> some View {
    equatable().overlay {
      GeometryReader { proxy in
        Color.clear.contentShape(Rectangle())
          .onTapGesture(coordinateSpace: .local) { location in
            BoardGeometry(picture, in: proxy.size).point(at: location).map(action)
          }
      }
    }
  }
}

/// Draws on a canvas of SwiftUI, in units of the picture.
private struct ContextCanvas: PictureCanvas {
  /// The context of the group, and of the place within it.
  private var group: GraphicsContext
  private var context: GraphicsContext
  private let palette: BoardPalette
  /// Points per unit.
  private let scale: CGFloat

  init(_ context: GraphicsContext, _ palette: BoardPalette, _ scale: CGFloat) {
    (group, self.context, self.palette, self.scale) = (context, context, palette, scale)
  }

  mutating func group(_ matrix: AffineTransform, _ draw: (inout ContextCanvas) -> Void) {
    var canvas = self
    canvas.group.concatenate(
      CGAffineTransform(
        a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22, tx: matrix.tX, ty: matrix.tY))
    draw(&canvas)
  }

  mutating func place(_ place: Corner) {
    context = group
    context.translateBy(x: place.x, y: place.y)
  }

  mutating func fill(_ outline: Outline, _ paint: Paint) {
    context.fill(path(outline), with: .color(palette.color(paint)))
  }

  mutating func stroke(_ outline: Outline, _ paint: Paint, thickness: Double, isDotted: Bool) {
    // The distance between the centers of two dots is three thicknesses.
    let style = StrokeStyle(
      lineWidth: thickness, lineCap: .round, lineJoin: .round, dash: isDotted ? [0, thickness * 3] : [])
    context.stroke(path(outline), with: .color(palette.color(paint)), style: style)
  }

  mutating func write(_ text: String, _ center: Corner, _ paint: Paint, size: Double, isBold: Bool) {
    // In units of the board, letters would be smaller than a point and badly spaced.
    let font = Font.system(size: size * scale, weight: isBold ? .bold : .regular)
    var unscaled = context
    unscaled.translateBy(x: center.x, y: center.y)
    unscaled.scaleBy(x: 1 / scale, y: 1 / scale)
    let letters = Text(verbatim: text).font(font).foregroundStyle(palette.color(paint))
    unscaled.draw(letters, at: .zero, anchor: .center)
  }

  private func path(_ outline: Outline) -> Path {
    switch outline {
    case .rectangle(let x, let y, let width, let height, let radius):
      Path(
        roundedRect: CGRect(x: x, y: y, width: width, height: height),
        cornerSize: CGSize(width: radius, height: radius), style: .circular)
    case .circle(let x, let y, let radius):
      Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    case .line(let corners, let isClosed):
      Path { path in
        path.addLines(corners.map { CGPoint(x: $0.x, y: $0.y) })
        if isClosed { path.closeSubpath() }
      }
    }
  }
}
