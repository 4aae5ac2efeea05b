import FivefoldCore
import Foundation
import Observation

/// What can be seen besides the home screen.
public enum Screen: Hashable, Sendable {
  case game
  /// The rules of the game with this id.
  case rules(String)
  case statistics
  case settings
  case about
}

/// A game that came as text, and would replace one in progress.
public struct OfferedGame: Identifiable {
  public let id: String
  public let name: String
  /// How many turns the game in progress has, which would be given up.
  public let turns: Int
  let game: Game
}

/// Which screens are seen, and the game that is open.
@MainActor @Observable
public final class AppModel {
  /// The screens above the home screen, the one that is seen last.
  public var path: [Screen] = [] {
    didSet { if oldValue.contains(.game) && !path.contains(.game) { closeGame() } }
  }
  /// The game on the screen.
  public private(set) var open: GameModel?
  /// The new game that is being decided about.
  public private(set) var asked: NewGameModel?
  /// A game that came as text and waits for a word.
  public private(set) var offered: OfferedGame?
  /// Why a text was no game; told once.
  public private(set) var refusal: String?
  public private(set) var catalogue: [GameEntry]

  public let home: HomeModel
  public let statistics: StatisticsModel
  public let settings: SettingsModel

  @ObservationIgnored private let store: GameStore
  @ObservationIgnored private let folder: URL
  @ObservationIgnored private let language: Language
  @ObservationIgnored private let seed: () -> UInt64
  @ObservationIgnored private var isVisible = false

  /// What is asked for by parts of the app that live as long as it.
  private final class Language {
    var locale: String
    var catalogue: [GameEntry]

    init(_ locale: String) {
      self.locale = locale
      catalogue = (try? games(locale: locale)) ?? []
    }
  }

  /// The app with everything it keeps in a folder.
  public init(folder: URL, locale: String, seed: @escaping () -> UInt64 = { .random(in: .min ... .max) }) {
    let language = Language(locale)
    self.folder = folder
    self.language = language
    self.seed = seed
    catalogue = language.catalogue
    store = GameStore(folder: folder) { language.locale }
    home = HomeModel(catalogue: { language.catalogue }, store: store, locale: { language.locale })
    statistics = StatisticsModel(folder: folder)
    settings = SettingsModel(folder: folder)
    settings.onChange = { [weak self] in self?.open?.setConfirm($0.confirms) }
    home.refresh()
  }

  public func name(of id: String) -> String { entry(id)?.name ?? id }

  public func rules(of id: String) -> RulesModel? {
    entry(id).map { RulesModel(entry: $0, locale: language.locale) }
  }

  /// Goes on with the game in progress, or begins one with the last choice.
  public func open(_ id: String) {
    switch store.load(id) {
    case .inProgress(let game, let match):
      show(game, match)
      return
    case .setAside(let reason): home.tell(reason)
    case .nothing: break
    }
    guard let entry = entry(id) else { return }
    let wanted = NewGameModel(entry: entry, folder: folder, seed: seed)
    if (try? begin(wanted)) == nil {
      wanted.resetOptions()
      try? begin(wanted)
    }
  }

  /// Begins to decide about a new game.
  public func ask(_ id: String) {
    asked = entry(id).map { NewGameModel(entry: $0, folder: folder, seed: seed) }
  }

  public func askNoMore() { asked = nil }

  /// Begins the game that was decided about.
  public func begin() {
    guard let wanted = asked else { return }
    do {
      try begin(wanted)
      asked = nil
    } catch {
      wanted.refuse(reason(of: error))
    }
  }

  /// Opens a game that came as text: pasted, shared, or in a file.
  public func open(text: String) {
    do {
      let game = try Game.load(text.trimmingCharacters(in: .whitespacesAndNewlines), locale: language.locale)
      if case .inProgress(let kept, _) = store.load(game.id), kept.snapshot.result == nil, !kept.snapshot.turns.isEmpty
      {
        let turns = Int(kept.snapshot.at)
        kept.close()
        offered = OfferedGame(id: game.id, name: name(of: game.id), turns: turns, game: game)
      } else {
        take(game)
      }
    } catch {
      refusal = reason(of: error)
    }
  }

  /// Opens a file with a game in it.
  public func open(file: URL) {
    do {
      open(text: try TextFile(file).read() ?? "")
    } catch {
      refusal = reason(of: error)
    }
  }

  /// Gives up the game in progress for the one that came.
  public func acceptOffered() {
    guard let game = offered?.game else { return }
    offered = nil
    take(game)
  }

  public func declineOffered() {
    offered?.game.close()
    offered = nil
  }

  public func refusalTold() { refusal = nil }

  /// Back to the home screen.
  public func goHome() { path = [] }

  /// The app is seen.
  public func show() {
    isVisible = true
    open?.show()
  }

  /// The app is not seen any more.
  public func hide() {
    isVisible = false
    open?.hide()
  }

  /// The system speaks another language.
  public func setLocale(_ locale: String) {
    guard locale != language.locale else { return }
    language.locale = locale
    language.catalogue = (try? games(locale: locale)) ?? language.catalogue
    catalogue = language.catalogue
    open?.setLocale(locale)
    home.refresh()
  }

  private func entry(_ id: String) -> GameEntry? { catalogue.first { $0.id == id } }

  private func begin(_ wanted: NewGameModel) throws {
    take(try wanted.begin(locale: language.locale))
  }

  private func take(_ game: Game) {
    let match = seed()
    // What was over when it came was not played here.
    if game.snapshot.result != nil { statistics.pass(game.id, match) }
    _ = store.save(game, match: match)
    show(game, match)
  }

  private func show(_ game: Game, _ match: UInt64) {
    closeGame()
    let keeper = GameKeeper(
      save: store.save, ended: { [statistics] in statistics.count($0.id, $1, $0.snapshot) }, seed: seed)
    let model = GameModel(game, match: match, keeper: keeper)
    model.setConfirm(settings.settings.confirms)
    open = model
    path = [.game]
    if isVisible { model.show() }
  }

  private func closeGame() {
    guard let model = open else { return }
    model.hide()
    model.close()
    open = nil
    home.refresh()
  }
}
