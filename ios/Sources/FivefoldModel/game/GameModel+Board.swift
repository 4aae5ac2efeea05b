import FivefoldCore
import FivefoldPainter

extension GameModel {
  /// What there is to draw when nothing moves.
  public func scene(_ settings: Settings, hovered: UInt16? = nil) -> BoardScene {
    var scene = BoardScene(layout, snapshot)
    scene.coordinates = settings.coordinates
    scene.hovered = hovered
    if case .place(let place) = cursor {
      scene.cursor = place
      scene.hovered = hovered ?? place
    }
    scene.values = values.compactMap(PlaceValue.init)
    scene.certificate = analyses ? view?.certificate ?? [] : []
    return scene
  }

  /// Whether the player opposite is to move and wants the board the other way round.
  public func isTurned(_ settings: Settings) -> Bool {
    settings.flips && isBetweenPeople && snapshot.side == .second
  }

  /// The places as a screen reader meets them, in reading order; `words` says a value.
  public func spokenPlaces(_ words: (TargetValue) -> String) -> [SpokenPlace] {
    var said: [UInt16: String] = [:]
    for value in values {
      if case .place(let place) = value.target { said[place] = words(value) }
    }
    return SpokenPlace.all(layout, snapshot, values: said)
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
