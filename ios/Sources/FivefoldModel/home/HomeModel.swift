import FivefoldCore
import FivefoldPainter
import Observation

/// One game on the home screen.
public struct HomeCard: Identifiable {
  public let entry: GameEntry
  /// The game in progress, else a typical position.
  public let scene: BoardScene
  public let progress: HomeProgress?

  public var id: String { entry.id }
}

/// How far the game in progress has come.
public struct HomeProgress: Equatable, Sendable {
  /// How many turns have been played.
  public let turns: Int
  public let result: GameResult?
  public let waiting: Waiting
}

/// Whom the game in progress waits for.
public enum Waiting: Sendable {
  case you, computer, anybody
}

/// Something that people are told once.
public enum HomeNotice: Equatable, Sendable {
  /// A saved game could not be read and was set aside.
  case gameSetAside(reason: String)
  case settingsSetAside
  case statisticsSetAside
  /// A text that was to be opened is no saved game.
  case notAGame(reason: String)
  case nothingToPaste
}

@MainActor @Observable
public final class HomeModel {
  public private(set) var cards: [HomeCard] = []
  public private(set) var notices: [HomeNotice] = []

  @ObservationIgnored private let store: GameStore
  @ObservationIgnored private let locale: () -> String
  @ObservationIgnored private var typical: [String: BoardScene] = [:]

  private static let typicalTurns = 9
  /// A prime, so that the turns that are picked are spread over the board.
  private static let scatter = 7919

  public init(store: GameStore, locale: @escaping () -> String) {
    self.store = store
    self.locale = locale
  }

  /// Looks again at what is stored.
  public func refresh(_ catalogue: [GameEntry]) {
    cards = catalogue.map { entry in
      switch store.load(entry.id) {
      case .inProgress(let game, _):
        defer { game.close() }
        return HomeCard(entry: entry, scene: Self.still(game), progress: Self.progress(of: game))
      case .setAside(let reason):
        tell(.gameSetAside(reason: reason))
      case .nothing:
        break
      }
      return HomeCard(entry: entry, scene: typicalScene(of: entry), progress: nil)
    }
  }

  public func tell(_ notice: HomeNotice) { notices.append(notice) }

  /// The first notice has been read.
  public func told() { notices = Array(notices.dropFirst()) }

  private static func progress(of game: Game) -> HomeProgress {
    let snapshot = game.snapshot
    let isBetweenPeople = snapshot.firstPlayer == .human && snapshot.secondPlayer == .human
    let waiting: Waiting = isBetweenPeople ? .anybody : snapshot.computerToMove ? .computer : .you
    return HomeProgress(turns: Int(snapshot.at), result: snapshot.result, waiting: waiting)
  }

  /// A game that is well under way, on a board with whatever its options offer; the same one every time.
  private func typicalScene(of entry: GameEntry) -> BoardScene {
    if let scene = typical[entry.id] { return scene }
    // With the last word of an option that others wait for, most of them are of use.
    let needs = entry.options.compactMap(\.needs)
    let chosen = Dictionary(needs.map { ($0.name, $0.words.last ?? "") }) { $1 }
    let options = chosen.map { OptionSetting(name: $0.key, value: .word(word: $0.value)) }
    guard let game = try? Game.begin(id: entry.id, options: options, locale: locale()) else {
      let nothing = BoardLayout(width: 1, height: 1, spots: [], regions: [], decorations: [])
      return BoardScene(board: SeenBoard(nothing), pieces: [])
    }
    defer { game.close() }
    for number in 0..<Self.typicalTurns {
      guard let legal = try? game.legalTurns(), !legal.isEmpty else { break }
      _ = try? game.play(legal[(number * Self.scatter + 3) % legal.count].text)
    }
    let scene = Self.still(game)
    typical[entry.id] = scene
    return scene
  }

  private static func still(_ game: Game) -> BoardScene {
    BoardScene(still: SeenBoard(game.layout, showsCoordinates: false), game.snapshot)
  }
}
