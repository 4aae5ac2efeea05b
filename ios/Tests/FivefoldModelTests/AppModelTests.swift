import FivefoldCore
import Foundation
import Testing

@testable import FivefoldModel

/// The app as a whole: its screens, the games in progress, and what comes from outside.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct AppModelTests {
  let bench = Bench()

  private func start(_ locale: String = "en") -> AppModel {
    AppModel(folder: bench.folder, locale: locale, seed: { 123_456 })
  }

  @Test func homeShowsFiveGamesEachWithATypicalPosition() {
    let app = start()
    #expect(app.home.cards.map(\.id).sorted() == everyGame.sorted())
    #expect(app.home.cards.allSatisfy { !$0.scene.pieces.isEmpty && $0.progress == nil })
    #expect(app.home.notices.isEmpty)
  }

  @Test(arguments: everyGame)
  func oneTapPlaysAndTheNextOneContinues(_ id: String) throws {
    let app = start()
    app.show()
    app.open(id)
    let model = try #require(app.open)
    #expect(app.path == [.play])
    #expect(model.player(.second) == .level(number: 3), "the computer is the usual opponent")
    model.play(try #require(model.legalTurns().first).text)
    #expect(model.isThinking)
    app.goHome()
    #expect(app.open == nil)
    let card = try #require(app.home.cards.first { $0.id == id })
    #expect(card.progress == HomeProgress(turns: 1, result: nil, waiting: .computer))
    // The app is killed and started again.
    let again = start()
    again.show()
    again.open(id)
    #expect(again.open?.snapshot.turns.count == 1)
    #expect(again.open?.isThinking == true)
    again.hide()
    #expect(again.open?.isThinking == false)
  }

  @Test func theCardSaysWhoseTurnItIsAndHowItEnded() throws {
    let app = start()
    app.open("connect-four")
    #expect(app.home.cards.isEmpty == false)
    app.goHome()
    func card() throws -> HomeCard { try #require(app.home.cards.first { $0.id == "connect-four" }) }
    #expect(try card().progress?.waiting == .you)
    app.open("connect-four")
    app.open?.setPlayer(.second, .human)
    app.goHome()
    #expect(try card().progress?.waiting == .anybody)
    app.open("connect-four")
    app.open?.resign(.first)
    app.goHome()
    #expect(try card().progress?.result?.winner == .second)
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

  @Test func aSharedTextOpensTheGame() throws {
    let app = start()
    app.open(text: "  {\"fivefold\":1,\"game\":\"connect-four\",\"turns\":\"4 4 3\"}\n")
    #expect(app.open?.snapshot.turns.map(\.text) == ["4", "4", "3"])
    let text = try #require(app.open?.saved())
    app.goHome()
    let other = AppModel(folder: bench.folder.appendingPathComponent("other"), locale: "de", seed: { 1 })
    other.open(text: text)
    #expect(other.open?.snapshot.turns.map(\.text) == ["4", "4", "3"])
  }

  @Test func aSharedTextReplacesAGameInProgressOnlyAfterAWord() throws {
    let app = start()
    app.open("connect-four")
    app.open?.play("7")
    let text = #"{"fivefold":1,"game":"connect-four","turns":"4 4 3"}"#
    app.open(text: text)
    #expect(app.replacing?.name == "Connect Four")
    app.replaceNot()
    #expect(app.open?.snapshot.turns.map(\.text) == ["7"])
    app.open(text: text)
    app.replace()
    #expect(app.replacing == nil)
    #expect(app.open?.snapshot.turns.map(\.text) == ["4", "4", "3"])
  }

  @Test func aTextThatIsNoGameIsRefusedWithTheReasonAndNothingChanges() throws {
    let app = start()
    for text in [
      "", "hello", "{", #"{"fivefold":1,"game":"chess"}"#, #"{"fivefold":1,"game":"connect-four","turns":"9"}"#,
    ] {
      app.open(text: text)
      #expect(app.home.notices.count == 1, "\(text)")
      #expect(app.home.notices.contains(.nothingToPaste) == text.isEmpty)
      #expect(app.open == nil)
      app.home.told()
    }
    app.open(file: bench.folder)
    #expect(app.home.notices.count == 1)
  }

  @Test func aFileOpensTheGameInIt() throws {
    let app = start()
    try FileManager.default.createDirectory(at: bench.folder, withIntermediateDirectories: true)
    let file = bench.folder.appendingPathComponent("shared.json")
    try Data(#"{"fivefold":1,"game":"pentago-twist"}"#.utf8).write(to: file)
    app.open(file: file)
    #expect(app.open?.id == "pentago-twist")
  }

  @Test func anUnreadableGameIsSaidOnceAndTheAppGoesOn() throws {
    let games = bench.folder.appendingPathComponent("games")
    try FileManager.default.createDirectory(at: games, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: bench.file("bridgit"))
    let app = start()
    #expect(app.home.notices.count == 1)
    app.home.told()
    app.open("bridgit")
    #expect(app.open?.id == "bridgit")
    app.goHome()
    #expect(app.home.notices.isEmpty)
    #expect(start().home.notices.isEmpty)
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

  @Test func confirmingTurnsIsFollowedAtOnce() throws {
    let app = start()
    app.open("connect-four")
    let model = try #require(app.open)
    app.settings.change { $0.confirms = true }
    let place = try #require(model.snapshot.marks.first?.place)
    model.touch(.place(place: place))
    #expect(model.snapshot.mayFinish)
    // Another place means another turn.
    model.touch(.place(place: try #require(model.layout.spots.last?.place)))
    #expect(model.snapshot.mayFinish)
    model.dropPartial()
    #expect(!model.snapshot.hasPartial)
    app.settings.change { $0.confirms = false }
    model.touch(.place(place: place))
    #expect(model.snapshot.turns.count == 1)
  }

  @Test func anotherLanguageIsSpokenAtOnce() throws {
    let app = start("en-GB")
    app.open("connect-four")
    let english = try #require(app.open?.snapshot.prompt)
    app.speak("de-CH")
    #expect(app.open?.snapshot.prompt != english)
    #expect(app.name(of: "connect-four") == "Vier gewinnt")
    #expect(app.rules(of: "connect-four")?.name == "Vier gewinnt")
  }

  @Test(arguments: everyGame)
  func theRulesHavePagesAndPicturesInBothLanguages(_ id: String) throws {
    for locale in ["en", "de"] {
      let rules = try #require(start(locale).rules(of: id))
      #expect(rules.sections.count >= 3)
      #expect(rules.sections.allSatisfy { !$0.title.isEmpty && !$0.paragraphs.isEmpty })
      let pages = try rulesPages(game: id, locale: locale)
      #expect(rules.sections.map(\.pictures.count) == pages.map(\.diagrams.count), "every diagram can be set up")
      #expect(rules.sections.contains { !$0.pictures.isEmpty })
    }
  }

  @Test func anEndedGameIsCountedOnceWhateverIsUndone() throws {
    let app = start()
    app.open("connect-four")
    let model = try #require(app.open)
    model.resign(.first)
    model.undo()
    model.resign(.first)
    #expect(app.statistics.tallies(of: "connect-four").map(\.tally.losses) == [1])
    #expect(app.statistics.tallies(of: "connect-four").map(\.level) == [3])
    // Neither does it count again after the app was killed.
    let again = AppModel(folder: bench.folder, locale: "en", seed: { 99 })
    again.open("connect-four")
    again.open?.undo()
    again.open?.resign(.first)
    #expect(again.statistics.tallies(of: "connect-four").map(\.tally.losses) == [1])
    // The rematch is another match.
    again.open?.rematch()
    again.open?.resign(.second)
    #expect(again.statistics.tallies(of: "connect-four").map(\.tally.losses) == [2])
    again.statistics.reset()
    #expect(start().statistics.tallies(of: "connect-four").isEmpty)
  }

  @Test func gamesBetweenPeopleAndGamesThatCameOverAreNotCounted() throws {
    let app = start()
    app.open("connect-four")
    app.open?.setPlayer(.second, .human)
    app.open?.agreeDraw()
    #expect(app.open?.snapshot.result?.winner == nil)
    #expect(app.statistics.statistics.tallies.isEmpty)
    let over = #"{"fivefold":1,"game":"bridgit","players":["human",{"level":2}],"result":{"resigned":"first"}}"#
    app.open(text: over)
    let model = try #require(app.open)
    #expect(model.snapshot.result != nil)
    model.undo()
    model.resign(.first)
    #expect(app.statistics.statistics.tallies.isEmpty)
  }

  @Test func winsDrawsAndStreaksAreTallied() {
    var statistics = Statistics()
    let rung = Rung(game: "connect-four", level: 4)
    for (match, ending) in [Ending.win, .win, .draw, .win, .loss, .win].enumerated() {
      statistics.count(UInt64(match), rung, ending)
      statistics.count(UInt64(match), rung, ending)
    }
    let tally = statistics.tallies[rung]
    #expect(tally?.games == 6)
    #expect(tally.map { [$0.wins, $0.draws, $0.losses, $0.streak, $0.best] } == [4, 1, 1, 1, 2])
  }
}
