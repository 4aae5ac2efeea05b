/// What the board on a screen does with a finger, a pointer, a keyboard or a screen reader: of a match and of what is
/// studied alike.
@MainActor
public protocol BoardModel: AnyObject, Sendable {
  var board: BoardState { get }
  func touch(x: Double, y: Double)
  func touch(_ target: Target)
  func point(x: Double, y: Double)
  func pointAway()
  func setFocused(_ isFocused: Bool)
  /// Whether the cursor could go that way: at the edge the key is the system's.
  func moveCursor(_ arrow: Arrow) -> Bool
  func actAtCursor()
  /// A step back, whatever that is just then.
  func undo()
  /// Drops what is made of a turn.
  func takeBack()
}
