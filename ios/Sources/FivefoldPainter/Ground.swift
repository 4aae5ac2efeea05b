import FivefoldGenerated

/// The strokes of a board that never change, below the pieces and above them.
struct Ground: Sendable {
  static let plateCorner = 0.28
  /// How wide the rim of a plate is.
  private static let edge = 0.03

  /// The corners of a star of radius 1; written out, so that no two platforms disagree about a sine.
  private static let star = [
    Corner(0, -1), Corner(0.2645, -0.364), Corner(0.9511, -0.309), Corner(0.428, 0.1391), Corner(0.5878, 0.809),
    Corner(0, 0.45), Corner(-0.5878, 0.809), Corner(-0.428, 0.1391), Corner(-0.9511, -0.309), Corner(-0.2645, -0.364),
  ]

  /// The piers, which cover the ends of bridges.
  let roof: [Primitive]
  private let whole: [Primitive]
  /// Each region's plate and places.
  private let regions: [UInt16: [Primitive]]
  private let without: [UInt16: [Primitive]]

  init(_ layout: BoardLayout) {
    var regionOf: [UInt16: UInt16] = [:]
    for region in layout.regions {
      for place in region.places { regionOf[place] = region.id }
    }
    // What lies on no region.
    let fixed = Self.strokes(layout, region: nil) { regionOf[$0.place] == nil }
    var regions: [UInt16: [Primitive]] = [:]
    for region in layout.regions {
      regions[region.id] = Self.strokes(layout, region: region.id) { regionOf[$0.place] == region.id }
    }
    var without: [UInt16: [Primitive]] = [:]
    for lifted in layout.regions {
      without[lifted.id] =
        fixed + layout.regions.filter { $0.id != lifted.id }.flatMap { regions[$0.id, default: []] }
    }
    var brush = PieceBrush()
    for case .pier(let x, let y, let colour) in layout.decorations { brush.pier(colour, x, y) }
    roof = brush.out
    whole = fixed + layout.regions.flatMap { regions[$0.id, default: []] }
    self.regions = regions
    self.without = without
  }

  /// Everything below the pieces; a region that is on its way is left out.
  func below(lifted: UInt16?) -> [Primitive] {
    lifted.flatMap { without[$0] } ?? whole
  }

  func region(_ id: UInt16) -> [Primitive] { regions[id, default: []] }

  private static func strokes(_ layout: BoardLayout, region: UInt16?, _ has: (Spot) -> Bool) -> [Primitive] {
    var brush = PieceBrush()
    for decoration in layout.decorations {
      switch decoration {
      case .plate(let x, let y, let width, let height, let of):
        if of == region {
          plate(x, y, width, height, &brush)
        }
      case .goal(let x, let y, let toX, let toY, let colour):
        if region == nil {
          brush.add(.bar(x: x, y: y, toX: toX, toY: toY, thickness: 0.24, ink: PieceBrush.rim(of: colour)))
          brush.add(.bar(x: x, y: y, toX: toX, toY: toY, thickness: 0.16, ink: PieceBrush.face(of: colour)))
        }
      case .coordinate(let x, let y, let text):
        if region == nil { brush.add(.caption(x: x, y: y, size: 0.28, text: text, ink: .quiet)) }
      case .pier:
        break
      }
    }
    for spot in layout.spots where has(spot) { place(spot, &brush) }
    return brush.out
  }

  private static func plate(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ brush: inout PieceBrush
  ) {
    func body(_ shift: Double, _ ink: Ink, _ alpha: Double) -> Primitive {
      .plate(x: x, y: y + shift, width: width, height: height, radius: plateCorner, ink: ink, alpha: alpha)
    }
    brush.add(body(0.09, .shadow, 0.45))
    brush.add(body(0.04, .shadow, 0.55))
    brush.add(body(0, .board, 1))
    brush.add(
      .frame(
        x: x + edge / 2, y: y + edge / 2, width: width - edge, height: height - edge, radius: plateCorner,
        thickness: edge, ink: .line, alpha: 0.7))
  }

  private static func place(_ spot: Spot, _ brush: inout PieceBrush) {
    let (x, y) = (spot.x, spot.y)
    switch spot.shape {
    case .hole:
      hole(x, y, &brush)
    case .closed:
      brush.add(.plate(x: x - 0.4, y: y - 0.4, width: 0.8, height: 0.8, radius: 0.16, ink: .secondTone))
      brush.cross(x, y, 0.2, 0.09, .loss, 1)
    case .star:
      hole(x, y, &brush)
      brush.add(.shape(corners: star.map { Corner(x + $0.x * 0.27, y + $0.y * 0.27) }, ink: .draw))
    case .lightSquare:
      break
    case .darkSquare:
      brush.add(.plate(x: x - 0.5, y: y - 0.5, width: 1, height: 1, radius: 0.06, ink: .secondTone))
    case .dimple:
      brush.add(.disc(x: x, y: y, radius: 0.345, ink: .line, alpha: 0.8))
      brush.add(.disc(x: x, y: y + 0.012, radius: 0.325, ink: .secondTone))
    case .gap:
      brush.add(.disc(x: x, y: y, radius: 0.07, ink: .line))
    }
  }

  private static func hole(_ x: Double, _ y: Double, _ brush: inout PieceBrush) {
    // The rim is wider above: the light comes from there.
    brush.add(.disc(x: x, y: y, radius: 0.425, ink: .line, alpha: 0.8))
    brush.add(.disc(x: x, y: y + 0.012, radius: 0.4, ink: .hole))
  }
}
