import FivefoldCore
import FivefoldPainter

extension GameModel {
  /// The board as it is looked at; the same object as long as nothing about that changes.
  public func board(_ settings: Settings) -> SeenBoard {
    let isFlipped = isTurned(settings)
    if let seenBoard, seenBoard.showsCoordinates == settings.coordinates, seenBoard.isFlipped == isFlipped {
      return seenBoard
    }
    let board = SeenBoard(layout, showsCoordinates: settings.coordinates, isFlipped: isFlipped)
    seenBoard = board
    return board
  }

  /// What there is to draw when nothing moves.
  public func scene(_ settings: Settings, hovered: UInt16? = nil) -> BoardScene {
    var scene = BoardScene(board(settings), snapshot)
    scene.cursor = cursor
    scene.hovered = hovered
    if hovered == nil, case .place(let place) = cursor { scene.hovered = place }
    scene.values = values
    scene.hints = hint?.target.map { [$0] } ?? []
    scene.certificate = certificate
    return scene
  }

  /// Whether the player opposite is to move and wants the board the other way round.
  public func isTurned(_ settings: Settings) -> Bool {
    settings.flips && isBetweenPeople && snapshot.side == .second
  }

  /// The places as a screen reader meets them, in reading order.
  public func spokenPlaces(_ settings: Settings) -> [SpokenPlace] {
    SpokenPlace.all(board(settings), snapshot, values)
  }

  /// What can be done besides touching a place: for the chosen region, or the board as a whole.
  public var operations: [BoardOperation] {
    let region = layout.chosenRegion(snapshot)
    return snapshot.operations.filter { $0.region == nil || $0.region == region }
  }

  public func perform(_ operation: BoardOperation) {
    touch(.operation(kind: operation.kind, region: operation.region))
  }

  /// What is known of an operation.
  public func value(of operation: BoardOperation) -> TargetValue? {
    values.first { $0.target == .operation(kind: operation.kind, region: operation.region) }
  }

  /// Moves the keyboard's cursor; says whether there was anywhere to go.
  @discardableResult
  public func moveCursor(_ arrow: Arrow) -> Bool {
    guard let next = BoardCursor.after(layout, snapshot, cursor, arrow) else { return false }
    cursor = next
    return true
  }

  /// Touches what the cursor is on; a region that gets chosen by it offers its operations. A complete turn that waits is
  /// confirmed.
  public func actAtCursor() {
    if snapshot.mayFinish { return finish() }
    guard let cursor else { return }
    touch(cursor)
    self.cursor = BoardCursor.afterTouch(layout, snapshot, cursor)
  }

  /// A finger has taken over.
  public func hideCursor() { cursor = nil }
}
