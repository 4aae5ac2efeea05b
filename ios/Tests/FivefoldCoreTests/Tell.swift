import FivefoldCore
import Foundation

/// A key, and what is said of it.
struct Line: Equatable {
  let key: String
  let said: String

  init(_ key: String, _ said: String) { (self.key, self.said) = (key, said) }

  init(_ key: String, _ parts: [String]) { self.init(key, Words.list(parts)) }
}

/// The states of all screens as lines.
enum Tell {
  static func home(_ state: HomeState) -> [Line] {
    let cards = state.cards.flatMap { card in
      let current = card.current.map { "match \($0)" } ?? ""
      let picture = Strokes.brief(card.picture)
      let said = [card.name, card.tagline, card.status, card.action, card.learn, current, picture]
      return [Line(card.game, said)]
        + card.kept.map { kept in
          let deeds = kept.deeds.map(\.label).joined(separator: " ")
          return Line("\(card.game) \(kept.number)", [kept.words, kept.detail, Words.flag(kept.isOver, "over"), deeds])
        }
    }
    let notices = state.notices.enumerated().map { Line("notice \($0 + 1)", $1) }
    return cards + (state.daily.map { [daily($0)] } ?? []) + notices
      + (state.putAside.map { [Line("put aside \($0.key)", [$0.words, $0.by.map { "by \($0)" } ?? ""])] } ?? [])
  }

  static func learn(_ state: LearnState) -> [Line] {
    var lines: [Line] = []
    if let daily = state.daily {
      let solved = Words.flag(daily.isSolved, "solved")
      let said = [daily.title, daily.claim, daily.gameName, Strokes.brief(daily.picture), solved, daily.action]
      lines = [
        Line("daily", said), Line("streak", [daily.streak, daily.longest]),
        Line("month", [daily.month, daily.weekdays.joined(separator: " ")]),
      ]
      for day in daily.days where day.day > 0 {
        let flags = [Words.flag(day.isSolved, "solved"), Words.flag(day.isToday, "today")]
        lines.append(Line("day \(day.day)", [day.words] + flags))
      }
    }
    for game in state.games {
      let said = [game.name, Strokes.brief(game.picture), game.rating, game.puzzles, game.puzzleAction]
      lines.append(Line(game.game, said))
      let share = Strokes.thousandths(game.lessonShare)
      lines.append(Line("\(game.game) lesson", [game.lesson, share, game.lessonAction]))
      for chapter in game.chapters {
        lines.append(Line("\(game.game) chapter", [chapter.title, chapter.detail]))
        lines += chapter.levels.map { level in
          Line("level \(level.puzzle)", [level.label, level.words, Words.flag(level.isSolved, "solved")])
        }
      }
    }
    return lines
  }

  private static func daily(_ card: DailyCard) -> Line {
    let streak = [Strokes.brief(card.streak), card.streakWords]
    let said = [card.title, card.status, Strokes.brief(card.picture), card.action, Words.flag(card.isSolved, "solved")]
    return Line("daily", said + streak)
  }

  static func rules(_ state: RulesState) -> [Line] {
    [Line("rules", state.name)]
      + state.pages.map { page in
        let pictures = page.pictures.map { Words.list([$0.caption, Strokes.brief($0.picture)]) }
        return Line(page.title, ["\(page.paragraphs.count) paragraphs"] + pictures)
      }
  }

  static func statistics(_ state: StatisticsState) -> [Line] {
    state.sections.flatMap { section -> [Line] in
      let rating = section.rating.map { card in
        let graph = card.graph.map(Strokes.brief) ?? ""
        return Line("\(section.game) rating", [card.title, card.words, graph, card.graphWords])
      }
      return [rating].compactMap { $0 }
        + section.rows.map { row in
          let counts = "\(row.wins) won, \(row.draws) drawn, \(row.losses) lost"
          return Line("\(section.game) \(row.label)", [section.name, counts, row.streak])
        }
    }
  }

  static func speech(_ state: Speech) -> [String] {
    let languages = state.languages.map { "\($0.tag) \($0.name)" }
    let words = Word.allCases.map { "\(Words.word($0)): \(state.words[$0] ?? "")" }
    return [Words.list([state.tag, Words.flag(state.isRightToLeft, "right to left")] + languages)] + words
  }

