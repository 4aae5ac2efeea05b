import FivefoldCore
import FivefoldPainter

/// A position that explains a rule, ready to be drawn.
public struct RulesPicture: Identifiable {
  public let id: Int
  public let scene: BoardScene
  public let caption: String
}

/// One section of the rules.
public struct RulesSection: Identifiable {
  public let id: Int
  public let title: String
  public let paragraphs: [String]
  public let pictures: [RulesPicture]
}

/// The rules of one game in the words of the core, with their diagrams set up.
@MainActor
public struct RulesModel {
  public let name: String
  public let sections: [RulesSection]

  public init(entry: GameEntry, locale: String) {
    name = entry.name
    let pages = (try? rulesPages(game: entry.id, locale: locale)) ?? []
    sections = pages.enumerated().map { number, page in
      RulesSection(
        id: number, title: page.title, paragraphs: page.body.split(separator: "\n\n").map(Self.paragraph),
        pictures: page.diagrams.enumerated().compactMap { Self.picture($0, $1, entry.id, locale) })
    }
  }

  private static func paragraph(_ text: Substring) -> String {
    text.split(separator: "\n").joined(separator: " ")
  }

  private static func picture(_ number: Int, _ diagram: RulesDiagram, _ id: String, _ locale: String) -> RulesPicture? {
    guard let game = try? Game.begin(id: id, options: diagram.options, locale: locale) else { return nil }
    defer { game.close() }
    for turn in diagram.turns.split(separator: " ") {
      guard (try? game.play(String(turn))) != nil else { return nil }
    }
    let scene = BoardScene(still: SeenBoard(game.layout), game.snapshot)
    return RulesPicture(id: number, scene: scene, caption: diagram.caption)
  }
}
