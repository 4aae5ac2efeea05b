import FivefoldCore
import FivefoldOutside
import Foundation
import Observation

/// A screen above the home screen. It holds its model, which stays alive while the screen slides away.
enum Destination: Hashable {
  case match(MatchModel)
  case study(StudyModel)
  /// A screen without a board.
  case page(Screen)

  /// The screen, which is reopened by its name after the process has ended.
  var screen: Screen {
    switch self {
    case .match(let match): .match(number: match.number)
    case .study(let study): .study(entry: study.entry)
    case .page(let screen): screen
    }
  }

  static func == (one: Destination, other: Destination) -> Bool { one.screen == other.screen }
  func hash(into hasher: inout Hasher) { hasher.combine(screen) }
}

/// The sheets over a window's screens.
enum WindowSheet: Identifiable {
  case newGame(NewGameModel)
  /// A sheet over a match.
  case match(MatchSheet, MatchModel)
  /// The legal moves of a study.
  case studyMoves(StudyModel)
  /// The menu of a match.
  case menu(MatchModel)
  /// The menu of a study.
  case studyMenu(StudyModel)
  /// The stored matches of a game.
  case kept(String)

  var id: String {
    switch self {
    case .newGame(let model): "new game \(ObjectIdentifier(model))"
    case .match(let sheet, let match): "\(sheet) \(match.number)"
    case .kept(let game): "kept \(game)"
    case .studyMoves(let study): "legal moves \(ObjectIdentifier(study))"
    case .menu(let match): "menu \(match.number)"
    case .studyMenu(let study): "menu \(ObjectIdentifier(study))"
    }
  }
}

/// One window of the app: its open screens and the sheet over them.
@MainActor @Observable
final class WindowModel {
  let app: AppModel
  let id = UUID()
  var path: [Destination] = [] { didSet { if path != oldValue { replaced() } } }
  var sheet: WindowSheet? { didSet { if sheet?.id != oldValue?.id { replaced() } } }
  var question: Question? { didSet { replaced() } }
  /// How many presses were ignored. Controls that read it go back to what the model says.
  private(set) var ignored = 0

  @ObservationIgnored private let presses: PressFilter?
  @ObservationIgnored private let uptime: @MainActor () -> Duration

  init(
    _ app: AppModel, uptime: @escaping @MainActor () -> Duration = { .seconds(ProcessInfo.processInfo.systemUptime) }
  ) {
    self.app = app
    self.uptime = uptime
    presses = app.drawn { try PressFilter() }
  }

  /// The match on the screen or below it.
  var match: MatchModel? {
    for case .match(let match) in path.reversed() { return match }
    return nil
  }

  /// The study on the screen.
  var study: StudyModel? { if case .study(let study)? = path.last { study } else { nil } }

  /// Shows a match in place of the open screens, or above them.
  func show(_ match: MatchModel?) {
    guard let match else { return }
    sheet = nil
    match.window = id
    path = (match.state.isAbove ? path : []) + [.match(match)]
  }

  func go(_ destination: Destination) {
    if destination != path.last { path.append(destination) }
  }

  func go(_ entry: StudyEntry) { app.study(entry).map { go(.study($0)) } }

  /// Opens a screen; a match replaces the open screens.
  func open(_ screen: Screen) {
    switch screen {
    case .home: path = []
    case .newGame(let game): ask(game)
    case .match(let number): show(app.open(match: number))
    case .study(let entry): go(entry)
    case .learn, .puzzles, .rules, .signs, .statistics, .settings, .about:
      if app.load(screen) { go(.page(screen)) }
    }
  }

  /// Presses a button, unless it has just replaced another one under the finger.
  func press(_ button: ScreenButton) { ifHeard { if !button.isDeaf { perform(button.action) } } }

  /// Does what a press asks for, unless it is the second half of a double press that opened what it is on. The system
  /// decides about swipes and scrolling before, so these are never delayed.
  func ifHeard(_ act: @MainActor () -> Void) { if hears() { act() } }

