import FivefoldCore
import FivefoldPainter

/// A place as a screen reader meets it.
public struct SpokenPlace: Equatable, Identifiable, Sendable {
  public let place: UInt16
  public let label: String
  /// Where its centre is, in units of the board as it is seen.
  public let x: Double
  public let y: Double
  /// Whether a touch means something there.
  public let isTouchable: Bool
  /// What is known of a touch there.
  public let value: TargetValue?

  public var id: UInt16 { place }

  /// All places in reading order, from where the board is looked at.
  static func all(_ board: SeenBoard, _ snapshot: Snapshot, _ values: [TargetValue]) -> [SpokenPlace] {
    let labels = Dictionary(uniqueKeysWithValues: snapshot.labels.map { ($0.place, $0.label) })
    let marked = Set(snapshot.marks.map(\.place))
    return board.layout.spots.map { spot in
      SpokenPlace(
        place: spot.place, label: labels[spot.place] ?? spot.name, x: spot.x, y: spot.y,
        isTouchable: marked.contains(spot.place), value: values.first { $0.target == .place(place: spot.place) })
    }
  }
}
