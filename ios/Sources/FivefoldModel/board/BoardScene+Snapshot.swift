import FivefoldCore
import FivefoldPainter

extension BoardScene {
  /// What a snapshot looks like when nothing moves.
  public init(_ board: SeenBoard, _ snapshot: Snapshot) {
    self.init(still: board, snapshot)
    let region = board.layout.chosenRegion(snapshot)
    marks = snapshot.marks
    picked = region == nil ? snapshot.picked : nil
    chosenRegion = region
    operations = snapshot.operations
  }

  /// A board to look at and not to touch.
  public init(still board: SeenBoard, _ snapshot: Snapshot) {
    self.init(board: board, pieces: snapshot.pieces)
    lastTurn = snapshot.trace
    winningLine = snapshot.winningLine
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
