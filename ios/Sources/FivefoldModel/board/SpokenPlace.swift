import FivefoldCore

/// A place as a screen reader meets it.
public struct SpokenPlace: Equatable, Identifiable, Sendable {
  public let place: UInt16
  public let label: String
  /// Where its centre is, in units of the board.
  public let x: Double
  public let y: Double
  /// Whether a touch means something there.
  public let isTouchable: Bool
  /// What is known of a touch there, in words; empty if nothing is.
  public let value: String

  public var id: UInt16 { place }

  /// All places in reading order, which is the order of the labels.
  public static func all(_ layout: BoardLayout, _ snapshot: Snapshot, values: [UInt16: String] = [:]) -> [SpokenPlace] {
    let spots = Dictionary(uniqueKeysWithValues: layout.spots.map { ($0.place, $0) })
    let marked = Set(snapshot.marks.map(\.place))
    return snapshot.labels.compactMap { label in
      guard let spot = spots[label.place] else { return nil }
      return SpokenPlace(
        place: label.place, label: label.label, x: spot.x, y: spot.y, isTouchable: marked.contains(label.place),
        value: values[label.place] ?? "")
    }
  }
}
