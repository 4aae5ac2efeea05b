@_exported import FivefoldGenerated
import Foundation
import Observation

/// The model of the whole app, one per process: owns the core's app and is observed by all windows.
///
/// A gesture is one call into the core that returns the state to show. Search reports arrive on search threads and are
/// queued for the main actor.
@MainActor @Observable
public final class AppModel {
  /// The instance that this process's views belong to.
  public private(set) static weak var current: AppModel?

  public private(set) var home: HomeState
  /// What the platform applies of the settings.
  public private(set) var appearance: Appearance
  /// The states of the screens without a board that were opened.
  public private(set) var pages: [Screen: Page] = [:]
  /// The texts of the screens.
  public private(set) var speech: Speech

  @ObservationIgnored private let core: AppCore
  @ObservationIgnored private let now: @MainActor () -> Date
  /// The open matches: one model per match, shared by all windows.
  @ObservationIgnored private var open: [UInt64: Weakly<MatchModel>] = [:]
  @ObservationIgnored private var studies: [Weakly<StudyModel>] = []

  /// Opens the app over its own folder, in this locale.
  public init(folder: URL, locale: String, now: @escaping @MainActor () -> Date = { .now }) throws {
    self.now = now
    let (searches, continuation) = AsyncStream.makeStream(of: Message.self)
    core = try AppCore(folder: folder.path, locale: locale, listener: SearchQueue(continuation))
    home = try core.home()
    appearance = try core.appearance()
    speech = try core.speech()
    Self.current = self
    Task { [weak self] in
      for await message in searches {
        guard let self else { return }
        if let number = message.match {
          open[number]?.value?.send(.searchReported(search: message.search))
        } else {
          for study in studies.compactMap(\.value) { study.send(.searchReported(search: message.search)) }
        }
      }
    }
  }

  /// Shows an error as a message. A fault of this call is not told, which would be another one.
  public func tell(_ error: any Error) {
    if let told = try? core.tell(words: reason(of: error, language: speech.tag)) { home = told }
  }

  /// Dismisses a message whose time is over.
  public func dismiss(_ message: AppMessage) { change { home = try $0.dismiss(key: message.key) } }

  /// Reloads the home screen while it has a message, which goes with a move.
  func refreshMessage() { if home.message != nil { change { home = try $0.home() } } }

  // MARK: Matches

  /// Opens the current match of a game, or starts one.
  public func open(game: String) -> MatchModel? { match { try $0.openGame(game: game) } }

  /// Opens a stored match.
  public func open(match number: UInt64) -> MatchModel? { match { try $0.openMatch(number: number) } }

  /// Reopens a match whose screen is restored; `nil` if the match has been deleted since.
  public func reopen(match number: UInt64) -> MatchModel? {
    refreshHome()
    let view = ButtonAction.open(screen: .match(number: number))
    return home.cards.contains { $0.stored.contains { $0.open == view } } ? open(match: number) : nil
  }

  /// Starts the game that follows a finished match.
  public func playAgain(_ number: UInt64) -> MatchModel? { match { try $0.playAgain(number: number) } }

  /// Imports a game from text.
  public func receive(_ text: String) -> MatchModel? { match { try $0.receive(text: text) } }

  /// Starts the configured game.
  public func begin(_ wanted: NewGameModel) -> MatchModel? {
    // A replaced match can be restored.
    defer { refreshHome() }
    return match { try $0.begin(newGame: wanted.core) }
  }

  /// Opens the setup of a new game.
  public func newGame(_ game: String) -> NewGameModel? {
    attempt { try NewGameModel(core.newGame(game: game), self) }
  }

  // MARK: Learning

  /// Opens a study, or resumes it.
  public func study(_ entry: StudyEntry) -> StudyModel? {
    attempt {
      let model = try StudyModel(entry, core.study(entry: entry), self)
      studies = studies.filter { $0.value != nil } + [Weakly(value: model)]
      return model
    }
  }

  /// Loads a screen without a board; returns whether it exists.
  public func load(_ screen: Screen) -> Bool {
    setToday()
    change { pages[screen] = try $0.page(screen: screen) }
    return pages[screen] != nil
  }

  /// Returns what the app shows outside its screens: the widget of the daily puzzle and the shortcuts of its icon.
  public func outside() -> OutsideState? {
    setToday()
    return attempt { try core.outside() }
  }

