import Foundation
import Testing

@testable import FivefoldUI

/// The sizes of the tiles of the home screen.
struct HomeGridTests {
  private func grid(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> HomeGrid {
    HomeGrid(tiles: 6, in: CGSize(width: width, height: height), scale: scale)
  }

  @Test func boardsTakeRemainingHeight() {
    let tablet = grid(1180, 740)
    #expect(tablet.columns == 3 && tablet.board == 230 && tablet.tile == 362)
    #expect(2 * tablet.tile + 8 <= 740, "all tiles are seen without scrolling")
    #expect(grid(1366, 2000).board == 320)
  }

  @Test func phoneHasTwoColumnsAndLargeLettersOne() {
    #expect(grid(390, 700).columns == 2 && grid(320, 420).columns == 2 && grid(390, 700, scale: 2).columns == 1)
    #expect(grid(390, 700).board == 112, "a small window scrolls")
    #expect(grid(0, 0).columns == 1 && HomeGrid(tiles: 0, in: .zero, scale: 1).board == 112)
  }

  @Test func buttonsAreAboutAsWideAsBoard() {
    #expect(grid(390, 700).buttons == 136 && grid(1180, 740).buttons == 200)
    #expect(grid(390, 700, scale: 2).buttons == 272)
  }
}
