import Foundation
import Observation
import Testing

@testable import FivefoldCore

/// The wrapper of the core: updates on the main actor, ownership of models, and reports of failures.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct AppModelTests {
  private let fixture: AppFixture
  private var app: AppModel { fixture.app }

  init() throws { fixture = try AppFixture() }

  @Test func gestureUpdatesState() throws {
    let match = try fixture.match("lines-of-action")
    let before = match.state
    match.send(.play(text: try #require(match.legalMoves().first).text))
    #expect(match.state.at == 1 && match.state.revision > before.revision)
    match.make(.undo)
    #expect(match.state.at == 0)
  }

  @Test func searchResultUpdatesState() async throws {
    let match = try fixture.match("lines-of-action", .watch)
    match.send(.shown)
    while match.state.at == 0 {
      try Task.checkCancellation()
      await Task.yield()
    }
    match.send(.hidden)
    #expect(match.state.players.map(\.isThinking) == [false, false])
    #expect(app.home.message == nil)
  }

  @Test func analysisRunsUntilMatchIsHidden() async throws {
    let match = try fixture.match("pentago-twist")
    match.send(.shown)
    match.send(.setAnalysis(isOn: true))
    while match.state.analysis?.rows.first?.mv == nil {
      try Task.checkCancellation()
      await Task.yield()
    }
    #expect(match.state.analysis?.isRunning == true)
    match.send(.hidden)
    #expect(match.state.analysis?.isRunning != true)
  }

  @Test func reopenedMatchReturnsSameModel() throws {
    let match = try fixture.match("bridgit")
    #expect(app.open(match: match.number) === match)
    #expect(app.open(game: "bridgit") === match)
  }

  @Test func droppedMatchIsReopenedUnchanged() throws {
    func play() throws -> MatchState {
      let match = try fixture.match("bridgit")
      match.send(.play(text: try #require(match.legalMoves().first).text))
      return match.state
    }
    let state = try play()
    let again = try #require(app.open(match: state.number))
    #expect(again.state.moves == state.moves && again.state.at == 1)
  }

  @Test func failuresAreReported() throws {
    #expect(app.receive("{\"fivefold\":1") == nil)
    let first = try #require(app.home.message)
    #expect(app.open(match: 4711) == nil && app.open(game: "chess") == nil)
    #expect(app.home.message == first && first.stayMs == 4000)
    for _ in 0..<3 { app.dismiss(try #require(app.home.message)) }
    #expect(app.home.message == nil)
  }

  @Test func failureWhileViewIsEvaluatedChangesNothingThatItReads() async {
    await confirmation("no view is evaluated again", expectedCount: 0) { changed in
      withObservationTracking {
        _ = (app.home, app.appearance, app.pages, app.speech)
      } onChange: {
        changed()
      }
      let failed: String? = app.drawn { throw CocoaError(.fileReadUnknown) }
      #expect(failed == nil && app.home.message == nil)
    }
  }

  @Test func deletedMatchIsNotReopened() throws {
    let match = try fixture.match("bridgit")
    app.refreshHome()
    #expect(app.reopen(match: match.number) === match)
    app.delete(match: match.number)
    #expect(app.reopen(match: match.number) == nil && app.home.message?.hasUndo == true)
  }

  @Test func settingsApplyToOpenMatches() throws {
    let match = try fixture.match("bridgit")
    let revision = match.state.revision
    app.change(.setPalette(palette: .grays))
    app.change(.setConfirmMoves(isOn: true))
    #expect(app.appearance.palette == .grays && match.state.revision >= revision)
    match.send(.play(text: try #require(match.legalMoves().first).text))
    let later = try AppModel(folder: fixture.folder, locale: "en")
    #expect(later.appearance == app.appearance)
  }

  @Test func nightPaletteForcesDarkTheme() {
    app.change(.setTheme(theme: .light))
    app.change(.setPalette(palette: .night))
    #expect(app.appearance.theme == .dark)
  }

  @Test func languageChangeUpdatesAllStates() throws {
    let match = try fixture.match("lines-of-action")
    let (headline, status) = (match.state.headline, app.home.cards[1].status)
    app.setLocale("de")
    #expect(match.state.headline != headline && app.home.cards[1].status != status)
  }

  @Test func rematchIsNewMatch() throws {
    let match = try fixture.match("lines-of-action")
    match.send(.resign)
    #expect(match.state.result != nil)
    let again = try #require(match.begin(.rematch))
    #expect(again !== match && again.state.at == 0 && again.number != match.number)
  }
}
