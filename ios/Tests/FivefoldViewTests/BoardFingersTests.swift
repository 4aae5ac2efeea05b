import Foundation
import Testing

@testable import FivefoldUI

/// One finger plays, two fingers zoom.
struct BoardFingersTests {
  private let here = CGPoint(x: 40, y: 60)
  private let there = CGPoint(x: 50, y: 70)

  private func pinch(_ magnification: CGFloat, _ start: CGPoint) -> BoardFingers.Pinch {
    BoardFingers.Pinch(magnification: magnification, start: start)
  }

  @Test func oneFingerPressesMovesAndLifts() {
    var fingers = BoardFingers()
    #expect(fingers.moved(to: here, hears: { true }) == .press(here))
    #expect(fingers.moved(to: there, hears: { true }) == .point(there))
    #expect(fingers.moved(to: nil, hears: { true }) == .point(nil) && !fingers.areTwo)
  }

  @Test func twoFingersPanAndZoomBoard() {
    var fingers = BoardFingers()
    _ = fingers.moved(to: here, hears: { true })
    #expect(fingers.pinched(pinch(1.5, .zero)) == .pinch(from: here, to: here, times: 1.5) && fingers.areTwo)
    #expect(fingers.moved(to: there, hears: { true }) == .pinch(from: here, to: there, times: 1))
    #expect(fingers.pinched(pinch(3, .zero)) == .pinch(from: there, to: there, times: 2))
    #expect(fingers.pinched(nil) == .nothing)
    // The other finger plays nothing until it is lifted.
    #expect(fingers.areTwo && fingers.moved(to: here, hears: { true }) == .pinch(from: there, to: here, times: 1))
    #expect(fingers.moved(to: nil, hears: { true }) == .nothing && !fingers.areTwo)
    #expect(fingers.moved(to: here, hears: { true }) == .press(here))
  }

  @Test func twoFingersZoomWhereOneScrolls() {
    var fingers = BoardFingers()
    #expect(fingers.pinched(pinch(2, here)) == .pinch(from: here, to: here, times: 2))
    #expect(fingers.pinched(nil) == .nothing)
    #expect(!fingers.areTwo && fingers.moved(to: there, hears: { true }) == .press(there))
    // The next pinch starts at scale 1.
    _ = fingers.moved(to: nil, hears: { true })
    #expect(fingers.pinched(pinch(0.5, here)) == .pinch(from: here, to: here, times: 0.5))
  }

  @Test func cancelledPinchLeavesBoardToNextFinger() {
    var fingers = BoardFingers()
    _ = fingers.moved(to: here, hears: { true })
    _ = fingers.pinched(pinch(1.5, .zero))
    // The system takes both fingers away: an alert, a call, the way to another app.
    #expect(fingers.moved(to: nil, hears: { true }) == .nothing && fingers.areTwo)
    #expect(fingers.pinched(nil) == .nothing && !fingers.areTwo)
    #expect(
      fingers.moved(to: there, hears: { true }) == .press(there)
        && fingers.moved(to: nil, hears: { true }) == .point(nil))
  }

  @Test func ignoredFingerPlaysNothingUntilItIsLifted() {
    var fingers = BoardFingers()
    #expect(fingers.moved(to: here, hears: { false }) == .nothing && fingers.isIgnored)
    #expect(fingers.moved(to: there, hears: { true }) == .nothing && fingers.isIgnored)
    #expect(fingers.pinched(pinch(2, here)) == .pinch(from: there, to: there, times: 2), "two zoom all the same")
    #expect(fingers.moved(to: nil, hears: { true }) == .nothing && !fingers.isIgnored)
    #expect(fingers.pinched(nil) == .nothing)
    #expect(fingers.moved(to: here, hears: { true }) == .press(here))
  }
}
