import FivefoldCore
import FivefoldPainter

extension BoardScene {
  /// What a snapshot looks like when nothing moves.
  public init(_ layout: BoardLayout, _ snapshot: Snapshot) {
    self.init(layout: layout, pieces: snapshot.pieces)
    let region = layout.chosenRegion(snapshot)
    marks = snapshot.marks
    picked = region == nil ? snapshot.picked : nil
    lastTurn = snapshot.trace
    winningLine = snapshot.winningLine
    chosenRegion = region
  }
}

extension BoardLayout {
  /// The region whose operations are offered: the one that was touched.
  public func chosenRegion(_ snapshot: Snapshot) -> UInt16? {
    guard let picked = snapshot.picked else { return nil }
    let offered = Set(snapshot.operations.compactMap(\.region))
    return regions.first { $0.places.contains(picked) && offered.contains($0.id) }?.id
  }
}
