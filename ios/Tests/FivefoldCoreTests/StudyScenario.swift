import FivefoldCore

/// Gestures of a review, a puzzle or a lesson, and what its screen says.
enum StudyScenario {
  private static let deeds: [StudyDeed] = [
    .first, .previous, .next, .last, .nextSlip, .retry, .refute, .hint, .takeBack, .pass, .tryAgain, .answer,
    .continue, .playFromHere, .leave,
  ]

  /// Does what a command says; nothing comes back where nothing has changed.
  static func gesture(_ study: Study, _ seen: StudyState, _ post: Post, _ line: String) throws -> StudyState? {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    let (command, rest) = (parts[0], parts.count > 1 ? parts[1] : "")
    let words = rest.split(separator: " ").map(String.init)
    switch command {
    case "state": return try study.state()
    case "shown": return try study.shown()
    case "hidden": return try study.hidden()
    case "wait": return try wait(study, post)
    case "tap":
      let (x, y) = try centre(seen, rest)
      return try study.touchAt(x: x, y: y)
    case "point":
      let (x, y) = try centre(seen, rest)
      return try study.pointAt(x: x, y: y)
    case "point-away": return try study.pointAway()
    case "touch": return try study.touch(target: element(seen, rest).target)
    case "act":
      let action = seen.board.spoken.lazy.flatMap(\.actions).first { $0.label == rest }
      guard let action else { throw Scenario.Lost(description: "no action is called \(rest)") }
      switch action.deed {
      case .touch(let target): return try study.touch(target: target)
      case .takeBack: return try study.takeBack()
      }
    case "arrow": return try study.moveCursor(arrow: Read.arrow(rest))
    case "enter": return try study.actAtCursor()
    case "focus": return try study.setFocused(isFocused: rest == "on")
    case "take-back": return try study.takeBack()
    case "pass": return try study.pass()
    case "play": return try study.play(text: rest)
    case "go-to": return try study.goTo(turn: Read.number(rest))
    case "tap-graph": return try study.touchGraph(x: Read.number(words[0]), y: Read.number(words[1]))
    default:
      guard let deed = deeds.first(where: { Words.word($0) == command }) else {
        throw Scenario.Lost(description: "nothing is called \(command)")
      }
      return try study.perform(deed: deed)
    }
  }

  /// Hears of searches until nothing is reckoned any more.
  private static func wait(_ study: Study, _ post: Post) throws -> StudyState {
    while try study.state().progress != nil, let letter = post.next() { _ = try study.heard(search: letter.search) }
    return try study.state()
  }

  /// The first thing on the board whose label has these words, commas aside.
  private static func element(_ state: StudyState, _ words: String) throws -> SpokenElement {
    let found = state.board.spoken.first { element in
      " \(element.label.replacingOccurrences(of: ",", with: "")) ".contains(" \(words) ")
    }
    guard let found else { throw Scenario.Lost(description: "nothing on the board is called \(words)") }
    return found
  }

  private static func centre(_ state: StudyState, _ words: String) throws -> (x: Double, y: Double) {
    let element = try element(state, words)
    return (element.x + element.width / 2, element.y + element.height / 2)
  }

  /// A review, a puzzle or a lesson, but for what happened once.
  static func tell(_ state: StudyState) -> [Line] {
    var lines = [
      Line("study", [Words.word(state.kind), state.game, state.title, state.detail]),
      Line("headline", [state.caption, Words.word(state.colour), state.headline]),
      Line("sentence", [Words.word(state.tone), state.sentence]),
      Line("steps", state.steps.map { Words.word($0) }.joined(separator: " ")),
    ]
    lines += state.hints.map { Line("hint", [$0.label, Words.flag($0.isGiven, "given")]) }
    if let graph = state.graph { lines.append(Line("graph", [graph.words, Strokes.brief(graph.picture)])) }
    lines += state.turns.map { turn in
      let said = "\(Words.word(turn.colour)) \(turn.text): \(turn.sentence)"
      return Line("turn \(turn.number)", [said, Words.word(turn.mark), turn.markWords])
    }
    lines.append(Line("at", "\(state.at) of \(state.turns.count)"))
    if state.progress != nil { lines.append(Line("progress", "reckoning")) }
    lines += state.actions.map { action in
      let how = [Words.flag(action.isMain, "main"), Words.flag(action.isEnabled, "enabled")]
      return Line("action \(Words.word(action.deed))", [action.label] + how)
    }
    lines.append(Line("picture", Strokes.brief(state.board.picture)))
    return lines + state.board.spoken.map { Line(Words.target($0.target), Tell.spoken($0)) }
  }
}
