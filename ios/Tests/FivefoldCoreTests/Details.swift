import FivefoldCore
import Foundation

/// What scenarios see only where they ask for it: the rest of the catalogue, of the board and of a report.
enum Details {
  /// The options of all games: what they take and when they are of use.
  static func kinds(_ locale: String) throws -> [String] {
    try games(locale: locale).flatMap { game in game.options.map { kind(game.id, $0) } }
  }

  private static func kind(_ game: String, _ option: OptionEntry) -> String {
    let kind =
      switch option.kind {
      case .number(let min, let max, let step): "number \(min) to \(max) by \(step)"
      case .choice(let choices): "choice " + choices.map { "\($0.word) (\($0.label))" }.joined(separator: ", ")
      case .cell: "cell"
      case .cells: "cells"
      case .seed: "seed"
      }
    let needs = option.needs.map { ", needs \($0.name) \($0.words.joined(separator: "/"))" } ?? ""
    return "\(game) \(option.name): \(kind)\(needs)"
  }

  /// The levels of all games.
  static func levels(_ locale: String) throws -> [String] {
    try games(locale: locale).flatMap { game in
      game.levels.map { "\(game.id) \($0.number): \($0.name) (\($0.hint))" }
    }
  }

  /// How many paragraphs each section of the rules has.
  static func bodies(_ game: String, _ locale: String) throws -> [String] {
    try rulesPages(game: game, locale: locale).map {
      "\($0.title): \($0.body.components(separatedBy: "\n\n").count) paragraphs"
    }
  }

  /// The colours of both sides, and the number of this state.
  static func sides(_ session: Session) throws -> [String] {
    let colours = try [Side.first, .second].map { Words.word(try session.colour(side: $0)) }
    return ["first \(colours[0]), second \(colours[1]), revision \(try session.snapshot().revision)"]
  }

  /// The first place of every shape.
  static func shapes(_ layout: BoardLayout) -> [String] {
    var seen: [PlaceShape] = []
    var lines: [String] = []
    for spot in layout.spots where !seen.contains(spot.shape) {
      seen.append(spot.shape)
      lines.append(
        "\(spot.name) at \(Words.thousandths(spot.x)), \(Words.thousandths(spot.y)): \(Words.word(spot.shape))")
    }
    return lines
  }

  /// Every region.
  static func regions(_ layout: BoardLayout) -> [String] {
    layout.regions.map { region in
      let numbers = [region.x, region.y, region.width, region.height].map(Words.thousandths)
      let size = "\(numbers[0]), \(numbers[1]), \(numbers[2]) x \(numbers[3])"
      return "\(region.name) #\(region.id) at \(size): \(region.places.count) places"
    }
  }

  /// Every decoration.
  static func decorations(_ layout: BoardLayout) -> [String] { layout.decorations.map { decoration(layout, $0) } }

  private static func decoration(_ layout: BoardLayout, _ decoration: Decoration) -> String {
    switch decoration {
    case .plate(let x, let y, let width, let height, let region):
      let numbers = [x, y, width, height].map(Words.thousandths)
      let with = region.map { " with \(Words.region(layout, $0))" } ?? ""
      return "plate at \(numbers[0]), \(numbers[1]), \(numbers[2]) x \(numbers[3])\(with)"
    case .pier(let x, let y, let colour):
      return "pier at \(Words.thousandths(x)), \(Words.thousandths(y)): \(Words.word(colour))"
    case .goal(let x, let y, let toX, let toY, let colour):
      let numbers = [x, y, toX, toY].map(Words.thousandths)
      return "goal from \(numbers[0]), \(numbers[1]) to \(numbers[2]), \(numbers[3]): \(Words.word(colour))"
    case .coordinate(let x, let y, let text):
      return "coordinate at \(Words.thousandths(x)), \(Words.thousandths(y)): \(text)"
    }
  }

  /// Where human touches lead, with what would stand there.
  static func marks(_ session: Session, _ layout: BoardLayout) throws -> [String] {
    try session.snapshot().marks.map { mark in
      "\(Words.place(layout, mark.place)): \(mark.ghost.map { Words.piece(layout, $0) } ?? "pick")"
    }
  }

  /// What else a report says.
  static func known(_ layout: BoardLayout, _ report: SearchReport) -> [String] {
    let view = report.view
    let score = view.score.map(String.init) ?? "none"
    return ["after turn \(report.turn), \(view.nodes) nodes, score \(score)"]
      + view.certificate.map { "set \(Words.places(layout, $0))" }
      + (report.elapsedMs > 60_000 ? ["after more than a minute"] : [])
  }

  /// Why a search stopped by itself.
  static func why(_ report: SearchReport) -> [String] {
    switch report.outcome {
    case .move(_, let stopped): ["stopped: \(Words.word(stopped))"]
    case .cancelled, .failed: []
    }
  }

  /// The values of what can be touched.
  static func values(_ session: Session, _ layout: BoardLayout, _ report: SearchReport) throws -> [String] {
    try session.values(candidates: report.view.candidates).map { value in
      let target =
        switch value.target {
        case .place(let place): Words.place(layout, place)
        case .operation(let kind, let region):
          "\(Words.word(kind)) \(region.map { Words.region(layout, $0) } ?? "")"
        }
      let known = value.proof.map(Words.proof) ?? Words.thousandths(value.value)
      return "\(target): \(value.visits) visits, \(known)\(value.isBest ? ", the best" : "")"
    }
  }
}
