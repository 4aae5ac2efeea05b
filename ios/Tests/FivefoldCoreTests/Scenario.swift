import FivefoldCore
import Foundation

/// A host that is told what to do line by line and says what it sees: the same as the Rust and the Kotlin one.
final class Scenario {
  private struct NotBegun: Error {}

  private var locale = "en"
  private var current: Session?
  private var report: SearchReport?
  private var seen: [String] = []

  private func session() throws -> Session {
    guard let current else { throw NotBegun() }
    return current
  }

  /// Plays a whole text: commands begin with `> `, comments with `#`; what was seen stands in place of the rest.
  func play(_ text: String) -> String {
    var lines = text.components(separatedBy: "\n")
    while lines.last == "" { lines.removeLast() }
    for line in lines {
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
    let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let rest = parts.count > 1 ? parts[1] : ""
    let words = rest.split(separator: " ").map(String.init)
    switch parts[0] {
    case "version": seen.append(try version().split(separator: ".").count == 3 ? "three numbers" : "odd")
    case "games": try catalogue()
    case "rules": try rules(rest)
    case "surprise":
      let drawn = try surprise(game: words[0], seed: UInt64(words[1]) ?? 0)
      seen.append(drawn.isEmpty ? "drawn:" : "drawn: \(drawn.map(Words.setting).joined(separator: " "))")
    case "locale":
      locale = rest
      try current?.setLocale(locale: rest)
    case "new": current = try Session(game: words[0], options: words.dropFirst().map(setting), locale: locale)
    case "load": current = try Session.load(text: rest, locale: locale)
    case "reload": try reload()
    case "save": seen.append(try session().save())
    case "rematch": current = try session().rematch()
    case "touch": try touch(rest)
    case "operate": try operate(words)
    case "finish": try touched(session().finish())
    case "drop": seen.append("dropped: \(try session().dropPartial())")
    case "confirm": try session().setConfirm(confirm: rest == "on")
    case "play": try touched(session().play(text: rest))
    case "undo": try jumped(session().undo())
    case "redo": try jumped(session().redo())
    case "go": try jumped(session().goTo(turn: UInt32(rest) ?? .max))
    case "player": try session().setPlayer(side: side(words[0]), player: player(Array(words.dropFirst())))
    case "pause": try session().setPaused(paused: rest == "on")
    case "resign": try session().resign(side: side(rest))
    case "draw": try session().agreeDraw()
    case "show": try show()
    case "picture": try picture()
    case "labels": try labels(words)
    case "legal": try legal(rest)
    case "layout": try layout()
    case "hit": try hit(words)
    case "options": seen += try session().options().map(Words.setting)
    case "search": try search(words)
    case "think": try think(.move, words) { _ in }
    case "hint": try think(.hint, words) { _ in }
    case "move-now": try think(.move, words) { try $0.moveNow() }
    case "analyse": try think(.analysis, words) { try $0.cancel() }
    case "apply": try apply()
    case "fault": try session().provokeFault()
    case "fault-outside": try provokeFault()
    case "log":
      try installLogging(detail: logDetail(rest))
      seen.append("log \(Words.word(logDetail(rest)))")
    default: seen += try detail(parts[0], rest)
    }
  }

  /// What is seen only where it is asked for.
  private func detail(_ command: String, _ rest: String) throws -> [String] {
    switch command {
    case "kinds": try Details.kinds(locale)
    case "levels": try Details.levels(locale)
    case "bodies": try Details.bodies(rest, locale)
    case "sides": try Details.sides(session())
    case "shapes": try Details.shapes(session().layout())
    case "regions": try Details.regions(session().layout())
    case "decorations": try Details.decorations(session().layout())
    case "marks": try Details.marks(session(), session().layout())
    case "known": try Details.known(session().layout(), found())
    case "why": try Details.why(found())
    case "values": try Details.values(session(), session().layout(), found())
    default: ["unknown command \(command)"]
    }
  }

  private func found() throws -> SearchReport {
    guard let report else { throw NotBegun() }
    return report
  }

  private func logDetail(_ word: String) -> LogDetail {
    switch word {
    case "errors": .errors
    case "warnings": .warnings
    case "events": .events
    case "everything": .everything
    default: .off
    }
  }

  private func catalogue() throws {
    for game in try games(locale: locale) {
      seen.append("\(game.id): \(game.name) (\(game.tagline)), \(game.levels.count) levels")
      for option in game.options {
        seen.append("  \(option.name): \(option.label) = \(option.standard.map(Words.value) ?? "drawn")")
      }
    }
  }

  private func rules(_ game: String) throws {
    for page in try rulesPages(game: game, locale: locale) {
      seen.append(page.title)
      for diagram in page.diagrams {
        let options = diagram.options.map(Words.setting).joined(separator: " ")
        seen.append("  \(diagram.caption) [\(options)] \(diagram.turns)")
      }
    }
  }

  private func reload() throws {
    let text = try session().save()
    let loaded = try Session.load(text: text, locale: locale)
    seen.append(try loaded.save() == text ? "the same" : "changed")
    current = loaded
  }

  private func touch(_ name: String) throws {
    let spot = try session().layout().spots.first { $0.name == name }
    let number = UInt16(name.hasPrefix("#") ? String(name.dropFirst()) : name)
    try touched(session().touch(target: .place(place: spot?.place ?? number ?? .max)))
  }

  private func operate(_ words: [String]) throws {
    let kind: BoardOperationKind =
      switch words[0] {
      case "turn": .turn
      case "mirror": .mirror
      default: .pass
      }
    let region = try session().layout().regions.first { words.count > 1 && $0.name == words[1] }
    try touched(session().touch(target: .operation(kind: kind, region: region?.id)))
  }

  private func touched(_ touched: Touched) throws {
    switch touched {
    case .rejected(let reason): seen.append("rejected: \(reason)")
    case .partial(let effects): try show(effects, "partial")
    case .mayFinish(let turn, let effects): try show(effects, "may finish \(turn)")
    case .done(let turn, let effects): try show(effects, "done \(turn)")
    }
  }

  private func jumped(_ jumped: Jumped?) throws {
    if let jumped {
      try show(jumped.effects, "at \(jumped.at)")
    } else {
      seen.append("nothing")
    }
  }

  private func show(_ effects: [Effect], _ title: String) throws {
    let layout = try session().layout()
    seen.append(title)
    seen += effects.map { Words.effect(layout, $0) }
  }

  private func show() throws {
    let layout = try session().layout()
    let snapshot = try session().snapshot()
    seen.append("game: \(try session().game())")
    seen.append("side: \(snapshot.side.map { Words.word($0) } ?? "nobody")")
    seen.append("players: \(Words.player(snapshot.firstPlayer)), \(Words.player(snapshot.secondPlayer))")
    seen.append("prompt: \(snapshot.prompt)")
    let flags = [
      ("computer-to-move", snapshot.computerToMove), ("waits-for-computer", snapshot.waitsForComputer),
      ("paused", snapshot.paused), ("partial", snapshot.hasPartial), ("may-finish", snapshot.mayFinish),
      ("can-undo", snapshot.canUndo), ("can-redo", snapshot.canRedo),
    ]
    seen.append("flags: " + flags.filter(\.1).map(\.0).joined(separator: " "))
    if let picked = snapshot.picked { seen.append("picked: \(Words.place(layout, picked))") }
    if !snapshot.made.isEmpty { seen.append("made: \(snapshot.made)") }
    let captures = snapshot.marks.filter(\.captures).count
    let ghosts = snapshot.marks.filter { $0.ghost != nil }.count
    seen.append("marks: \(snapshot.marks.count), captures \(captures), ghosts \(ghosts)")
    for operation in snapshot.operations {
      let region = operation.region.map { Words.region(layout, $0) } ?? ""
      seen.append("operation: \(Words.word(operation.kind)) \(region): \(operation.label)")
    }
    seen.append("pieces: \(snapshot.pieces.count)")
    for turn in snapshot.turns {
      seen.append("turn \(turn.number): \(Words.word(turn.side)) \(turn.text) (\(turn.sentence))")
    }
    seen.append("at: \(snapshot.at)")
    seen.append("trace: \(Words.places(layout, snapshot.trace))")
    if let result = snapshot.result {
      let winner = result.winner.map { Words.word($0) } ?? "nobody"
      seen.append("result: \(winner): \(result.title): \(result.reason)")
      seen.append("line: \(Words.places(layout, snapshot.winningLine))")
    }
    seen.append("announcement: \(snapshot.announcement)")
  }

  private func picture() throws {
    var lines = try session().picture().components(separatedBy: "\n")
    while lines.last == "" { lines.removeLast() }
    seen += lines.map { line in
      var line = "  |" + line
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  private func labels(_ names: [String]) throws {
    let layout = try session().layout()
    for label in try session().snapshot().labels {
      let name = Words.place(layout, label.place)
      if names.contains(name) { seen.append("\(name): \(label.label)") }
    }
  }

  private func legal(_ most: String) throws {
    let turns = try session().legalTurns()
    seen.append("\(turns.count) legal turns")
    seen += turns.prefix(Int(most) ?? .max).map { "  \($0.text): \($0.sentence)" }
  }

  private func layout() throws {
    let layout = try session().layout()
    let size = "\(Words.thousandths(layout.width)) x \(Words.thousandths(layout.height))"
    seen.append("\(size), \(layout.spots.count) places")
    seen.append("\(layout.regions.count) regions, \(layout.decorations.count) decorations")
    for spot in [layout.spots.first, layout.spots.last].compactMap({ $0 }) {
      let around = [spot.up, spot.right, spot.down, spot.left].map { $0.map { Words.place(layout, $0) } ?? "-" }
      seen.append("\(spot.name) in row \(spot.row), column \(spot.column): \(around.joined(separator: " "))")
    }
  }

  private func hit(_ words: [String]) throws {
    let hit = try session().hit(x: Double(words[0]) ?? 0, y: Double(words[1]) ?? 0)
    let layout = try session().layout()
    seen.append(hit.map { Words.place(layout, $0) } ?? "nothing")
  }

  private func search(_ words: [String]) throws {
    let limits = SearchLimits(
      visits: number("visits=", words), ms: number("ms=", words), threads: 1, memoryBytes: number("memory=", words))
    let report = try finished(.custom(limits: limits), words) { _ in }.waitForReport()
    seen.append(Words.outcome(report.outcome))
    let view = report.view
    let value = view.proof.map(Words.proof) ?? Words.thousandths(view.value)
    seen.append("\(view.visits) visits, value \(value), \(view.candidates.count) candidates")
    seen += view.candidates.prefix(3).map(Words.candidate)
    seen.append("line: \(view.line.prefix(3).joined(separator: " "))")
  }

  /// A search of which only what does not depend on time is seen.
  private func think(_ purpose: Purpose, _ words: [String], then: (Search) throws -> Void) throws {
    let ear = try finished(purpose, words, then)
    let kind =
      switch ear.waitForReport().outcome {
      case .move: "move"
      case .cancelled: "cancelled"
      case .failed: "failed"
      }
    seen.append("\(kind); reports: \(ear.reports.count), late: \(ear.late)")
  }

  private func finished(_ purpose: Purpose, _ words: [String], _ then: (Search) throws -> Void) throws -> Ear {
    let ear = Ear()
    let search = try session().startSearch(purpose: purpose, seed: number("seed=", words) ?? 1, listener: ear)
    ear.waitForProgress()
    try then(search)
    report = ear.waitForReport()
    let id = try search.id()
    let others = (ear.progress.map(\.search) + ear.reports.map(\.search)).filter { $0 != id }
    if !others.isEmpty { seen.append("a message of another search") }
    // Once the listener has returned from its last call, which it does soon.
    while try !search.isFinished() {}
    return ear
  }

  private func apply() throws {
    if case .done = try session().apply(report: found()) {
      seen.append("done")
    } else {
      seen.append("not done")
    }
  }

  private func side(_ word: String) -> Side { word == "second" ? .second : .first }

  private func player(_ words: [String]) -> Player {
    switch words.first {
    case "level": .level(number: words.count > 1 ? UInt8(words[1]) ?? 0 : 0)
    case "limits": .limits(visits: number("visits=", words), ms: number("ms=", words))
    default: .human
    }
  }

  private func number<Number: FixedWidthInteger>(_ name: String, _ words: [String]) -> Number? {
    words.first { $0.hasPrefix(name) }.flatMap { Number($0.dropFirst(name.count)) }
  }

  private func setting(_ word: String) -> OptionSetting {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let text = parts.count > 1 ? parts[1] : ""
    let value: OptionValue =
      if let number = UInt64(text) {
        .number(number: number)
      } else if text.hasPrefix("["), text.hasSuffix("]") {
        .cells(cells: text.dropFirst().dropLast().split(separator: ",").map(String.init))
      } else {
        .word(word: text)
      }
    return OptionSetting(name: parts[0], value: value)
  }
}
