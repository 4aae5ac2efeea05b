import FivefoldGenerated

/// A board as it is seen: with its coordinates or cut down to what is left without them, and turned half round for the
/// player opposite. Made once a board and not once a picture: it keeps what never changes.
public final class SeenBoard: Sendable {
  public let showsCoordinates: Bool
  public let isFlipped: Bool
  /// Everything where it is seen: positions, arrow keys and reading order.
  public let layout: BoardLayout
  /// The places by their numbers.
  public let spots: [UInt16: Spot]
  let ground: Ground
  private let turn: HalfTurn

  public init(_ layout: BoardLayout, showsCoordinates: Bool = true, isFlipped: Bool = false) {
    self.showsCoordinates = showsCoordinates
    self.isFlipped = isFlipped
    let cut = showsCoordinates ? Cut(left: 0, top: 0, right: layout.width, bottom: layout.height) : Cut(around: layout)
    turn = HalfTurn(cut: cut, isFlipped: isFlipped)
    let spots = layout.spots.map(turn.seen)
    self.layout = BoardLayout(
      width: cut.right - cut.left, height: cut.bottom - cut.top, spots: isFlipped ? spots.reversed() : spots,
      regions: layout.regions.map(turn.seen),
      decorations: layout.decorations.compactMap { [turn] in turn.seen($0, showsCoordinates: showsCoordinates) })
    self.spots = Dictionary(uniqueKeysWithValues: spots.map { ($0.place, $0) })
    ground = Ground(self.layout)
  }

  public var width: Double { layout.width }
  public var height: Double { layout.height }

  public func spot(_ place: UInt16) -> Spot? { spots[place] }

  public func region(_ id: UInt16?) -> Region? { layout.regions.first { $0.id == id } }

  /// The x, as the core counts, of a point of the picture: what a hit is asked with.
  public func boardX(_ x: Double) -> Double { isFlipped ? turn.cut.right - x : x + turn.cut.left }

  /// The y, as the core counts, of a point of the picture.
  public func boardY(_ y: Double) -> Double { isFlipped ? turn.cut.bottom - y : y + turn.cut.top }
}

extension SeenBoard: Equatable {
  public static func == (one: SeenBoard, other: SeenBoard) -> Bool { one === other }
}

/// The part of a layout that is seen.
private struct Cut {
  /// Around everything but the coordinates lie shadows and rims.
  private static let room = 0.12

  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  init(around layout: BoardLayout) {
    var xs = layout.spots.flatMap { [$0.x - 0.5, $0.x + 0.5] }
    var ys = layout.spots.flatMap { [$0.y - 0.5, $0.y + 0.5] }
    for decoration in layout.decorations {
      switch decoration {
      case .plate(let x, let y, let width, let height, _):
        xs += [x, x + width]
        ys += [y, y + height]
      case .goal(let x, let y, let toX, let toY, _):
        xs += [x, toX]
        ys += [y, toY]
      case .pier, .coordinate:
        break
      }
    }
    left = max(0, (xs.min() ?? 0) - Self.room)
    top = max(0, (ys.min() ?? 0) - Self.room)
    right = min(layout.width, (xs.max() ?? layout.width) + Self.room)
    bottom = min(layout.height, (ys.max() ?? layout.height) + Self.room)
  }
}

/// Moves what a layout tells to where it is seen.
private struct HalfTurn {
  let cut: Cut
  let isFlipped: Bool

  private func seenX(_ x: Double) -> Double { isFlipped ? cut.right - x : x - cut.left }

  private func seenY(_ y: Double) -> Double { isFlipped ? cut.bottom - y : y - cut.top }

  /// The left edge of something that begins at x.
  private func seenX(_ x: Double, _ width: Double) -> Double { seenX(isFlipped ? x + width : x) }

  private func seenY(_ y: Double, _ height: Double) -> Double { seenY(isFlipped ? y + height : y) }

  func seen(_ spot: Spot) -> Spot {
    Spot(
      place: spot.place, name: spot.name, x: seenX(spot.x), y: seenY(spot.y), shape: spot.shape, row: spot.row,
      column: spot.column, up: isFlipped ? spot.down : spot.up, right: isFlipped ? spot.left : spot.right,
      down: isFlipped ? spot.up : spot.down, left: isFlipped ? spot.right : spot.left)
  }

  func seen(_ region: Region) -> Region {
    Region(
      id: region.id, name: region.name, x: seenX(region.x, region.width), y: seenY(region.y, region.height),
      width: region.width, height: region.height, places: region.places)
  }

  func seen(_ decoration: Decoration, showsCoordinates: Bool) -> Decoration? {
    switch decoration {
    case .plate(let x, let y, let width, let height, let region):
      .plate(x: seenX(x, width), y: seenY(y, height), width: width, height: height, region: region)
    case .pier(let x, let y, let colour):
      .pier(x: seenX(x), y: seenY(y), colour: colour)
    case .goal(let x, let y, let toX, let toY, let colour):
      .goal(x: seenX(x), y: seenY(y), toX: seenX(toX), toY: seenY(toY), colour: colour)
    case .coordinate(let x, let y, let text):
      showsCoordinates ? .coordinate(x: seenX(x), y: seenY(y), text: text) : nil
    }
  }
}
