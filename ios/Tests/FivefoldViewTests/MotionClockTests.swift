import FivefoldCore
import Foundation
import Testing

@testable import FivefoldUI

/// Start, progress and end of motions.
struct MotionClockTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1_000)

  @Test func motionStartsWhenItsNumberIsNew() {
    var clock = MotionClock()
    #expect(clock.elapsedMs(of: picture(1), at: start) == 0)
    clock.see(picture(1), at: start)
    #expect(clock.elapsedMs(of: picture(1), at: start + 0.125) == 125)
    // Another picture with the same motions, such as a preview under the finger.
    clock.see(picture(1), at: start + 0.125)
    #expect(clock.elapsedMs(of: picture(1), at: start + 0.25) == 250)
  }

  @Test func endedMotionIsNotRepeated() {
    var clock = MotionClock()
    clock.see(picture(1), at: start)
    clock.end(picture(1))
    #expect(!clock.isMoving(picture(1)) && clock.elapsedMs(of: picture(1), at: start) == .infinity)
    #expect(clock.isMoving(picture(2)) && clock.elapsedMs(of: picture(2), at: start) == 0)
  }

  @Test func endOfEarlierMotionDoesNotEndNext() {
    var clock = MotionClock()
    clock.see(picture(1), at: start)
    clock.see(picture(2), at: start)
    clock.end(picture(1))
    #expect(clock.isMoving(picture(2)))
  }

  @Test func pictureWithoutMotionIsAtItsEnd() {
    #expect(!MotionClock().isMoving(picture(1, lengthMs: 0)))
    #expect(MotionClock().elapsedMs(of: picture(1, lengthMs: 0), at: start) == .infinity)
  }

  private func picture(_ motion: UInt64, lengthMs: UInt32 = 400) -> Picture {
    Picture(width: 1, height: 1, groups: [], motion: motion, lengthMs: lengthMs)
  }
}