  static func menu(_ groups: [[MenuRow]]) -> [String] {
    groups.flatMap { group in
      ["group"]
        + group.map { row in
          let isOn = row.isOn.map { $0 ? "on" : "off" } ?? ""
          return Words.list([Words.word(row.deed), row.label, Words.flag(row.isEnabled, "can be chosen"), isOn])
        }
    }
  }

  static func settings(_ state: AppSettings) -> [Line] {
    func on(_ isOn: Bool) -> String { isOn ? "on" : "off" }
    return [
      Line("theme", Words.word(state.theme)),
      Line("language", state.language ?? "of the system"),
      Line("palette", Words.word(state.palette)),
      Line("coordinates", on(state.coordinates)),
      Line("speed", Words.word(state.speed)),
      Line("confirm-moves", on(state.confirmMoves)),
      Line("haptics", on(state.haptics)),
      Line("sounds", on(state.sounds)),
      Line("show-visits", on(state.showVisits)),
      Line("flip-board", on(state.flipBoard)),
    ]
  }

  static func sheet(_ state: NewGameState) -> [Line] {
    var lines = [
      Line("new game", [state.game, state.name]),
      Line("opponent", Words.word(state.opponent)),
      Line("board", state.board),
    ]
    lines += state.starters.map { choice in
      let colours = choice.colours.map { Words.word($0) }.joined(separator: " ")
      return Line("start", [Words.word(choice.starter), choice.label, colours, Words.flag(choice.isChosen, "chosen")])
    }
    for (index, row) in state.strengths.enumerated() { lines.append(Line("strength \(index)", strength(row))) }
    lines += state.clocks.map { Line("clock \($0.minutes)", [$0.label, Words.flag($0.isChosen, "chosen")]) }
    lines += state.names.map { Line("name", [Words.word($0.colour), $0.label, $0.name]) }
    if let coach = state.coach { lines.append(Line("coach", toggle(coach))) }
    lines += state.options.map(option)
    lines.append(Line("preview", Strokes.brief(state.preview)))
    if let choosing = state.choosing { lines.append(Line("choosing", choosing)) }
    if let refusal = state.refusal { lines.append(Line("refusal", refusal)) }
    return lines
  }

  private static func toggle(_ row: SwitchRow) -> [String] { [row.label, row.hint, row.isOn ? "on" : "off"] }

  private static func strength(_ row: StrengthRow) -> [String] {
    let limits = "\(row.seconds) seconds, \(row.visits) visits"
    let level = "level \(row.level) of \(row.levels)"
    let face = row.choices.filter(\.isChosen).map {
      "face \($0.level) of \($0.label), \(Strokes.brief($0.face))"
    }
    return [
      Words.word(row.colour), Words.word(row.kind), level, row.name, row.hint, limits, row.words,
      face.joined(), row.asMe.map { Words.list(toggle($0)) } ?? "",
      Words.flag(row.canLess, "less"), Words.flag(row.canMore, "more"),
    ]
  }

  private static func option(_ option: OptionRow) -> Line {
    switch option {
    case .number(let row):
      let can = [
        Words.flag(row.canLess, "less"), Words.flag(row.canMore, "more"), Words.flag(row.canReset, "reset"),
      ]
      return Line(row.name, [row.label, row.value] + can)
    case .choice(let row):
      let words = zip(row.words, row.labels).map { "\($0) (\($1))" }.joined(separator: " | ")
      return Line(row.name, [row.label, words, "chosen \(row.chosen)"])
    case .cells(let row):
      let can = [
        Words.flag(row.canChoose, "choose"), Words.flag(row.canDraw, "draw"), Words.flag(row.canReset, "reset"),
      ]
      return Line(row.name, [row.label, row.value] + can)
    }
  }

