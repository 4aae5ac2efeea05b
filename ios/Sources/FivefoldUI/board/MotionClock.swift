import FivefoldCore
import Foundation

/// How long a picture has been moving: its motions begin when their number is seen for the first time, and go on where
/// they are when it is seen again.
struct MotionClock: Equatable {
  private var motion: UInt64?
  private var begin = Date.distantPast
  private var hasEnded = false

  /// A picture is seen.
  mutating func see(_ picture: Picture, at now: Date) {
    guard motion != picture.motion else { return }
    motion = picture.motion
    begin = now
    hasEnded = false
  }

  /// The motions of a picture have been seen to their end.
  mutating func end(_ picture: Picture) {
    if motion == picture.motion { hasEnded = true }
  }

  func isMoving(_ picture: Picture) -> Bool { picture.lengthMs > 0 && !(motion == picture.motion && hasEnded) }

  func elapsedMs(of picture: Picture, at now: Date) -> Double {
    guard isMoving(picture) else { return .infinity }
    // Before it has been seen it is as it begins.
    return motion == picture.motion ? max(0, now.timeIntervalSince(begin) * 1000) : 0
  }
}
