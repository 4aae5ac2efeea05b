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

  /// Two fingers: their distance relative to the first one, and the point between them where they went down.
  struct Pinch: Equatable {
    let magnification: CGFloat
    let start: CGPoint
  }

  /// Whether two fingers were down since the first one went down.
  private(set) var areTwo = false
  /// Whether the finger is ignored until it is lifted. A second one zooms all the same.
  private(set) var isIgnored = false

  /// The position of the reported finger.
  private var finger: CGPoint?
  private var isMagnifying = false
  /// The distance of the fingers, relative to the first one.
  private var apart: CGFloat = 1

  /// Handles a finger that goes down, moves or is lifted; asks whether its press is heard.
  mutating func moved(to new: CGPoint?, hears: () -> Bool) -> Action {
    let old = finger
    finger = new
    if old == nil, new != nil { isIgnored = !areTwo && !hears() }
    defer { if new == nil { isIgnored = false } }
    guard areTwo else {
      if isIgnored { return .nothing }
      if old == nil, let new { return .press(new) }
      return .point(new)
    }
    if new == nil, !isMagnifying { areTwo = false }
    // The board follows this finger; a change of the distance zooms.
    guard let old, let new else { return .nothing }
    return .pinch(from: old, to: new, times: 1)
  }

  /// Handles a change of the distance of two fingers; `nil` when one is lifted or the system cancels the gesture.
  mutating func pinched(_ pinch: Pinch?) -> Action {
    guard let pinch else {
      (isMagnifying, apart) = (false, 1)
      if finger == nil { areTwo = false }
      return .nothing
    }
    let times = pinch.magnification / apart
    (isMagnifying, areTwo, apart) = (true, true, pinch.magnification)
    let about = finger ?? pinch.start
    return .pinch(from: about, to: about, times: times)
  }
}