  /// A match, but for what happened once.
  static func match(_ state: MatchState) -> [Line] {
    var lines = [
      Line("match", ["\(state.number)", state.game, state.name, Words.flag(state.isTurned, "turned")]),
      Line("headline", [state.headline, Words.word(state.headlineSide)]),
      Line("news", [Words.word(state.news.kind), state.news.text]),
    ]
    if let advice = state.advice { lines.append(Line("advice", [advice.words, advice.action])) }
    if let coach = state.coach { lines.append(Line("coach", toggle(coach))) }
    for (place, bar) in zip(["above", "below"], state.players) { lines.append(Line(place, player(bar))) }
    for bar in state.players where bar.isToMove {
      lines.append(Line("to move", [Words.word(bar.side), Words.flag(bar.isThinking, "thinking")]))
    }
    if let wake = state.wakeMs { lines.append(Line("wake", "\(wake) ms")) }
    lines.append(Line("can", abilities(state.abilities)))
    for move in state.moves {
      lines.append(Line("turn \(move.number)", "\(Words.word(move.colour)) \(move.text): \(move.sentence)"))
    }
    lines.append(Line("at", "\(state.at) of \(state.moves.count)"))
    if let result = state.result { lines += self.result(result) }
    if let analysis = state.analysis { lines.append(Line("analysis", self.analysis(analysis))) }
    lines.append(Line("picture", Strokes.brief(state.board.picture)))
    lines.append(Line("actions", String(state.board.spoken.map(\.actions.count).reduce(0, +))))
    for element in state.board.spoken { lines.append(Line(Words.target(element.target), spoken(element))) }
    return lines
  }

  private static func result(_ result: MatchResult) -> [Line] {
    var lines = [Line("result", [result.title, result.reason, Words.word(result.winner), result.rating, result.score])]
    if let it = result.deciding { lines.append(Line("deciding", ["\(it.number)", it.words, it.action])) }
    if let label = result.nextLevel { lines.append(Line("next level", label)) }
    return lines
  }

  private static func player(_ bar: PlayerBar) -> [String] {
    let clock = bar.clock.map {
      [$0.text, $0.words, Words.flag($0.isRunning, "running"), Words.flag($0.isLow, "low")]
    }
    return [
      Words.word(bar.side), Words.word(bar.colour), bar.colourName, bar.name, bar.detail,
      Words.flag(bar.isComputer, "computer"), Words.list(clock ?? []), bar.score,
    ]
  }

  private static func abilities(_ can: Abilities) -> [String] {
    [
      Words.flag(can.undo, "undo"), Words.flag(can.redo, "redo"), Words.flag(can.hint, "hint"),
      Words.flag(can.analyse, "analyse"), Words.flag(can.moveNow, "move-now"), Words.flag(can.confirm, "confirm"),
      Words.flag(can.takeBack, "take-back"), can.pass.map { "pass (\($0))" } ?? "",
      Words.flag(can.letComputerPlay, "let-computer-play"), Words.flag(can.pause, "pause"),
      Words.flag(can.isPaused, "paused"), can.resign.map { "resign \(Words.word($0))" } ?? "",
      Words.flag(can.agreeDraw, "agree-draw"), Words.flag(can.rematch, "rematch"),
      Words.flag(can.playFromHere, "play-from-here"),
    ]
  }

  private static func analysis(_ state: AnalysisState) -> [String] {
    let expected = state.line.first.map { "\(Words.word($0.colour)) \($0.text)" } ?? ""
    return [
      state.words, Strokes.thousandths(state.share), Words.flag(state.isProven, "proven"),
      Words.flag(state.isRunning, "running"), state.visits, Words.flag(!state.tried.isEmpty, "tried"), expected,
      state.failure ?? "",
    ]
  }

  static func spoken(_ element: SpokenElement) -> [String] {
    [element.label, element.value ?? "", Words.flag(element.isSelected, "selected")]
  }

  /// What a change of the settings is seen on.
  static func settingsBoard(_ board: SettingsBoard) -> String {
    [board.picture.width, board.picture.height, board.height].map(Strokes.thousandths).joined(separator: " ")
  }

  /// Where the parts of a screen with a board lie.
  static func plan(_ plan: ScreenPlan) -> String {
    let lengths = [
      plan.board, plan.panel, plan.head, plan.graph, plan.words, plan.actions, plan.gap, plan.margin, plan.back,
    ]
    let sizes = lengths.map(Strokes.thousandths)
    let words = [plan.sides, plan.message].map(Strokes.thousandths)
    let flags = [
      Words.flag(plan.hasTitle, "title"), Words.flag(plan.hasStrip, "strip"), Words.flag(plan.hasLabels, "labels"),
      Words.flag(plan.hasLargeLetters, "large letters"),
    ]
    return Words.list([
      Words.word(plan.shape), sizes.joined(separator: " "), words.joined(separator: " "), Words.list(flags),
    ])
  }
}
