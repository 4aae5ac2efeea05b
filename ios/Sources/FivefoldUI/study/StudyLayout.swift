import Foundation

/// Where the parts of the screen of a review, a puzzle or a lesson lie. As in a game it is decided by the size of the
/// screen and of its letters alone, so that nothing that is said ever moves the board.
struct StudyLayout: Equatable {
  /// Whether everything but the board lies beside it.
  let isWide: Bool
  /// How wide and high the board's place is.
  let board: CGFloat
  /// How high the place of the headline above the board is.
  let headline: CGFloat
  /// Whether the screen is too small for all that: then the whole of it scrolls.
  let scrolls: Bool

  private static let sideWidth: CGFloat = 320
  private static let wideFrom: CGFloat = 600
  /// How narrow the board may become before everything scrolls instead: its share of the width.
  private static let leastShare = 0.7

  /// `letters` says how much larger than usual text is.
  init(_ size: CGSize, letters: CGFloat) {
    let gap = GameLayout.gap
    headline = 72 * letters
    isWide = size.width > size.height && size.width >= Self.wideFrom
    if isWide {
      board = max(0, min(size.height - 2 * gap, size.width - Self.sideWidth - 3 * GameLayout.margin))
      scrolls = size.height < headline + 176 * letters
      return
    }
    let widest = max(0, size.width - 2 * GameLayout.margin)
    // What is said, a strip of turns, and a row of buttons.
    let rest = size.height - headline - (64 + 48 + 56) * letters - 4 * gap
    scrolls = rest < Self.leastShare * widest
    board = scrolls ? widest : min(widest, rest)
  }
}