  /// Updates the local date, independently of the player's calendar.
  private func setToday() {
    let day = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: now())
    let today = CivilDate(year: Int32(day.year ?? 1970), month: UInt8(day.month ?? 1), day: UInt8(day.day ?? 1))
    change { try $0.setToday(today: today) }
  }

  // MARK: Stored matches

  public func refreshHome() {
    setToday()
    change { home = try $0.home() }
  }

  /// Restores the match put aside last.
  public func undoRemoval() { change { home = try $0.undoRemoval() } }

  /// Returns a match as text.
  public func saved(match number: UInt64) throws -> String { try core.save(number: number) }

  /// Returns the moves of a match as a text to read.
  public func text(match number: UInt64) throws -> String { try core.text(number: number) }

  /// Restores a match from the bin.
  public func restore(match number: UInt64) { change { home = try $0.restore(number: number) } }

  public func delete(match number: UInt64) {
    change { home = try $0.delete(number: number) }
    // Windows that show the match leave it.
    let model = open.removeValue(forKey: number)?.value
    model?.window = nil
  }

  public func resetStatistics() {
    change {
      _ = try $0.resetStatistics()
      pages[.statistics] = try $0.page(screen: .statistics)
    }
  }

  /// Changes a setting, which may change every screen.
  public func change(_ event: SettingsEvent) {
    change {
      guard try $0.changeSettings(event: event) != nil else { return }
      appearance = try $0.appearance()
      sayAnew()
    }
  }

  /// Sets the system's locale; the app uses its language unless another was chosen.
  public func setLocale(_ locale: String) {
    change { try $0.setLocale(locale: locale) }
    sayAnew()
  }

  /// Reloads all states after a change of language or settings.
  private func sayAnew() {
    change {
      speech = try $0.speech()
      home = try $0.home()
      for screen in pages.keys { pages[screen] = try $0.page(screen: screen) }
    }
    refreshMatches()
  }

  /// Sets the system's preference for reduced motion.
  public func setReducedMotion(_ isReduced: Bool) {
    change { try $0.setReducedMotion(isReduced: isReduced) }
    refreshMatches()
  }

  /// Blocks until all writes are durable; called before the app is hidden.
  public func flush() { change { try $0.flush() } }

  // MARK: Queries for display

  /// Returns the chosen colors. Views that read them are updated when they change.
  public func palette(isDark: Bool, wantsContrast: Bool) -> Palette? {
    _ = appearance
    return drawn { try core.palette(isDark: isDark, wantsContrast: wantsContrast) }
  }

  /// Returns the layout of a screen with a board. The title has its own bar.
  public func plan(of kind: PlanKind, width: Double, height: Double, fontScale: Double) -> ScreenPlan? {
    drawn { try screenPlan(kind: kind, width: width, height: height, fontScale: fontScale, hasTitleBar: true) }
  }

  /// Returns the one model of a match.
  func model(of core: Match) throws -> MatchModel {
    let number = try core.number()
    if let known = open[number]?.value { return known }
    let model = try MatchModel(core, self)
    open = open.filter { $0.value.value != nil }
    open[number] = Weakly(value: model)
    return model
  }

  /// Returns the result of a call, or `nil` after showing a notice if the call failed.
  @discardableResult public func attempt<Answer>(_ call: () throws -> Answer) -> Answer? {
    do {
      return try call()
    } catch {
      tell(error)
      return nil
    }
  }

  /// Returns the result of a call made while a view is evaluated, or `nil` if the call failed. A notice would evaluate
  /// the view again, and the call would fail again.
  public func drawn<Answer>(_ call: () throws -> Answer) -> Answer? { try? call() }

  /// Returns a sound as a WAV file.
  public func wave(of sound: Sound) throws -> Data { try core.soundWave(sound: sound) }

  /// A piece of the first color, then one of the second.
  public func coins() -> [Picture] {
    [Side.first, .second].compactMap { side in drawn { try core.coin(color: side) } }
  }

  private func match(_ call: (AppCore) throws -> Match) -> MatchModel? { attempt { try model(of: call(core)) } }

  private func change(_ call: (AppCore) throws -> Void) { attempt { try call(core) } }

  private var matches: [MatchModel] { open.values.compactMap(\.value) }

  private func refreshMatches() {
    for model in matches { model.refresh() }
    for study in studies.compactMap(\.value) { study.refresh() }
  }
}

private struct Weakly<Value: AnyObject> {
  weak var value: Value?
}

/// The ids of a search with news and of its match.
private struct Message {
  let search: UInt64
  let match: UInt64?
}

/// Receives search callbacks on search threads and forwards the ids of the searches.
private final class SearchQueue: SearchListener {
  private let continuation: AsyncStream<Message>.Continuation

  init(_ continuation: AsyncStream<Message>.Continuation) { self.continuation = continuation }

  func onProgress(progress: SearchProgress) throws {
    continuation.yield(Message(search: progress.search, match: progress.matchNumber))
  }

  func onFinished(report: SearchReport) throws {
    continuation.yield(Message(search: report.search, match: report.matchNumber))
  }
}

/// Returns the message shown for an error of the core or of the system. The reason of a fault is for a log.
public func reason(of error: any Error, language: String) -> String {
  guard let error = error as? FivefoldError else { return error.localizedDescription }
  return switch error {
  case .UnknownGame(let id): id
  case .Save(let reason), .Refused(let reason): reason
  case .Listener, .Fault: fault(in: language)
  }
}

private func fault(in language: String) -> String {
  do {
    return try faultWords(locale: language)
  } catch {
    return error.localizedDescription
  }
}
