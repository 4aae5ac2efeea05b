import FivefoldCore
import Foundation
import Testing

@testable import FivefoldUI

/// A window: which screens are open in it, what lies over them, and what comes back.
@MainActor
struct WindowModelTests {
  private let bench: Bench
  private var app: AppModel { bench.app }
  private var window: WindowModel { bench.window }

  init() throws { bench = try Bench() }

  @Test func theScreensComeBackInAnotherProcess() throws {
    let match = try bench.match("bridgit")
    window.show(match)
    window.go(rules: "bridgit")
    window.go(.settings)
    let later = WindowModel(app)
    later.reopen(window.screens)
    #expect(later.path == window.path && later.match === match)
    let other = try AppModel(folder: bench.folder, language: "en")
    let process = WindowModel(other)
    process.reopen(window.screens)
    #expect(process.match?.number == match.number && process.path.count == 3 && other.notice == nil)
  }

  @Test func whatIsNotThereAnyMoreDoesNotComeBack() throws {
    window.reopen("match 4711\nrules chess\nnonsense\nmatch x\nstatistics")
    #expect(window.path == [.statistics])
  }

  @Test func aMatchLiesInOneWindowAtATime() throws {
    let match = try bench.match("bridgit")
    window.show(match)
    let other = WindowModel(app)
    other.show(match)
    #expect(match.window == other.id)
    window.leave(match)
    #expect(window.path.isEmpty && other.match === match)
  }

  @Test func aNewGameIsDecidedAboutOnASheetWhichGoesWhenItBegins() throws {
    window.ask("connect-four")
    guard case .newGame(let wanted) = window.sheet else { throw Bench.Missing() }
    window.show(app.begin(wanted))
    #expect(window.sheet == nil && window.match?.state.game == "connect-four")
  }

  @Test func questionsAreAnsweredByWhatTheyAsk() throws {
    let match = try bench.match("bridgit")
    window.answer(.resign(match))
    #expect(match.state.result != nil)
  }

  @Test func aDeletedMatchLeavesItsWindowAndComesBack() throws {
    let match = try bench.match("bridgit")
    window.show(match)
    match.play(try #require(match.legalMoves().first).text)
    let number = match.number
    app.delete(match: number)
    #expect(!app.home.cards.flatMap(\.kept).contains { $0.number == number } && match.window == nil)
    #expect(app.home.putAside != nil && app.open(match: number) == nil)
    app.bringBack()
    #expect(app.home.putAside == nil && app.open(match: number)?.state.moves == match.state.moves)
    #expect(try app.saved(match: number) == match.saved())
  }

  @Test func aGameComesFromAFileAndItsCopyIsDeleted() async throws {
    let match = try bench.match("bridgit")
    match.play(try #require(match.legalMoves().first).text)
    let inbox = bench.folder.appendingPathComponent("Documents/Inbox")
    try FileManager.default.createDirectory(at: inbox, withIntermediateDirectories: true)
    let file = inbox.appendingPathComponent("Game.fivefold")
    try #require(match.save()).write(to: file, atomically: true, encoding: .utf8)
    await window.open(file: file)
    #expect(window.match?.state.moves == match.state.moves && app.notice == nil)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func aFileThatIsNoGameIsToldAndOneElsewhereStays() async throws {
    let file = bench.folder.appendingPathComponent("long.txt")
    try String(repeating: "a", count: 3 << 20).write(to: file, atomically: true, encoding: .utf8)
    #expect(try await TextFile(file: file).read().utf8.count == Int(longestSave()) + 1)
    await window.open(file: file)
    #expect(app.notice != nil && window.path.isEmpty)
    #expect(FileManager.default.fileExists(atPath: file.path))
    app.noticeRead()
    await window.open(file: bench.folder.appendingPathComponent("nothing.txt"))
    #expect(app.notice != nil)
  }

  @Test func theScreensSpeakTheLanguageThatIsChosen() {
    app.setLanguage("en-GB")
    #expect(word(.less, "Rows") == "Rows: less")
    var draft = SettingsDraft(app.settings)
    draft.language = "de"
    app.set(draft.settings)
    #expect(word(.less, "Reihen") == "Reihen: weniger" && app.speech.tag == "de" && !app.speech.isRightToLeft)
    app.setLanguage("en")
    #expect(word(.settings) == "Einstellungen", "what was chosen stays")
    draft.language = nil
    app.set(draft.settings)
    #expect(word(.settings) == "Settings")
  }

  @Test func settingsAreChangedWithoutLosingAny() {
    let settings = app.settings
    #expect(SettingsDraft(settings).settings == settings)
  }
}
