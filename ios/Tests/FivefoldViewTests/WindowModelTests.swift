import FivefoldCore
import Foundation
import Testing

@testable import FivefoldUI

/// The screens and sheets of a window, and their restoration.
@MainActor
struct WindowModelTests {
  private let fixture: AppFixture
  private var app: AppModel { fixture.app }
  private var window: WindowModel { fixture.window }

  init() throws { fixture = try AppFixture() }

  @Test func screensAreRestoredInNewProcess() throws {
    let match = try fixture.match("bridgit")
    window.show(match)
    window.open(.rules(game: "bridgit"))
    window.open(.settings)
    let later = WindowModel(app)
    later.reopen(window.screens)
    #expect(later.path == window.path && later.match === match)
    let other = try AppModel(folder: fixture.folder, locale: "en")
    let process = WindowModel(other)
    process.reopen(window.screens)
    #expect(process.match?.number == match.number && process.path.count == 3 && other.home.message == nil)
  }

  @Test func missingMatchIsNotRestored() throws {
    window.reopen("match 4711\nstudy review 4711\nrules chess\nnonsense\nmatch x\nstatistics")
    #expect(window.path == [.page(.statistics)])
  }

  @Test func matchIsOpenInOneWindowAtATime() throws {
    let match = try fixture.match("bridgit")
    window.show(match)
    let other = WindowModel(app)
    other.show(match)
    #expect(match.window == other.id)
    window.leave(match)
    #expect(window.path.isEmpty && other.match === match)
  }

  @Test func newGameSheetClosesWhenGameStarts() throws {
    window.ask("connect-four")
    guard case .newGame(let wanted) = window.sheet else { throw AppFixture.Missing() }
    window.show(app.begin(wanted))
    #expect(window.sheet == nil && window.match?.state.game == "connect-four")
  }

