import FivefoldCore
import Foundation

/// The clock of a picture's motions: they begin when their id is first shown, and continue when it is shown again.
struct MotionClock: Equatable {
  private var motion: UInt64?
  private var begin = Date.distantPast
  private var hasEnded = false

  /// Starts the motions of a picture, unless they have started.
  mutating func see(_ picture: Picture, at now: Date) {
    guard motion != picture.motion else { return }
    motion = picture.motion
    begin = now
    hasEnded = false
  }

  /// Ends the motions of a picture.
  mutating func end(_ picture: Picture) {
    if motion == picture.motion { hasEnded = true }
  }

  func isMoving(_ picture: Picture) -> Bool { picture.lengthMs > 0 && !(motion == picture.motion && hasEnded) }

  func elapsedMs(of picture: Picture, at now: Date) -> Double {
    guard isMoving(picture) else { return .infinity }
    // Before its first frame a picture is at the start of its motions.
    return motion == picture.motion ? max(0, now.timeIntervalSince(begin) * 1000) : 0
  }
}
