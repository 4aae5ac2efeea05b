import FivefoldCore
import Foundation
import Testing

@testable import FivefoldModel

/// Several windows of the app, and what comes back when the process has ended.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct WindowTests {
  let bench = Bench()

  private func shelf() -> Shelf { Shelf(folder: bench.folder, locale: "en", seed: { 123_456 }) }

  private func turns(_ app: AppModel) -> [String]? { app.open?.snapshot.turns.map(\.text) }

  @Test func everyWindowHasItsOwnGame() {
    let shelf = shelf()
    let (one, other) = (AppModel(shelf), AppModel(shelf))
    one.show()
    other.show()
    one.open("connect-four")
    other.open("bridgit")
    #expect(one.open?.id == "connect-four" && other.open?.id == "bridgit")
    one.hide()
    other.open?.play(other.open?.legalTurns().first?.text ?? "")
    #expect(other.open?.isThinking == true, "a window that is hidden stops only its own game")
  }

  @Test func aGameThatIsOpenedInAnotherWindowMovesThereWithEveryTurn() {
    let shelf = shelf()
    let (one, other) = (AppModel(shelf), AppModel(shelf))
    one.open("connect-four")
    one.open?.setPlayer(.second, .human)
    one.open?.play("4")
    other.open("connect-four")
    #expect(one.open == nil && one.path.isEmpty)
    #expect(turns(other) == ["4"])
    other.open?.play("3")
    other.goHome()
    #expect(one.home.cards.first { $0.id == "connect-four" }?.progress?.turns == 2, "the card is up to date")
    one.open("connect-four")
    #expect(turns(one) == ["4", "3"])
  }

  @Test func settingsAreOneForAllWindows() throws {
    let shelf = shelf()
    let (one, other) = (AppModel(shelf), AppModel(shelf))
    one.open("connect-four")
    other.open("bridgit")
    other.settings.change { $0.confirms = true }
    for model in [one.open, other.open] {
      let model = try #require(model)
      model.touch(.place(place: try #require(model.snapshot.marks.first?.place)))
      #expect(model.snapshot.mayFinish)
    }
    one.speak("de")
    #expect(other.name(of: "connect-four") == "Vier gewinnt")
  }

  @Test func whatCouldNotBeReadIsSaidInOneWindow() throws {
    try FileManager.default.createDirectory(at: bench.folder, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: bench.folder.appendingPathComponent("settings.json"))
    let shelf = shelf()
    let (one, other) = (AppModel(shelf), AppModel(shelf))
    #expect(one.home.notices == [.settingsSetAside])
    #expect(other.home.notices.isEmpty)
  }

  @Test func theScreensThatWereOpenComeBack() {
    let app = AppModel(shelf())
    app.open("pentago-twist")
    app.open?.touch(.place(place: 3))
    app.go(.rules("pentago-twist"))
    let words = app.screens
    let again = AppModel(shelf())
    again.reopen(words)
    #expect(again.path == [.play, .rules("pentago-twist")])
    #expect(again.open?.snapshot.hasPartial == true, "with the half-made turn")
    for screen in [Screen.statistics, .settings, .about] {
      app.goHome()
      app.go(screen)
      let again = AppModel(shelf())
      again.reopen(app.screens)
      #expect(again.path == [screen])
    }
  }

  @Test func screensOfAnotherVersionAreLeftOut() {
    let app = AppModel(shelf())
    app.reopen("play chess\nrules chess\nplay\nnonsense\n\nsettings")
    #expect(app.path == [.settings])
    #expect(app.open == nil, "no game is begun unasked")
  }

  @Test func aGameThatIsBegunIsKeptBeforeItsFirstTurn() {
    let app = AppModel(shelf())
    app.open("connect-four")
    app.open?.play("4")
    app.ask("connect-four")
    app.begin()
    #expect(turns(app) == [])
    let again = AppModel(shelf())
    again.open("connect-four")
    #expect(turns(again) == [], "the game that was given up for it has not come back")
    again.open(text: #"{"fivefold":1,"game":"connect-four","turns":"1 2"}"#)
    let last = AppModel(shelf())
    last.open("connect-four")
    #expect(turns(last) == ["1", "2"])
  }
}
