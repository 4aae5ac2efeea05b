import FivefoldCore
import Testing

@testable import FivefoldUI

/// The player's drawing is the same as the core's, stroke by stroke, at every time of a motion.
@MainActor
struct PicturePlayerTests {
  private let fixture: AppFixture
  private let palette: Palette

  init() throws {
    fixture = try AppFixture()
    palette = try #require(fixture.app.palette(isDark: false, wantsContrast: false))
  }

  @Test func picturesOfHomeAndRulesMatchDrawingOfCore() throws {
    for card in fixture.app.home.cards {
      try compare(card.picture, card.name)
      let screen = Screen.rules(game: card.game)
      guard fixture.app.load(screen), case .article(let rules)? = fixture.app.pages[screen] else {
        throw AppFixture.Missing()
      }
      for section in rules.sections {
        for shown in section.pictures { try compare(shown.picture, "\(card.game): \(shown.caption)") }
      }
    }
    for coin in fixture.app.coins() { try compare(coin, "coin") }
  }

  @Test func motionsOfMovesMatchDrawingOfCore() throws {
    var moving = 0
    for match in try fixture.matches() {
      for number in 0..<12 {
        let moves = match.legalMoves()
        guard !moves.isEmpty else { break }
        match.send(.play(text: moves[number * 7 % moves.count].text))
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
