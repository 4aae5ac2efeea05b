import Foundation

/// The columns of the home screen and the sizes of its tiles: in a large window the boards take the remaining height.
struct HomeGrid: Equatable {
  let columns: Int
  /// The height of a board; that of the daily puzzle has the days of the week in it.
  let board: CGFloat
  /// The most width of the buttons of a tile: about that of its board.
  let buttons: CGFloat
  /// The least height of a tile.
  let tile: CGFloat

  /// `scale` is the growth of the letters.
  init(tiles: Int, in size: CGSize, scale: CGFloat) {
    let most = Int(size.width / (156 * scale))
    columns = min(max(most, 1), 3)
    let rows = (tiles + columns - 1) / columns
    // The words and buttons below a board, with the margins.
    let words = 132 * scale
    board = min(max(size.height / CGFloat(max(rows, 1)) - words - 8, 112), 320)
    buttons = min(max(board, 136), 200) * scale
    tile = board + words
  }
}
