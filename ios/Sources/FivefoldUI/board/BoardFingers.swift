import Foundation

/// Tells one finger on a board from two: one touches and drags, two look closer until both are lifted.
struct BoardFingers {
  /// What comes of what fingers do; points are those of the view.
  enum Action: Equatable {
    case nothing
    case press(CGPoint)
    case point(CGPoint?)
    case pinch(from: CGPoint, to: CGPoint, times: CGFloat)
  }

  /// Whether two fingers have been there since the first one was put down.
  private(set) var areTwo = false

  /// Where the finger is that is told of.
  private var finger: CGPoint?
  private var isMagnifying = false
  /// How far apart the fingers are, in parts of how far they were at first.
  private var apart: CGFloat = 1

  /// A finger is put down, goes on or is lifted.
  mutating func moved(to new: CGPoint?) -> Action {
    let old = finger
    finger = new
    guard areTwo else {
      if old == nil, let new { return .press(new) }
      return .point(new)
    }
    if new == nil, !isMagnifying { areTwo = false }
    // What is below this finger goes with it, and what is below the other one does too when they part.
    guard let old, let new else { return .nothing }
    return .pinch(from: old, to: new, times: 1)
  }

  /// Two fingers are so many times as far from each other as they were at first.
  mutating func magnified(_ magnification: CGFloat, from start: CGPoint) -> Action {
    let times = magnification / apart
    (isMagnifying, areTwo, apart) = (true, true, magnification)
    let about = finger ?? start
    return .pinch(from: about, to: about, times: times)
  }

  /// Two fingers are two no more.
  mutating func parted() {
    (isMagnifying, apart) = (false, 1)
    if finger == nil { areTwo = false }
  }
}