  @Test func confirmationPerformsItsAction() throws {
    let match = try fixture.match("bridgit")
    window.show(match)
    match.send(.play(text: try #require(match.legalMoves().first).text))
    let resign = match.state.menu.joined().first { $0.symbol == .flag }
    window.perform(try #require(resign).action)
    #expect(match.state.result == nil && window.question?.yes == resign?.label)
    window.perform(try #require(window.question).action)
    #expect(match.state.result != nil)
  }

  @Test func menuClosesBeforeItsRowActs() throws {
    let match = try fixture.match("bridgit")
    window.show(match)
    window.openMenu()
    guard case .menu(let opened) = window.sheet else { throw AppFixture.Missing() }
    #expect(opened === match && match.state.menu.joined().count <= 8)
    let resign = try #require(match.state.menu.joined().first { $0.symbol == .flag })
    window.leaveMenu(resign)
    #expect(window.sheet == nil && window.question?.yes == resign.label)
    window.openMenu()
    let players = try #require(match.state.menu.joined().first { $0.symbol == .players })
    window.leaveMenu(players)
    guard case .match(.players, _) = window.sheet else { throw AppFixture.Missing() }
  }

  @Test func deletedMatchLeavesItsWindowAndCanBeRestored() throws {
    let match = try fixture.match("bridgit")
    window.show(match)
    match.send(.play(text: try #require(match.legalMoves().first).text))
    let number = match.number
    let saved = try app.saved(match: number)
    app.delete(match: number)
    #expect(app.home.cards.flatMap(\.stored).contains { $0.open == .restore(number: number) } && match.window == nil)
    #expect(app.home.undoOffer != nil && app.open(match: number) == nil)
    app.undoRemoval()
    #expect(app.home.undoOffer == nil && app.open(match: number)?.state.moves == match.state.moves)
    #expect(try app.saved(match: number) == saved)
  }

  @Test func replacedMatchIsRestoredFromItsMessage() throws {
    let match = try fixture.match("bridgit")
    match.send(.play(text: try #require(match.legalMoves().first).text))
    window.ask("bridgit")
    guard case .newGame(let wanted) = window.sheet else { throw AppFixture.Missing() }
    window.show(app.begin(wanted))
    #expect(app.home.message?.hasUndo == true && window.match !== match)
    window.undoRemoval()
    #expect(app.home.message == nil && window.path.isEmpty && app.open(game: "bridgit") === match)
  }

  @Test func messageGoesWithMoveAndDeafButtonIsIgnored() throws {
    let match = try fixture.match("bridgit")
    window.show(match)
    app.tell(CocoaError(.fileReadUnknown))
    match.send(.play(text: try #require(match.legalMoves().first).text))
    #expect(app.home.message == nil)
    let undo = try #require(match.state.bar.first)
    window.press(
      ScreenButton(
        action: undo.action, label: undo.label, spoken: undo.spoken, detail: "", symbol: undo.symbol, isEnabled: true,
        isOn: nil,
        isMain: false, isDeaf: true))
    #expect(match.state.at == 1)
    window.press(undo)
    #expect(match.state.at == 0)
  }

  @Test func secondHalfOfDoublePressOnUndoOpensNoMatchInList() throws {
    let match = try fixture.match("connect-four")
    match.send(.play(text: try #require(match.legalMoves().first).text))
    // Each moves the rows of the list, and another one comes under the finger.
    let presses: [@MainActor () -> Void] = [
      { window.perform(.delete(number: match.number)) }, { window.undoRemoval() },
      { window.perform(.delete(number: match.number)) }, { window.perform(.restore(number: match.number)) },
    ]
    for (number, press) in presses.enumerated() {
      fixture.uptime.pause = .seconds(1)
      window.ifHeard(press)
      fixture.uptime.pause = .milliseconds(299)
      window.ifHeard { Issue.record("press \(number) is followed by another one") }
    }
    #expect(window.ignored == presses.count)
  }

  @Test func secondHalfOfDoublePressActsOnNothingThatFirstOneOpened() throws {
    let match = try fixture.match("connect-four")
    window.show(match)
    let steps: [@MainActor () -> Void] = [
      { window.open(.settings) }, { window.ask("connect-four") }, { window.sheet = nil }, { window.replaced() },
    ]
    for (number, step) in steps.enumerated() {
      fixture.uptime.pause = .seconds(1)
      window.ifHeard(step)
      fixture.uptime.pause = .milliseconds(299)
      for _ in 0..<2 { window.ifHeard { Issue.record("step \(number) hears the second half") } }
      #expect(window.ignored == 2 * (number + 1), "switches go back")
      #expect(window.hears(), "step \(number) hears no later press")
    }
    // What opens without a press hears at once, and so does what stays.
    fixture.uptime.pause = .seconds(1)
    #expect(window.hears())
    window.open(.statistics)
    #expect(window.hears())
    fixture.uptime.pause = .milliseconds(10)
    #expect(window.hears() && window.hears())
  }

  @Test func menuStaysForSecondHalfOfDoublePress() throws {
    window.show(try fixture.match("bridgit"))
    window.ifHeard(window.openMenu)
    fixture.uptime.pause = .milliseconds(200)
    let resign = try #require(window.match?.state.menu.joined().first { $0.symbol == .flag })
    window.leaveMenu(resign)
    #expect(window.sheet != nil && window.question == nil)
    fixture.uptime.pause = .seconds(1)
    window.leaveMenu(resign)
    #expect(window.sheet == nil && window.question != nil)
  }

  @Test func openedFileIsLoadedAndItsCopyDeleted() async throws {
    let match = try fixture.match("bridgit")
    match.send(.play(text: try #require(match.legalMoves().first).text))
    let inbox = fixture.folder.appendingPathComponent("Documents/Inbox")
    try FileManager.default.createDirectory(at: inbox, withIntermediateDirectories: true)
    let file = inbox.appendingPathComponent("Game.fivefold")
    try app.saved(match: match.number).write(to: file, atomically: true, encoding: .utf8)
    await window.open(file: file)
    #expect(window.match?.state.moves == match.state.moves && app.home.message == nil)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func invalidFileIsReportedAndForeignFileKept() async throws {
    let file = fixture.folder.appendingPathComponent("long.txt")
    try String(repeating: "a", count: 3 << 20).write(to: file, atomically: true, encoding: .utf8)
    #expect(try await TextFile(file: file).read().utf8.count == Int(longestSave()) + 1)
    await window.open(file: file)
    #expect(app.home.message != nil && window.path.isEmpty)
    #expect(FileManager.default.fileExists(atPath: file.path))
    app.dismiss(try #require(app.home.message))
    await window.open(file: fixture.folder.appendingPathComponent("nothing.txt"))
    #expect(app.home.message != nil)
  }

  @Test func screensFollowChosenLanguage() {
    app.setLocale("en-GB")
    #expect(word(.settings) == "Settings")
    app.change(.setLanguage(language: "de"))
    #expect(app.speech.tag == "de" && !app.speech.isRightToLeft)
    app.setLocale("en")
    #expect(word(.settings) == "Einstellungen", "the chosen language stays")
    app.change(.setLanguage(language: nil))
    #expect(word(.settings) == "Settings")
  }
}
