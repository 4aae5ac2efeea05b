import Foundation
import Testing

@testable import FivefoldUI

/// Where the parts of the screen of a review, a puzzle or a lesson lie.
struct StudyLayoutTests {
  private static let screens = [
    CGSize(width: 320, height: 460), CGSize(width: 375, height: 560), CGSize(width: 390, height: 744),
    CGSize(width: 667, height: 320), CGSize(width: 820, height: 1090), CGSize(width: 1194, height: 760),
  ]

  @Test(arguments: screens, [0.8, 1, 1.3, 2, 3.1])
  func everythingHasAPlaceOrAllOfItScrolls(_ size: CGSize, _ letters: CGFloat) {
    let layout = StudyLayout(size, letters: letters)
    #expect(layout.board > 0 && layout.board <= size.width)
    if layout.isWide {
      #expect(layout.board <= size.height && layout.board <= size.width - 320)
    } else if !layout.scrolls {
      let rest = size.height - layout.board - layout.headline - 4 * GameLayout.gap
      #expect(rest > (64 + 48 + 56) * letters - 0.01)
    }
  }

  @Test func onAnUprightPhoneTheBoardIsAsWideAsTheScreen() {
    let layout = StudyLayout(CGSize(width: 390, height: 744), letters: 1)
    #expect(!layout.isWide && !layout.scrolls && layout.board == 390 - 2 * GameLayout.margin)
  }

  @Test func withVeryLargeLettersEverythingScrolls() {
    #expect(StudyLayout(CGSize(width: 375, height: 560), letters: 2.5).scrolls)
  }
}
