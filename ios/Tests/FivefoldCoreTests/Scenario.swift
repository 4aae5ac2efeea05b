import FivefoldCore
import Foundation

/// A host that is told what to do line by line and says what it sees: of each screen what has changed since it was seen
/// last.
final class Scenario {
  private let folder: URL
  private var locale = "en"
  private var app: AppCore
  private var post = Post()
  private var sheet: NewGame?
  private var match: Match?
  /// The last state of the match.
  private var state: MatchState?
  private var study: Study?
  /// The last state of what is studied.
  private var studied: StudyState?
  /// What was said of each screen.
  private var told: [String: [Line]] = [:]
  private var seen: [String] = []

  /// A command that means nothing as things are.
  struct Lost: Error, CustomStringConvertible {
    let description: String
  }

  /// Opens the app over an empty folder.
  init(_ folder: URL) throws {
    self.folder = folder
    app = try AppCore.forScenarios(folder: folder.path, locale: locale, listener: post)
  }

  /// Plays a whole text: commands begin with `> `, comments with `#`; what was seen stands in place of the rest.
  func play(_ text: String) -> String {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) {
      if line.hasPrefix("> ") {
        seen.append(line)
        do {
          try command(String(line.dropFirst(2)))
        } catch {
          seen.append(Words.of(error))
        }
      } else if line.hasPrefix("#") || line.isEmpty {
        seen.append(line)
      }
    }
    return seen.joined(separator: "\n") + "\n"
  }

  private func command(_ line: String) throws {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    let (command, rest) = (parts[0], parts.count > 1 ? parts[1] : "")
    let words = rest.split(separator: " ").map(String.init)
    if try ofApp(command, rest, words) { return }
    if try ofSheet(command, rest, words) { return }
    try ofMatch(command, rest, words)
  }

  /// Gestures of the app, and of screens without a state of their own.
  private func ofApp(_ command: String, _ rest: String, _ words: [String]) throws -> Bool {
    switch command {
    case "restart": try restart()
    case "damage":
      let text = words.dropFirst().joined(separator: " ")
      try text.write(to: folder.appendingPathComponent(words[0]), atomically: false, encoding: .utf8)
    case "files": seen += files()
    case "settle": try app.settle()
    case "locale":
      locale = rest
      try app.setLocale(locale: rest)
    case "reduced-motion": try app.setReducedMotion(isReduced: rest == "on")
    case "home": tell("home", Tell.home(try app.home()))
    case "notice-read": tell("home", Tell.home(try app.noticeRead()))
    case "bring-back": tell("home", Tell.home(try app.bringBack()))
    case "delete": tell("home", Tell.home(try app.delete(number: Read.number(rest))))
    case "save-kept": seen.append(try app.save(number: Read.number(rest)))
    case "rules": tell("rules", Tell.rules(try app.rules(game: rest)))
    case "statistics": tell("statistics", Tell.statistics(try app.statistics()))
    case "reset-statistics": tell("statistics", Tell.statistics(try app.resetStatistics()))
    case "speech": seen += Tell.speech(try app.speech())
    case "say":
      let word = Word.allCases.first { Words.word($0) == words[0] } ?? .appName
      seen.append(try app.say(word: word, value: words.dropFirst().joined(separator: " ")))
    case "said-of": seen.append(try app.saidOf(name: words[0], words: words.dropFirst().joined(separator: " ")))
    case "flight": seen.append("\(try app.flightMs()) ms")
    case "settings-board": seen.append(Tell.settingsBoard(try app.settingsBoard()))
    case "settings": tell("settings", Tell.settings(try app.settings()))
    case "set":
      let settings = try app.settings()
      told["settings"] = Tell.settings(settings)
      let changed = Read.changed(settings, words[0], words[1])
      tell("settings", Tell.settings(try app.setSettings(settings: changed)))
    case "palette":
      let palette = try app.palette(isDark: words[0] == "dark", wantsContrast: words.contains("contrast"))
      let colours = palette.colours.map { String(format: "%06x", $0) }.joined(separator: " ")
      seen.append(Words.list([colours, Strokes.thousandths(palette.shadow)]))
    case "theme": seen.append(Words.word(try app.theme()))
    case "coin": seen += Strokes.all(try app.coin(colour: Read.side(rest)))
    case "plan": seen.append(Tell.plan(try Read.plan(words)))
    case "zoom": seen.append(try Read.zoom(words))
    case "version": seen.append("\(try version().split(separator: ".").count) numbers")
    case "log": try installLogging(detail: Read.detail(rest))
    case "new-game":
      told["sheet"] = nil
      let fresh = try app.newGame(game: rest)
      sheet = fresh
      tell("sheet", Tell.sheet(try fresh.state()))
    case "begin": try enter(app.begin(newGame: theSheet()))
    case "open-game": try enter(app.openGame(game: rest))
    case "open-match": try enter(app.openMatch(number: Read.number(rest)))
    case "today":
      let today = CivilDate(year: Read.number(words[0]), month: Read.number(words[1]), day: Read.number(words[2]))
      try app.setToday(today: today)
    case "learn": tell("learn", Tell.learn(try app.learn()))
    case "daily": try enter(app.daily())
    case "puzzle": try enter(app.puzzle(game: rest))
    case "puzzle-numbered": try enter(app.puzzleNumbered(id: rest))
    case "lesson": try enter(app.lesson(game: rest))
    case "review": try enter(app.review(number: Read.number(rest)))
    case "study": try ofStudy(rest)
    case "receive": try enter(app.receive(text: rest))
    case "fault-in-gesture": try provokeFaultInGesture()
    case "fault-in-search": try provokeFaultInSearch()
    default: return false
    }
    return true
  }

  /// Gestures of the sheet for a new game.
  private func ofSheet(_ command: String, _ rest: String, _ words: [String]) throws -> Bool {
    func row() -> UInt32 { Read.number(words[0]) }
    let state: NewGameState
    switch command {
    case "opponent": state = try theSheet().setOpponent(opponent: Read.opponent(rest))
    case "starter": state = try theSheet().setStarter(starter: Read.starter(rest))
    case "kind": state = try theSheet().setStrengthKind(row: row(), kind: Read.kind(words[1]))
    case "coach-choice": state = try theSheet().setCoach(isOn: rest == "on")
    case "level": state = try theSheet().setLevel(row: row(), level: Read.number(words[1]))
    case "clock": state = try theSheet().setClock(minutes: Read.number(rest))
    case "name": state = try theSheet().setName(row: row(), name: words.dropFirst().joined(separator: " "))
    case "as-me": state = try theSheet().setAsMe(row: row(), isOn: words[1] == "on")
    case "stronger": state = try theSheet().stepStrength(row: row(), up: true)
    case "weaker": state = try theSheet().stepStrength(row: row(), up: false)
    case "more": state = try theSheet().stepOption(name: rest, up: true)
    case "less": state = try theSheet().stepOption(name: rest, up: false)
    case "choose": state = try theSheet().choose(name: words[0], word: words[1])
    case "choose-cells": state = try theSheet().chooseCells(name: rest)
    case "touch-preview": state = try theSheet().touchAt(x: Read.number(words[0]), y: Read.number(words[1]))
    case "draw-again": state = try theSheet().drawAgain(name: rest)
    case "reset": state = try theSheet().resetOption(name: rest)
    case "surprise": state = try theSheet().surprise()
    default: return false
    }
    tell("sheet", Tell.sheet(state))
    return true
  }

  /// Gestures of a match.
  private func ofMatch(_ command: String, _ rest: String, _ words: [String]) throws {
    let match = try theMatch()
    let spoken = state?.board.spoken ?? []
    if let gesture = try Hands.gesture(command, rest, spoken) { return tell(try match.gesture(gesture: gesture)) }
    let state: MatchState?
    switch command {
    case "state": state = try match.state()
    case "shown": state = try match.shown()
    case "hidden": state = try match.hidden()
    case "wait": state = try wait(match)
    case "tick": state = try match.tick()
    case "confirm": state = try match.confirm()
    case "pass": state = try match.pass()
    case "redo": state = try match.redo()
    case "menu-choose":
      state = try match.menu().joined().first { $0.label == rest }.map { try match.choose(deed: $0.deed) }
    case "go-to": state = try match.goTo(number: Read.number(rest))
    case "play": state = try match.play(text: rest)
    case "hint": state = try match.hint()
    case "coach": state = try match.setCoach(isOn: rest == "on")
    case "take-advice": state = try match.takeAdvice()
    case "analysis": state = try match.setAnalysis(isOn: rest == "on")
    case "move-now": state = try match.moveNow()
    case "let-computer-play": state = try match.letComputerPlay()
    case "paused": state = try match.setPaused(isPaused: rest == "on")
    case "resign": state = try match.resign()
    case "agree-draw": state = try match.agreeDraw()
    case "player":
      state = try match.setPlayer(side: Read.side(words[0]), player: Read.player(Array(words.dropFirst())))
    case "rematch": return try enter(match.rematch())
    case "start-over": return try enter(match.restart())
    case "next-level": return try enter(match.nextLevel())
    case "play-from-here": return try enter(match.playFromHere())
    default: return try ofLooking(match, command, rest)
    }
    tell(state)
  }

  /// What is seen by looking: nothing changes.
  private func ofLooking(_ match: Match, _ command: String, _ rest: String) throws {
    switch command {
    case "legal":
      let moves = try match.legalMoves()
      seen += ["\(moves.count) turns"] + moves.prefix(Read.number(rest)).map { "\($0.text): \($0.sentence)" }
    case "players": seen += try match.players().map(Words.player)
    case "choices": seen += try match.playerChoices(side: Read.side(rest)).map(Words.choice)
    case "menu": seen += Tell.menu(try match.menu())
    case "save": seen.append(try match.save())
    case "link":
      let link = try match.link()
      let told = link.map { link in
        let colours = link.palette.colours.map { String(format: "%06x", $0) }.joined(separator: " ")
        return [link.message, link.title, colours] + (link.code.map { [Strokes.brief($0)] } ?? [])
      }
      seen += told ?? ["none"]
    case "shared": seen.append(Strokes.brief(try match.sharedPicture()))
    case "picture": seen += Strokes.all(try match.state().board.picture)
    case "in-sight": seen += try match.state().board.focus.map { [Read.corner($0)] } ?? []
    case "strokes": seen += Strokes.ofInk(try match.state().board.picture, rest)
    case "elements": seen += (state?.board.spoken ?? []).map(\.label)
    case "element":
      let element = try Hands.element(state?.board.spoken ?? [], rest)
      let at = [element.x, element.y, element.width, element.height].map(Strokes.thousandths)
      seen.append("\(element.label) at \(at[0]), \(at[1]), \(at[2]) x \(at[3])")
      seen += element.actions.map { "  \($0.label)" }
    default: seen.append("unknown command \(command)")
    }
  }

  /// The process is gone and begins anew; nothing was settled.
  private func restart() throws {
    (sheet, match, state, study, studied, told) = (nil, nil, nil, nil, nil, [:])
    post = Post()
    app = try AppCore.forScenarios(folder: folder.path, locale: locale, listener: post)
  }

  private func theSheet() throws -> NewGame {
    guard let sheet else { throw Lost(description: "a scenario opens the sheet before it decides") }
    return sheet
  }

  private func theMatch() throws -> Match {
    guard let match else { throw Lost(description: "a scenario opens a match before it plays") }
    return match
  }

  /// Opens the screen of a match.
  private func enter(_ fresh: Match) throws {
    let old = match
    match = fresh
    _ = try old?.hidden()
    (state, sheet, told["match"]) = (nil, nil, nil)
    tell(try fresh.shown())
  }

  /// Opens the screen of a review, a puzzle or a lesson.
  private func enter(_ fresh: Study) throws {
    _ = try study?.hidden()
    (study, studied, told["study"]) = (fresh, nil, nil)
    tell(try fresh.shown())
  }

  private func ofStudy(_ rest: String) throws {
    guard let study, let studied else { throw Lost(description: "a scenario opens what it studies before") }
    if rest == "play-from-here" { return try enter(study.playFromHere()) }
    if let state = try StudyScenario.gesture(study, studied, post, rest) { tell(state) } else { seen.append("nothing") }
  }

  /// Hears of searches until one has ended that the match was waiting for.
  private func wait(_ match: Match) throws -> MatchState? {
    var before = try match.state().revision
    while let letter = post.next() {
      let state = try match.heard(search: letter.search)
      if letter.isLast && state.revision > before { return state }
      before = state.revision
    }
    return nil
  }

  /// A match as it is seen, if anything has changed.
  private func tell(_ fresh: MatchState?) {
    guard let fresh else { return seen.append("nothing") }
    if let state, state.revision > fresh.revision { seen.append("a state is older than the last one") }
    tell("match", Tell.match(fresh))
    tell(fresh.moment, after: state?.moment)
    state = fresh
  }

  private func tell(_ fresh: StudyState) {
    if let studied, studied.revision > fresh.revision { seen.append("a state is older than the last one") }
    tell("study", StudyScenario.tell(fresh))
    tell(fresh.moment, after: studied?.moment)
    studied = fresh
  }

  private func tell(_ moment: Moment, after before: Moment?) {
    let after = moment.sound != nil && moment.soundMs > 0 ? "after \(moment.soundMs) ms" : ""
    let felt = moment.feel.map { "felt \(Words.word($0))" } ?? ""
    let said = Words.list([Words.word(moment.sound), after, felt, moment.announcement])
    if moment.number != before?.number, !said.isEmpty { seen.append("moment: \(said)") }
  }

  /// Says what has changed of a screen. What stands where is only said when it changes.
  private func tell(_ screen: String, _ lines: [Line]) {
    let before = told.updateValue(lines, forKey: screen)
    for line in lines where !(before ?? []).contains(line) {
      if before == nil && line.key.hasPrefix("place ") { continue }
      var text = "\(line.key): \(line.said)"
      while text.hasSuffix(" ") { text.removeLast() }
      seen.append(text)
    }
    for line in before ?? [] where !lines.contains(where: { $0.key == line.key }) { seen.append("no \(line.key)") }
  }

  /// The files in the app's folder, sorted.
  private func files() -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let isFolder: (String) -> Bool = { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: self.folder.appendingPathComponent(name).path, isDirectory: &isFolder)
      return isFolder.boolValue
    }
    return all.filter { !isFolder($0) }.sorted()
  }
}
