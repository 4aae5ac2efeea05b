import Foundation

/// Tells one finger on a board from two: one touches and drags, two zoom until both are lifted.
struct BoardFingers {
  /// The effect of a motion of fingers; points are those of the view.
  enum Action: Equatable {
    case nothing
    case press(CGPoint)
    case point(CGPoint?)
    case pinch(from: CGPoint, to: CGPoint, times: CGFloat)
  }

  /// Whether two fingers were down since the first one went down.
  private(set) var areTwo = false

  /// The position of the reported finger.
  private var finger: CGPoint?
  private var isMagnifying = false
  /// The distance of the fingers, relative to the first one.
  private var apart: CGFloat = 1

  /// Handles a finger that goes down, moves or is lifted.
  mutating func moved(to new: CGPoint?) -> Action {
    let old = finger
    finger = new
    guard areTwo else {
      if old == nil, let new { return .press(new) }
      return .point(new)
    }
    if new == nil, !isMagnifying { areTwo = false }
    // The board follows this finger; a change of the distance zooms.
    guard let old, let new else { return .nothing }
    return .pinch(from: old, to: new, times: 1)
  }

  /// Handles a change of the distance of two fingers.
  mutating func magnified(_ magnification: CGFloat, from start: CGPoint) -> Action {
    let times = magnification / apart
    (isMagnifying, areTwo, apart) = (true, true, magnification)
    let about = finger ?? start
    return .pinch(from: about, to: about, times: times)
  }

  /// Handles the end of a magnification.
  mutating func parted() {
    (isMagnifying, apart) = (false, 1)
    if finger == nil { areTwo = false }
  }
}
