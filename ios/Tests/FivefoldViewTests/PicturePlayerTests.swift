import FivefoldCore
import Testing

@testable import FivefoldUI

/// What the player draws is what the core draws, stroke for stroke and at every moment.
@MainActor
struct PicturePlayerTests {
  private let bench: Bench
  private let palette: Palette

  init() throws {
    bench = try Bench()
    palette = try #require(bench.app.palette(isDark: false, wantsContrast: false))
  }

  @Test func everyPictureOfHomeAndOfTheRulesIsDrawnAsTheCoreDrawsIt() throws {
    for card in bench.app.home.cards {
      try compare(card.picture, card.name)
      for page in try #require(bench.app.rules(of: card.game)).pages {
        for shown in page.pictures { try compare(shown.picture, "\(card.game): \(shown.caption)") }
      }
    }
    for coin in bench.app.coins() { try compare(coin, "coin") }
  }

  @Test func everyMoveMovesAsTheCoreMovesIt() throws {
    var moving = 0
    for match in try bench.matches() {
      for number in 0..<12 {
        let moves = match.legalMoves()
        guard !moves.isEmpty else { break }
        match.play(moves[number * 7 % moves.count].text)
        let picture = match.state.board.picture
        moving += picture.lengthMs > 0 ? 1 : 0
        for part in [0, 0.1, 0.35, 0.5, 0.8, 1] {
          try compare(picture, at: Double(picture.lengthMs) * part, "\(match.state.name) \(number) at \(part)")
        }
      }
    }
    #expect(moving > 30)
  }

  private func compare(_ picture: Picture, at elapsedMs: Double = 0, _ name: String) throws {
    let (drawn, written) = (
      SvgCanvas.svg(picture, at: elapsedMs, palette),
      try FivefoldCore.drawn(picture: picture, atMs: elapsedMs, palette: palette)
    )
    guard drawn != written else { return }
    let differences = zip(drawn.split(separator: "\n"), written.split(separator: "\n")).filter { $0 != $1 }
    Issue.record("\(name): \(differences.first.map { "\($0) instead of \($1)" } ?? "other strokes")")
  }
}
