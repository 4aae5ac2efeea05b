import FivefoldCore
import Foundation

/// The Swift host of the scenarios: performs their commands by calls of the bindings.
final class ScenarioDriver {
  private let scenario: Scenario
  private let folder: URL
  private var app: AppCore
  private var mailbox = Mailbox()
  private var newGame: NewGame?
  private var match: Match?
  private var study: Study?

  /// A command that cannot be performed in the current state.
  struct InvalidCommand: Error {
    let name: String
  }

  init(_ text: String, _ folder: URL) throws {
    scenario = try Scenario(text: text, folder: folder.path)
    self.folder = folder
    app = try AppCore.forScenarios(folder: folder.path, locale: "en", listener: mailbox)
  }

  /// Plays the scenario and returns it with the output of its commands.
  func play() throws -> String {
    while let command = try scenario.nextCommand() {
      do {
        try scenario.show(result: perform(command))
      } catch let error as FivefoldError {
        try scenario.show(result: .failed(error))
      }
    }
    return try scenario.output()
  }

  private func perform(_ command: ScenarioCommand) throws -> CallResult {
    if let event = command.settingsEvent { return .changedSettings(try app.changeSettings(event: event)) }
    if let screen = command.screen { return .page(try app.page(screen: screen)) }
    if let entry = command.studyEntry { return try open(app.study(entry: entry)) }
    let (text, words, numbers, points) = (command.text, command.words, command.numbers, command.points)
    switch command.name {
    case "open": return done(try open(locale: text))
    case "flush": return done(try app.flush())
    case "locale": return done(try app.setLocale(locale: text))
    case "reduced-motion": return done(try app.setReducedMotion(isReduced: command.isOn))
    case "today": return done(try app.setToday(today: command.date))
    case "log": return done(try installLogging(detail: command.detail))
    case "version": return .text(try version())
    case "home", "home-buttons": return .home(try app.home())
    case "outside": return .outside(try app.outside())
    case "dismiss": return .home(try app.dismiss(key: command.number))
    case "tell": return .home(try app.tell(words: command.text))
    case "undo-removal": return .home(try app.undoRemoval())
    case "delete": return .home(try app.delete(number: command.number))
    case "restore": return .home(try app.restore(number: command.number))
    case "save-kept": return .text(try app.save(number: command.number))
    case "text-kept": return .text(try app.text(number: command.number))
    case "reset-statistics": return .statistics(try app.resetStatistics())
    case "speech": return .speech(try app.speech())
    case "palette":
      return .palette(try app.palette(isDark: words[0] == "dark", wantsContrast: words.contains("contrast")))
    case "appearance": return .appearance(try app.appearance())
    case "coin": return .picture(try app.coin(color: command.side))
    case "plan":
      let hasTitleBar = words.contains("titled")
      let (width, height, fontScale) = (numbers[0], numbers[1], numbers[2])
      return .plan(
        try screenPlan(
          kind: command.plan, width: width, height: height, fontScale: fontScale, hasTitleBar: hasTitleBar))
    case "zoom": return .zoom(try zoomWhole(width: numbers[0], height: numbers[1], unit: numbers[2]))
    case "zoom-pinch":
      return .zoom(try zoomPinched(zoom: command.zoom, from: points[0], to: points[1], times: numbers[4]))
    case "zoom-step":
      return .zoom(try zoomStepped(zoom: command.zoom, at: points.first, steps: numbers[numbers.count - 1]))
    case "zoom-press": return .zoom(try zoomPressed(zoom: command.zoom, key: command.key))
    case "zoom-show": return .zoom(try zoomShowing(zoom: command.zoom, point: points[0]))
    case "zoom-seen": return .point(try zoomSeen(zoom: command.zoom, point: points[0]))
    case "zoom-at": return .point(try zoomAt(zoom: command.zoom, x: numbers[0], y: numbers[1]))
    case "new-game":
      let newGame = try app.newGame(game: text)
      self.newGame = newGame
      return .openedNewGame(try newGame.state())
    case "begin":
      guard let newGame else { throw InvalidCommand(name: command.name) }
      return try open(app.begin(newGame: newGame))
    case "open-game": return try open(app.openGame(game: text))
    case "play-again": return try open(app.playAgain(number: command.number))
    case "open-match": return try open(app.openMatch(number: command.number))
    case "receive": return try open(app.receive(text: text))
    default:
      if let newGame, let event = command.newGameEvent { return .newGame(try newGame.send(event: event)) }
      if command.name.hasPrefix("study "), let study { return try perform(command, in: study) }
      guard let match else { throw InvalidCommand(name: command.name) }
      return try perform(command, in: match)
    }
  }

  private func perform(_ command: ScenarioCommand, in match: Match) throws -> CallResult {
    if let event = command.matchEvent { return .match(try match.send(event: event)) }
    if let next = command.nextMatch { return try open(match.beginNext(next: next)) }
    switch command.name {
    case "state": return .match(try match.state())
    case "wait": return .match(try wait(for: match))
    case "legal": return .legalMoves(try match.legalMoves())
    case "save": return .text(try match.save())
    case "link": return .link(try match.link())
    case "shared": return .picture(try match.sharedPicture())
    default: throw InvalidCommand(name: command.name)
    }
  }

  private func perform(_ command: ScenarioCommand, in study: Study) throws -> CallResult {
    if let event = command.studyEvent { return .study(try study.send(event: event)) }
    switch command.name {
    case "study state": return .study(try study.state())
    case "study wait": return .study(try wait(for: study))
    case "study play-from-here": return try open(study.playFromHere(explores: false))
    case "study explore": return try open(study.playFromHere(explores: true))
    default: throw InvalidCommand(name: command.name)
    }
  }

  private func open(locale: String) throws {
    (newGame, match, study) = (nil, nil, nil)
    mailbox = Mailbox()
    app = try AppCore.forScenarios(folder: folder.path, locale: locale, listener: mailbox)
  }

  private func open(_ next: Match) throws -> CallResult {
    _ = try match?.send(event: .hidden)
    (match, newGame) = (next, nil)
    _ = try next.send(event: .shown)
    return .openedMatch(try next.state())
  }

  private func open(_ next: Study) throws -> CallResult {
    _ = try study?.send(event: .hidden)
    study = next
    _ = try next.send(event: .shown)
    return .openedStudy(try next.state())
  }

  /// Waits for the end of a search that changes the match.
  private func wait(for match: Match) throws -> MatchState? {
    while let search = mailbox.next() {
      if let state = try match.send(event: .searchReported(search: search)) { return state }
    }
    return nil
  }

  /// Waits for the end of all searches of the study, of which one is running.
  private func wait(for study: Study) throws -> StudyState {
    while let search = mailbox.next() {
      if let state = try study.send(event: .searchReported(search: search)), state.progress == nil {
        return state
      }
    }
    return try study.state()
  }

  private func done(_: Void) -> CallResult { .done }
}
