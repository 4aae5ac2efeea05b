import FivefoldCore
import Foundation
import Testing

@testable import FivefoldModel

/// The app as a whole: its screens, the games in progress, and what comes from outside.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct AppModelTests {
  let bench = Bench()

  private func start(_ locale: String = "en") -> AppModel {
    AppModel(Shelf(folder: bench.folder, locale: locale, seed: { 123_456 }))
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

  @Test func aSharedTextOpensTheGame() throws {
    let app = start()
    app.open(text: "  {\"fivefold\":1,\"game\":\"connect-four\",\"turns\":\"4 4 3\"}\n")
    #expect(app.open?.snapshot.turns.map(\.text) == ["4", "4", "3"])
    let text = try #require(app.open?.saved())
    app.goHome()
    let other = AppModel(Shelf(folder: bench.folder.appendingPathComponent("other"), locale: "de", seed: { 1 }))
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
    let again = AppModel(Shelf(folder: bench.folder, locale: "en", seed: { 99 }))
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
