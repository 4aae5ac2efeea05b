import FivefoldCore
import FivefoldPainter
import Foundation
import Observation

/// Whose turn it is in a game in progress, for the person who looks at the card.
public enum HomeTurn: Equatable, Sendable {
  case yours, computers
  /// Two people play: it is this colour's.
  case side(PieceColour)
}

/// One game on the home screen.
public struct HomeCard: Identifiable {
  public let entry: GameEntry
  /// The game in progress, else a typical position.
  public let scene: BoardScene
  /// How many turns have been played in the game in progress; nothing if there is none.
  public let turns: Int?
  public let turn: HomeTurn?
  public let result: GameResult?

  public var id: String { entry.id }
}

@MainActor @Observable
public final class HomeModel {
  public private(set) var cards: [HomeCard] = []
  /// Why a saved game could not be read; told once.
  public private(set) var setAside: String?

  @ObservationIgnored private let catalogue: () -> [GameEntry]
  @ObservationIgnored private let store: GameStore
  @ObservationIgnored private let locale: () -> String
  @ObservationIgnored private var typical: [String: BoardScene] = [:]

  private static let typicalTurns = 9
  /// A prime, so that the turns that are picked are spread over the board.
  private static let scatter = 7919

  public init(catalogue: @escaping () -> [GameEntry], store: GameStore, locale: @escaping () -> String) {
    self.catalogue = catalogue
    self.store = store
    self.locale = locale
  }

  /// Looks again at what is stored.
  public func refresh() {
    cards = catalogue().map { entry in
      switch store.load(entry.id) {
      case .inProgress(let game, _):
        defer { game.close() }
        return HomeCard(
          entry: entry, scene: Self.still(game), turns: Int(game.snapshot.at), turn: Self.turn(in: game),
          result: game.snapshot.result)
      case .setAside(let reason):
        tell(reason)
      case .nothing:
        break
      }
      return HomeCard(entry: entry, scene: typicalScene(of: entry.id), turns: nil, turn: nil, result: nil)
    }
  }

  /// Says once that a saved game could not be read.
  public func tell(_ reason: String) { setAside = reason }

  public func setAsideTold() { setAside = nil }

  private static func turn(in game: Game) -> HomeTurn? {
    guard let side = game.snapshot.side else { return nil }
    let players = [game.snapshot.firstPlayer, game.snapshot.secondPlayer]
    if game.snapshot.computerToMove { return .computers }
    return players.contains { $0 != .human } ? .yours : .side(game.colour(side))
  }

  /// A game that is well under way on the usual board; the same one every time.
  private func typicalScene(of id: String) -> BoardScene {
    if let scene = typical[id] { return scene }
    guard let game = try? Game.begin(id: id, options: [], locale: locale()) else {
      let nothing = BoardLayout(width: 1, height: 1, spots: [], regions: [], decorations: [])
      return BoardScene(board: SeenBoard(nothing), pieces: [])
    }
    defer { game.close() }
    for number in 0..<Self.typicalTurns {
      guard let legal = try? game.legalTurns(), !legal.isEmpty else { break }
      _ = try? game.play(legal[(number * Self.scatter + 3) % legal.count].text)
    }
    let scene = Self.still(game)
    typical[id] = scene
    return scene
  }

  private static func still(_ game: Game) -> BoardScene {
    BoardScene(still: SeenBoard(game.layout, showsCoordinates: false), game.snapshot)
  }
}
