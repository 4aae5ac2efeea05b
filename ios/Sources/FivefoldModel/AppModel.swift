import FivefoldCore
import Foundation
import Observation

/// A game from elsewhere that would replace one in progress.
public struct Replacing: Equatable, Sendable {
  let text: String
  public let name: String
}

/// One window of the app: which screens are open in it, and what they show.
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

  @ObservationIgnored private let shelf: Shelf
  @ObservationIgnored private let store: GameStore
  @ObservationIgnored private var isVisible = false

  /// A window of the app that keeps everything on a shelf.
  public init(_ shelf: Shelf) {
    self.shelf = shelf
    catalogue = (try? games(locale: shelf.locale)) ?? []
    store = GameStore(folder: shelf.folder) { shelf.locale }
    home = HomeModel(store: store) { shelf.locale }
    shelf.opened(self)
    home.refresh(catalogue)
  }

  public var settings: SettingsModel { shelf.settings }
  public var statistics: StatisticsModel { shelf.statistics }

  /// The open screens in words, for when the process has ended.
  public var screens: String { path.compactMap { $0.words(open?.id) }.joined(separator: "\n") }

  /// Brings back the screens that were open when the process ended, as far as what they show is still there.
  public func reopen(_ screens: String) {
    for (screen, game) in screens.split(separator: "\n").compactMap(Screen.read) {
      guard let game else {
        if case .rules(let id) = screen, entry(id) == nil { continue }
        go(screen)
        continue
      }
      shelf.take(game, for: self)
      if case .inProgress(let kept, let match) = store.load(game) { play(kept, match) }
    }
  }

  public func name(of id: String) -> String { entry(id)?.name ?? id }

  public func rules(of id: String) -> RulesModel? {
    entry(id).map { RulesModel(entry: $0, locale: shelf.locale) }
  }

  /// Goes on with the game in progress, or begins one with the choices made last.
  public func open(_ id: String) {
    shelf.take(id, for: self)
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
      let game = try Game.load(text, locale: shelf.locale)
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
    // What another window has played since is seen.
    if path.isEmpty { home.refresh(catalogue) }
    open?.show()
  }

  /// The app is not seen any more.
  public func hide() {
    isVisible = false
    open?.hide()
  }

  /// The system speaks another language.
  public func speak(_ locale: String) { shelf.speak(locale) }

  /// Says everything again, in the language that is spoken.
  func retell() {
    catalogue = (try? games(locale: shelf.locale)) ?? catalogue
    open?.setLocale(shelf.locale)
    home.refresh(catalogue)
  }

  private func entry(_ id: String) -> GameEntry? { catalogue.first { $0.id == id } }

  private func choices(_ id: String) -> RecordStore<NewGameChoices> {
    RecordStore(folder: shelf.folder.appendingPathComponent("newgame"), name: id)
  }

  private func newGame(_ id: String) -> NewGameModel? {
    entry(id).map {
      NewGameModel(entry: $0, remembered: choices(id).load().record, locale: shelf.locale, seed: shelf.seed)
    }
  }

  private func begin(_ wanted: NewGameModel) -> Bool {
    // Where it fails the sheet shows why already.
    guard let game = try? wanted.begin() else { return false }
    start(game, shelf.seed())
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
    guard let game = try? Game.load(offered.text, locale: shelf.locale) else { return }
    let match = shelf.seed()
    // What was over before it came here is nobody's result.
    if game.snapshot.result != nil { statistics.pass(game.id, match) }
    start(game, match)
  }

  /// Keeps a game instead of the one of its kind, and opens it.
  private func start(_ game: Game, _ match: UInt64) {
    // Whoever shows the game before it writes it once more on closing: that must not come later.
    shelf.take(game.id, for: self)
    closeGame()
    _ = store.save(game, match: match)
    play(game, match)
  }

  private func play(_ game: Game, _ match: UInt64) {
    closeGame()
    // The process may have ended between the game's end and the count.
    statistics.count(game.id, match, game.snapshot)
    let keeper = GameKeeper(
      save: store.save, ended: { [statistics] in statistics.count($0.id, $1, $0.snapshot) }, seed: shelf.seed)
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
    shelf.putBack(by: self)
  }
}
