import FivefoldCore
import Foundation
import Observation

/// What can be seen besides the home screen.
public enum Screen: Hashable, Sendable {
  case play
  /// The rules of the game with this id.
  case rules(String)
  case statistics
  case settings
  case about
}

/// A game from elsewhere that would replace one in progress.
public struct Replacing: Equatable, Sendable {
  let text: String
  public let name: String
}

/// Which screens are open, and what they show.
@MainActor @Observable
public final class AppModel {
  /// The screens above the home screen, the one that is seen last.
  public var path: [Screen] = [] {
    didSet {
      guard path != oldValue else { return }
      if open != nil && !path.contains(.play) { closeGame() }
      if path.isEmpty { home.refresh(catalogue) }
    }
  }
  /// The game on its screen, if one is open.
  public private(set) var open: GameModel?
  /// The new game that is being decided about.
  public private(set) var asked: NewGameModel?
  /// The game from elsewhere that waits for a word.
  public private(set) var replacing: Replacing?
  public private(set) var catalogue: [GameEntry]

  public let home: HomeModel
  public let statistics: StatisticsModel
  public let settings: SettingsModel

  @ObservationIgnored private let store: GameStore
  @ObservationIgnored private let folder: URL
  @ObservationIgnored private let language: Language
  @ObservationIgnored private let seed: () -> UInt64
  @ObservationIgnored private var isVisible = false

  /// The language, for parts of the app that live as long as it.
  private final class Language {
    var locale: String

    init(_ locale: String) {
      self.locale = locale
    }
  }

  /// The app with everything it keeps in a folder.
  public init(folder: URL, locale: String, seed: @escaping () -> UInt64 = { .random(in: .min ... .max) }) {
    let language = Language(locale)
    self.folder = folder
    self.language = language
    self.seed = seed
    catalogue = (try? games(locale: locale)) ?? []
    store = GameStore(folder: folder) { language.locale }
    home = HomeModel(store: store) { language.locale }
    statistics = StatisticsModel(folder: folder)
    settings = SettingsModel(folder: folder)
    settings.onChange = { [weak self] in self?.open?.setConfirm($0.confirms) }
    if settings.wasSetAside { home.tell(.settingsSetAside) }
    if statistics.wasSetAside { home.tell(.statisticsSetAside) }
    home.refresh(catalogue)
  }

  public func name(of id: String) -> String { entry(id)?.name ?? id }

  public func rules(of id: String) -> RulesModel? {
    entry(id).map { RulesModel(entry: $0, locale: language.locale) }
  }

  /// Goes on with the game in progress, or begins one with the choices made last.
  public func open(_ id: String) {
    switch store.load(id) {
    case .inProgress(let game, let match): play(game, match)
    case .setAside(let reason): home.tell(.gameSetAside(reason: reason))
    case .nothing: newGame(id).map { _ = begin($0) }
    }
  }

  public func go(_ screen: Screen) {
    if screen != path.last { path.append(screen) }
  }

  /// Begins to decide about a new game.
  public func ask(_ id: String) { asked = newGame(id) }

  public func askNoMore() { asked = nil }

  /// Begins the game that was decided about, and remembers how.
  public func begin() {
    guard let wanted = asked, begin(wanted) else { return }
    choices(wanted.entry.id).save(wanted.choices)
    asked = nil
  }

  /// Opens a game from elsewhere; if it would replace one in progress, only after a word.
  public func open(text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return home.tell(.nothingToPaste) }
    do {
      let game = try Game.load(text, locale: language.locale)
      defer { game.close() }
      let replacing = Replacing(text: text, name: name(of: game.id))
      if wouldReplace(game) { self.replacing = replacing } else { take(replacing) }
    } catch {
      home.tell(.notAGame(reason: reason(of: error)))
    }
  }

  /// Opens a file with a game in it.
  public func open(file: URL) {
    do {
      open(text: try TextFile(file).read() ?? "")
    } catch {
      home.tell(.notAGame(reason: reason(of: error)))
    }
  }

  public func replaceNot() { replacing = nil }

  /// Opens the game from elsewhere instead of the one in progress.
  public func replace() { replacing.map(take) }

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
  public func speak(_ locale: String) {
    guard locale != language.locale else { return }
    language.locale = locale
    catalogue = (try? games(locale: locale)) ?? catalogue
    open?.setLocale(locale)
    home.refresh(catalogue)
  }

  private func entry(_ id: String) -> GameEntry? { catalogue.first { $0.id == id } }

  private func choices(_ id: String) -> RecordStore<NewGameChoices> {
    RecordStore(folder: folder.appendingPathComponent("newgame"), name: id)
  }

  private func newGame(_ id: String) -> NewGameModel? {
    entry(id).map {
      NewGameModel(entry: $0, remembered: choices(id).load().record, locale: language.locale, seed: seed)
    }
  }

  private func begin(_ wanted: NewGameModel) -> Bool {
    // Where it fails the sheet shows why already.
    guard let game = try? wanted.begin() else { return false }
    let match = seed()
    _ = store.save(game, match: match)
    play(game, match)
    return true
  }

  private func wouldReplace(_ game: Game) -> Bool {
    guard case .inProgress(let kept, _) = store.load(game.id) else { return false }
    defer { kept.close() }
    let isSame = (try? kept.save()) == (try? game.save())
    return kept.snapshot.result == nil && !kept.snapshot.turns.isEmpty && !isSame
  }

  private func take(_ offered: Replacing) {
    replacing = nil
    guard let game = try? Game.load(offered.text, locale: language.locale) else { return }
    let match = seed()
    // What was over before it came here is nobody's result.
    if game.snapshot.result != nil { statistics.pass(game.id, match) }
    _ = store.save(game, match: match)
    play(game, match)
  }

  private func play(_ game: Game, _ match: UInt64) {
    closeGame()
    // The process may have ended between the game's end and the count.
    statistics.count(game.id, match, game.snapshot)
    let keeper = GameKeeper(
      save: store.save, ended: { [statistics] in statistics.count($0.id, $1, $0.snapshot) }, seed: seed)
    let model = GameModel(game, match: match, keeper: keeper)
    model.setConfirm(settings.settings.confirms)
    open = model
    path = [.play]
    if isVisible { model.show() }
  }

  private func closeGame() {
    guard let model = open else { return }
    open = nil
    model.hide()
    model.close()
  }
}
