import Foundation

/// Where the parts of a game's screen lie. It is decided by the size of the screen and of its letters alone, so that
/// nothing that appears ever moves the board.
struct GameLayout: Equatable {
  /// Whether everything but the board lies beside it.
  let isWide: Bool
  /// How wide and high the board's place is.
  let board: CGFloat
  /// How high the words' place is; what does not fit there scrolls.
  let words: CGFloat
  /// Whether there is a place for the turns: a strip below the board, or a list beside it.
  let showsTurns: Bool
  /// Whether the screen is too small for all that: then the whole of it scrolls.
  let scrolls: Bool

  static let gap: CGFloat = 8
  static let margin: CGFloat = 14
  private static let sideWidth: CGFloat = 320
  private static let wideFrom: CGFloat = 600
  /// How narrow the board may become before everything scrolls instead: its share of the width.
  private static let leastShare = 0.7

  /// `letters` says how much larger than usual text is.
  init(_ size: CGSize, letters: CGFloat) {
    let bars = 2 * 56 * letters
    let actions = 64 * letters
    let strip = 48 * max(1, letters)
    let (fewWords, manyWords) = (48 * letters, 128 * letters)
    isWide = size.width > size.height && size.width >= Self.wideFrom
    if isWide {
      let list: CGFloat = 160
      let rest = size.height - bars - actions - 5 * Self.gap
      showsTurns = rest >= manyWords + list
      scrolls = rest < fewWords
      words = max(fewWords, showsTurns ? manyWords : rest)
      board = max(0, min(size.height - 2 * Self.gap, size.width - Self.sideWidth - 3 * Self.margin))
      return
    }
    let widest = max(0, size.width - 2 * Self.margin)
    let rest = size.height - bars - actions - 5 * Self.gap
    if rest >= widest + strip + fewWords {
      (board, showsTurns, scrolls) = (widest, true, false)
      words = rest - strip - widest
    } else if rest >= Self.leastShare * widest + fewWords {
      (showsTurns, scrolls, words) = (false, false, fewWords)
      board = min(widest, rest - fewWords)
    } else {
      (board, words, showsTurns, scrolls) = (widest, manyWords, true, true)
    }
  }
}
