#if canImport(SwiftUI)
  import FivefoldPainter
  import SwiftUI

  /// Shows a board, scaled to fit, whatever the direction of the script. Each layer is drawn by itself, and again only
  /// when it has changed: while a piece moves the board below it is not painted.
  struct BoardCanvas: View {
    private let board: SeenBoard
    private let layers: BoardLayers
    private let palette: Palette

    init(_ scene: BoardScene, _ palette: Palette) {
      board = scene.board
      layers = Painter.layers(scene)
      self.palette = palette
    }

    var body: some View {
      ZStack {
        PictureCanvas(board.width, board.height, layers.ground, palette).equatable()
        PictureCanvas(board.width, board.height, layers.pieces, palette).equatable()
        PictureCanvas(board.width, board.height, layers.roof, palette).equatable()
        PictureCanvas(board.width, board.height, layers.signs, palette).equatable()
      }
    }
  }

  /// Shows a picture of the painter; the same picture is not drawn twice.
  struct PictureCanvas: View, Equatable {
    private let width: Double
    private let height: Double
    private let picture: [Primitive]
    private let palette: Palette

    init(_ width: Double, _ height: Double, _ picture: [Primitive], _ palette: Palette) {
      self.width = width
      self.height = height
      self.picture = picture
      self.palette = palette
    }

    var body: some View {
      Canvas { context, size in
        let scale = min(size.width / width, size.height / height)
        context.translateBy(x: (size.width - width * scale) / 2, y: (size.height - height * scale) / 2)
        context.scaleBy(x: scale, y: scale)
        let replay = Replay(palette: palette, scale: scale)
        for stroke in picture { replay.draw(stroke, &context) }
      }
      .aspectRatio(width / height, contentMode: .fit)
      .environment(\.layoutDirection, .leftToRight)
    }
  }

  /// Draws primitives in a context whose unit is that of the board.
  private struct Replay {
    let palette: Palette
    /// Points a unit.
    let scale: CGFloat

    func draw(_ stroke: Primitive, _ context: inout GraphicsContext) {
      switch stroke {
      case .plate(let x, let y, let width, let height, let radius, let ink, let alpha):
        context.fill(rounded(x, y, width, height, radius), with: shading(ink, alpha))
      case .frame(let x, let y, let width, let height, let radius, let thickness, let ink, let alpha):
        context.stroke(rounded(x, y, width, height, radius), with: shading(ink, alpha), lineWidth: thickness)
      case .disc(let x, let y, let radius, let ink, let alpha):
        context.fill(circle(x, y, radius), with: shading(ink, alpha))
      case .ring(let x, let y, let radius, let thickness, let ink, let alpha):
        context.stroke(circle(x, y, radius), with: shading(ink, alpha), lineWidth: thickness)
      case .bar(let x, let y, let toX, let toY, let thickness, let ink, let alpha, let dotted):
        let dash = dotted ? [0, thickness * Svg.dotGap] : []
        let line = path([CGPoint(x: x, y: y), CGPoint(x: toX, y: toY)], closed: false)
        context.stroke(line, with: shading(ink, alpha), style: round(thickness, dash))
      case .trail(let corners, let thickness, let ink, let alpha):
        context.stroke(path(corners.map(point), closed: false), with: shading(ink, alpha), style: round(thickness, []))
      case .shape(let corners, let ink, let alpha):
        context.fill(path(corners.map(point), closed: true), with: shading(ink, alpha))
      case .caption(let x, let y, let size, let text, let ink, let bold):
        // In the unit of the board letters would be smaller than a point, and spaced as if they had to be read so.
        let font = Font.system(size: size * scale, weight: bold ? .bold : .regular)
        var unscaled = context
        unscaled.translateBy(x: x, y: y)
        unscaled.scaleBy(x: 1 / scale, y: 1 / scale)
        unscaled.draw(Text(verbatim: text).font(font).foregroundStyle(colour(ink, 1)), at: .zero, anchor: .center)
      case .body(let x, let y, let degrees, let scaleX, let scaleY, let parts):
        context.drawLayer { layer in
          layer.translateBy(x: x, y: y)
          layer.rotate(by: .degrees(degrees))
          layer.scaleBy(x: scaleX, y: scaleY)
          layer.translateBy(x: -x, y: -y)
          for part in parts { draw(part, &layer) }
        }
      }
    }

    private func rounded(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> Path {
      Path(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
    }

    private func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
      Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }

    private func path(_ points: [CGPoint], closed: Bool) -> Path {
      Path { path in
        path.addLines(points)
        if closed { path.closeSubpath() }
      }
    }

    private func point(_ corner: Corner) -> CGPoint { CGPoint(x: corner.x, y: corner.y) }

    private func round(_ thickness: Double, _ dash: [Double]) -> StrokeStyle {
      StrokeStyle(lineWidth: thickness, lineCap: .round, lineJoin: .round, dash: dash.map { CGFloat($0) })
    }

    private func shading(_ ink: Ink, _ alpha: Double) -> GraphicsContext.Shading { .color(colour(ink, alpha)) }

    private func colour(_ ink: Ink, _ alpha: Double) -> Color {
      palette.colour(ink).opacity(ink == .shadow ? alpha * palette.shadow : alpha)
    }
  }

  extension Palette {
    /// An ink as SwiftUI's colour.
    func colour(_ ink: Ink) -> Color {
      let value = self[ink]
      func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
      return Color(.sRGB, red: part(16), green: part(8), blue: part(0), opacity: 1)
    }
  }
#endif
