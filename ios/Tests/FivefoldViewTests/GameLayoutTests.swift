import Foundation
import Testing

@testable import FivefoldUI

/// Where the parts of a game's screen lie, on screens and with letters of all sizes.
struct GameLayoutTests {
  private static let screens = [
    CGSize(width: 320, height: 460), CGSize(width: 375, height: 560), CGSize(width: 390, height: 744),
    CGSize(width: 430, height: 840), CGSize(width: 667, height: 320), CGSize(width: 844, height: 340),
    CGSize(width: 820, height: 1090), CGSize(width: 1194, height: 760), CGSize(width: 507, height: 760),
  ]

  @Test(arguments: screens, [0.8, 1, 1.3, 2, 3.1])
  func everythingHasAPlaceOrAllOfItScrolls(_ size: CGSize, _ letters: CGFloat) {
    let layout = GameLayout(size, letters: letters)
    #expect(layout.board > 0 && layout.board <= size.width)
    #expect(layout.words >= 48 * letters)
    let strip = layout.showsTurns ? 48 * max(1, letters) : 0
    let beside = (2 * 56 + 64) * letters + 5 * GameLayout.gap
    if !layout.isWide, !layout.scrolls {
      #expect(beside + strip + layout.words + layout.board <= size.height)
      #expect(layout.board >= 0.7 * (size.width - 2 * GameLayout.margin))
    }
    if layout.isWide { #expect(layout.board <= size.height && layout.board <= size.width - 320) }
  }

  @Test func onAnUprightPhoneTheBoardIsAsWideAsTheScreenAndTurnsAreSeen() {
    let layout = GameLayout(CGSize(width: 390, height: 744), letters: 1)
    #expect(!layout.isWide && layout.showsTurns && !layout.scrolls)
    #expect(layout.board == 390 - 2 * GameLayout.margin)
  }

  @Test func onAShortScreenTheTurnsGoBeforeTheBoardGivesWay() {
    let layout = GameLayout(CGSize(width: 375, height: 640), letters: 1)
    #expect(!layout.showsTurns && !layout.scrolls && layout.board == 375 - 2 * GameLayout.margin)
    let shorter = GameLayout(CGSize(width: 375, height: 540), letters: 1)
    #expect(!shorter.showsTurns && !shorter.scrolls && shorter.board < 375 - 2 * GameLayout.margin)
  }

  @Test func withVeryLargeLettersEverythingScrollsAndTheBoardKeepsItsSize() {
    let layout = GameLayout(CGSize(width: 375, height: 560), letters: 2.5)
    #expect(layout.scrolls && layout.board == 375 - 2 * GameLayout.margin)
  }

  @Test func besideTheBoardTheListOfTurnsGoesWhereItHasNoPlace() {
    #expect(GameLayout(CGSize(width: 1194, height: 760), letters: 1).showsTurns)
    let sideways = GameLayout(CGSize(width: 844, height: 340), letters: 1)
    #expect(sideways.isWide && !sideways.showsTurns && !sideways.scrolls)
  }
}