  /// Returns whether a press now is heard, and records it.
  func hears() -> Bool {
    guard let presses else { return true }
    let now = UInt64(uptime() / .milliseconds(1))
    let isHeard = app.attempt { try presses.hears(atMs: now) } ?? true
    if isHeard { app.attempt { try presses.pressed(atMs: now) } } else { ignored += 1 }
    return isHeard
  }

  /// Records that a screen, a sheet or a part of one has been replaced.
  func replaced() { app.attempt { try presses?.replaced() } }

  /// Opens the menu of the match or the study on the screen.
  func openMenu() { sheet = study.map { .studyMenu($0) } ?? match.map { .menu($0) } }

  /// Presses a row of the menu, which closes.
  func leaveMenu(_ row: ScreenButton) {
    ifHeard {
      sheet = nil
      if !row.isDeaf { perform(row.action) }
    }
  }

  /// Performs the action of a button.
  func perform(_ action: ButtonAction) {
    switch action {
    case .match(let event): match?.send(event)
    case .study(let event): study?.send(event)
    case .begin(let next): show(match?.begin(next))
    case .playFromHere(let explores): show(study?.playFromHere(explores: explores))
    case .sheet(let sheet): self.sheet = study.map { .studyMoves($0) } ?? match.map { .match(sheet, $0) }
    case .ask(let question): self.question = question
    case .open(let screen):
      if case .study = screen { sheet = nil }
      open(screen)
    case .switch(let screen): if app.load(screen) { path = path.dropLast() + [.page(screen)] }
    case .review(let number):
      if let match { go(.review(number: match.number)) }
      study?.send(.goTo(number: number))
    case .play(let game): show(app.open(game: game))
    case .playAgain(let number): show(app.playAgain(number))
    case .listMatches(let game): sheet = .kept(game)
    case .paste: Sharing.paste(into: self)
    case .delete(let number):
      app.delete(match: number)
      replaced()
    case .restore(let number):
      app.restore(match: number)
      replaced()
    case .resetStatistics: app.resetStatistics()
    case .sendMessage, .shareText, .shareFile, .sharePicture: break  // A menu shares by the system's own buttons.
    case .unfold: break  // The row opens by itself.
    }
  }

  /// Undoes the last deletion or replacement of a match, and leaves the match that replaced it.
  func undoRemoval() {
    let replacement = app.home.undoOffer?.replacedBy
    app.undoRemoval()
    replaced()
    if let replacement, path.last?.screen == .match(number: replacement) { path.removeLast() }
  }

  func ask(_ game: String) { app.newGame(game).map { sheet = .newGame($0) } }

  /// Closes the screen of a match that another window shows.
  func leave(_ match: MatchModel) { path.removeAll { $0 == .match(match) } }

  /// Opens the screen of a shortcut over the home screen. An unknown shortcut opens none.
  func open(shortcut id: String) {
    let shortcut = app.outside()?.shortcuts.first { $0.id == id }
    guard let screen = shortcut?.screen, screen != path.last?.screen else { return }
    sheet = nil
    path = []
    open(screen)
  }

  /// Opens a link or a file received from another app, or what the widget shows.
  func open(_ url: URL) async {
    if let shortcut = ShortcutLink.shortcut(of: url) { return open(shortcut: shortcut) }
    if url.isFileURL { await open(file: url) } else { show(app.receive(url.absoluteString)) }
  }

  /// Opens a file received from another app or the file chooser.
  func open(file: URL) async {
    do {
      show(app.receive(try await TextFile(file: file).read()))
    } catch {
      app.tell(error)
    }
  }

  /// The names of the open screens, a line each.
  var screens: String { path.compactMap { try? screenName(screen: $0.screen) }.joined(separator: "\n") }

  /// Reopens screens by their names. A screen whose content has been deleted since is left out.
  func reopen(_ screens: String) {
    for name in screens.split(separator: "\n") {
      switch app.attempt({ try screenNamed(name: String(name)) }) ?? nil {
      case .match(let number)?: app.reopen(match: number).map { go(.match($0)) }
      case let screen?: open(screen)
      case nil: break
      }
    }
  }
}
