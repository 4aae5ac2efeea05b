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
    if let gesture = try Hands.gesture(command, rest, seen.board.spoken) { return try study.gesture(gesture: gesture) }
    switch command {
    case "state": return try study.state()
    case "shown": return try study.shown()
    case "hidden": return try study.hidden()
    case "wait": return try wait(study, post)
    case "tick": return try study.tick()
    case "pass": return try study.pass()
    case "play": return try study.play(text: rest)
    case "go-to": return try study.goTo(number: Read.number(rest))
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
    lines += state.moves.map { move in
      let said = "\(Words.word(move.colour)) \(move.text): \(move.sentence)"
      return Line(
        "turn \(move.number)", [said, move.worth, move.sign.map { "\($0.text) on \(Words.word($0.ink))" } ?? ""])
    }
    lines.append(Line("at", "\(state.at) of \(state.moves.count)"))
    if state.wakeMs != nil { lines.append(Line("wakes", "by itself")) }
    if state.progress != nil { lines.append(Line("progress", "reckoning")) }
    lines += state.actions.map { action in
      let how = [Words.flag(action.isMain, "main"), Words.flag(action.isEnabled, "enabled")]
      return Line("action \(Words.word(action.deed))", [action.label] + how)
    }
    lines.append(Line("picture", Strokes.brief(state.board.picture)))
    return lines + state.board.spoken.map { Line(Words.target($0.target), Tell.spoken($0)) }
  }
}
