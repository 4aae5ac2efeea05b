import FivefoldCore
import Foundation
import Testing

@testable import FivefoldModel

/// What is decided before a game begins, and remembered.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct NewGameModelTests {
  let bench = Bench()

  private func start() -> AppModel {
    AppModel(Shelf(folder: bench.folder, locale: "en", seed: { 123_456 }))
  }

  @Test func aNewGameIsAskedForAndRemembered() throws {
    let app = start()
    app.ask("connect-any")
    let asked = try #require(app.asked)
    asked.setOpponent(.watch)
    asked.setLevel(99)
    asked.setOption("rows", .number(number: 5))
    asked.setOption("mode", .word(word: "ban"))
    asked.drawAgain("seed")
    app.begin()
    let model = try #require(app.open)
    #expect(app.asked == nil)
    #expect(model.player(.first) == .level(number: 8))
    #expect(model.player(.second) == .level(number: 8))
    #expect(model.layout.spots.contains { $0.shape == .closed })
    app.goHome()
    app.ask("connect-any")
    #expect(app.asked?.choices == asked.choices)
    #expect(app.asked?.value(of: "seed") == .number(number: 123_456 % 10_000))
    app.askNoMore()
    #expect(app.asked == nil)
  }

  @Test func optionsThatMakeNoGameAreRefusedWithTheReason() throws {
    let app = start()
    app.ask("connect-any")
    let asked = try #require(app.asked)
    asked.setOption("rows", .number(number: 99))
    let preview = try #require(asked.preview)
    app.begin()
    #expect(app.open == nil)
    #expect(asked.refusal?.contains("99") == true)
    #expect(asked.preview == preview, "the last board that could be is still seen")
    asked.setOption("rows", .number(number: 6))
    #expect(asked.refusal == nil)
    app.begin()
    #expect(app.open != nil)
  }

  @Test func cellsAreChosenOnThePreview() throws {
    let app = start()
    app.ask("connect-any")
    let asked = try #require(app.asked)
    asked.setOption("mode", .word(word: "ban"))
    asked.choose("ban")
    let spot = try #require(asked.preview?.board.layout.spots.last)
    asked.touch(x: spot.x + 0.3, y: spot.y)
    #expect(asked.value(of: "ban") == .word(word: spot.name))
    #expect(asked.preview?.board.spot(spot.place)?.shape == .closed)
    asked.touch(x: spot.x, y: spot.y)
    #expect(asked.choices.options["ban"] == nil, "it is drawn by lot again")
    asked.choose("ban")
    #expect(asked.choosing == nil)
    app.ask("bridgit")
    let bridges = try #require(app.asked)
    bridges.choose("walls")
    for cell in bridges.preview?.board.layout.spots.prefix(2).map(\.name) ?? [] { bridges.chooseCell(cell) }
    guard case .cells(let cells) = bridges.value(of: "walls") else {
      Issue.record("no walls were chosen")
      return
    }
    #expect(cells.count == 2)
    bridges.chooseCell(cells[0])
    #expect(bridges.value(of: "walls") == .cells(cells: [cells[1]]))
  }

  @Test func numbersGoInTheirSteps() throws {
    let app = start()
    app.ask("bridgit")
    let asked = try #require(app.asked)
    let size = try #require(asked.entry.options.first { $0.name == "size" })
    guard case .number(let min, let max, let step) = size.kind else {
      Issue.record("the size is no number")
      return
    }
    for _ in 0..<100 { asked.step(size, up: false) }
    #expect(asked.value(of: "size") == .number(number: UInt64(min)))
    asked.step(size, up: true)
    #expect(asked.value(of: "size") == .number(number: UInt64(min + step)))
    for _ in 0..<100 { asked.step(size, up: true) }
    #expect(asked.value(of: "size") == .number(number: UInt64(max)))
  }

  @Test func onlyOptionsOfUseAreOffered() throws {
    let app = start()
    app.ask("connect-any")
    let asked = try #require(app.asked)
    #expect(!asked.optionsOfUse.contains { $0.name == "ban" })
    asked.setOption("mode", .word(word: "ban"))
    #expect(asked.optionsOfUse.contains { $0.name == "ban" })
    asked.setOption("mode", .word(word: "plain"))
    asked.setOption("ban", .word(word: "c3"))
    #expect(!asked.settings.contains { $0.name == "ban" })
    asked.surprise()
    app.begin()
    #expect(app.open != nil)
  }

  @Test func timeAndSimulationsAreStrengthsToo() throws {
    let app = start()
    app.ask("lines-of-action")
    let asked = try #require(app.asked)
    asked.setStarter(.computer)
    asked.setStrength(.time)
    asked.setSeconds(61)
    func first() throws -> Player { try asked.begin().snapshot.firstPlayer }
    #expect(try first() == .limits(visits: nil, ms: 60_000))
    #expect(try asked.begin().snapshot.secondPlayer == .human)
    asked.setStrength(.visits)
    asked.setVisits(300)
    #expect(try first() == .limits(visits: 300, ms: nil))
    asked.setStarter(.lot)
    #expect(try first() == .human, "an even number by lot")
    asked.setOpponent(.person)
    #expect(try asked.begin().snapshot.secondPlayer == .human)
  }

  @Test func rememberedOptionsOfAnOlderVersionDoNotKeepAnybodyFromPlaying() throws {
    let choices = bench.folder.appendingPathComponent("newgame")
    try FileManager.default.createDirectory(at: choices, withIntermediateDirectories: true)
    let old = #"{"level":12,"options":{"rows":{"number":99},"gone":{"word":"x"}}}"#
    try Data(old.utf8).write(to: choices.appendingPathComponent("connect-any.json"))
    let app = start()
    app.open("connect-any")
    #expect(app.open?.player(.second) == .level(number: 8))
  }
}
