@_exported import FivefoldGenerated
import Foundation
import Observation

/// The whole app, one for the process: the owner of the core's app, which all windows watch.
///
/// A gesture is one call into the core, and what comes back is what is shown. What a search reports on its own thread
/// waits in one queue for the main actor.
@MainActor @Observable
public final class AppModel {
  /// The one that the views of this process belong to.
  public private(set) static weak var current: AppModel?

  public private(set) var home: HomeState
  public private(set) var settings: AppSettings
  public private(set) var statistics: StatisticsState
  /// How the app speaks.
  public private(set) var speech: Speech
  /// What there is to learn, once it has been asked for.
  public private(set) var learn: LearnState?
  /// What failed, the first one first; ``noticeRead()`` says that it has been read.
  public private(set) var failures: [String] = []

  @ObservationIgnored private let core: AppCore
  @ObservationIgnored private let now: @MainActor () -> Date
  /// A match is shown by one model, however many windows ask for it.
  @ObservationIgnored private var open: [UInt64: Weakly<MatchModel>] = [:]
  @ObservationIgnored private var studies: [Weakly<StudyModel>] = []

  /// Opens the app over a folder of its own; what it says is in this language.
  public init(folder: URL, language: String, now: @escaping @MainActor () -> Date = { .now }) throws {
    self.now = now
    let (searches, continuation) = AsyncStream.makeStream(of: Message.self)
    core = try AppCore(folder: folder.path, locale: language, listener: SearchQueue(continuation))
    home = try core.home()
    settings = try core.settings()
    statistics = try core.statistics()
    speech = try core.speech()
    Self.current = self
    Task { [weak self] in
      for await message in searches {
        guard let self else { return }
        if let number = message.match {
          open[number]?.value?.heard(message.search)
        } else {
          for study in studies.compactMap(\.value) { study.heard(message.search) }
        }
      }
    }
  }

  /// What is to be told, once.
  public var notice: String? { failures.first ?? home.notices.first }

  public func noticeRead() {
    if failures.isEmpty { change { home = try $0.noticeRead() } } else { failures.removeFirst() }
  }

  /// Something that was asked for failed: it is told as the core's own notices are.
  public func tell(_ error: any Error) { failures.append(reason(of: error, language: speech.tag)) }

  // MARK: Matches

  /// Goes on with the match of a game, or begins one.
  public func open(game: String) -> MatchModel? { match { try $0.openGame(game: game) } }

  /// Goes on with a match that is kept.
  public func open(match number: UInt64) -> MatchModel? { match { try $0.openMatch(number: number) } }

  /// Goes on with a match whose screen comes back; nothing if it has been deleted since.
  public func reopen(match number: UInt64) -> MatchModel? {
    refreshHome()
    return home.cards.contains { $0.kept.contains { $0.number == number } } ? open(match: number) : nil
  }

  /// Opens a game that came as text.
  public func receive(_ text: String) -> MatchModel? { match { try $0.receive(text: text) } }

  /// Begins the game that was decided about.
  public func begin(_ wanted: NewGameModel) -> MatchModel? { match { try $0.begin(newGame: wanted.core) } }

  /// Begins to decide about a new game.
  public func newGame(_ game: String) -> NewGameModel? {
    attempt { try NewGameModel(core.newGame(game: game), self) }
  }

  // MARK: What is learnt

  /// Begins to study, or goes on with it.
  public func study(_ entry: StudyEntry) -> StudyModel? {
    attempt {
      let study =
        switch entry {
        case .review(let number): try core.review(number: number)
        case .lesson(let game): try core.lesson(game: game)
        case .puzzle(let game): try core.puzzle(game: game)
        case .numbered(let puzzle): try core.puzzleNumbered(id: puzzle)
        case .daily: try core.daily()
        }
      let model = try StudyModel(entry, study, self)
      studies = studies.filter { $0.value != nil } + [Weakly(value: model)]
      return model
    }
  }

  public func refreshLearn() {
    setToday()
    change { learn = try $0.learn() }
  }

  /// The day may be another: it is the one where the player is, whatever calendar they use.
  private func setToday() {
    let day = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: now())
    let today = CivilDate(year: Int32(day.year ?? 1970), month: UInt8(day.month ?? 1), day: UInt8(day.day ?? 1))
    change { try $0.setToday(today: today) }
  }

  // MARK: What is kept

  public func refreshHome() {
    setToday()
    change { home = try $0.home() }
  }

  /// Brings back what was put aside.
  public func bringBack() { change { home = try $0.bringBack() } }

  /// A kept match as text.
  public func saved(match number: UInt64) throws -> String { try core.save(number: number) }

  public func delete(match number: UInt64) {
    change { home = try $0.delete(number: number) }
    // A window that shows it leaves it.
    let model = open.removeValue(forKey: number)?.value
    model?.window = nil
  }

  public func refreshStatistics() { change { statistics = try $0.statistics() } }

  public func resetStatistics() { change { statistics = try $0.resetStatistics() } }

  public func set(_ wanted: AppSettings) {
    let language = settings.language
    change { settings = try $0.setSettings(settings: wanted) }
    if settings.language == language { refreshMatches() } else { sayAnew() }
  }

  /// What a word says, with something filled in where it asks for that.
  public func say(_ word: Word, _ value: String?) -> String? {
    let said = speech.words[word]
    return value.map { value in attempt { try core.say(word: word, value: value) } } ?? said
  }

  /// What is said of a thing, with its name, as the language puts them together.
  public func said(of name: String, _ words: String) -> String? {
    attempt { try core.saidOf(name: name, words: words) }
  }

  /// The system speaks this language: so does the app from now on, unless another was chosen.
  public func setLanguage(_ language: String) {
    change { try $0.setLocale(locale: language) }
    sayAnew()
  }

  /// Everything is said in another language.
  private func sayAnew() {
    change {
      speech = try $0.speech()
      home = try $0.home()
      statistics = try $0.statistics()
    }
    refreshMatches()
  }

  /// The system wants nothing to move, or does not mind.
  public func setReducedMotion(_ isReduced: Bool) {
    change { try $0.setReducedMotion(isReduced: isReduced) }
    refreshMatches()
  }

  /// The app is about to be hidden: waits until everything is on the disk for good.
  public func settle() { change { try $0.settle() } }

  // MARK: What is asked for when it is shown

  public func rules(of game: String) -> RulesState? { attempt { try core.rules(game: game) } }

  /// The colours as they are decided. Whoever asks while a view is made is asked again when that changes.
  public func palette(isDark: Bool, wantsContrast: Bool) -> Palette? {
    _ = settings.palette
    return attempt { try core.palette(isDark: isDark, wantsContrast: wantsContrast) }
  }

  /// What a change of the settings is seen on.
  public func settingsBoard() -> SettingsBoard? { attempt { try core.settingsBoard() } }

  /// The theme that screens have. Whoever asks while a view is made is asked again when that changes.
  public var theme: ThemeChoice {
    let decided = settings.theme
    return attempt { try core.theme() } ?? decided
  }

  /// Where the parts of a screen with a board lie. The title has a bar of its own.
  public func plan(of kind: PlanKind, width: Double, height: Double, letters: Double) -> ScreenPlan? {
    attempt { try screenPlan(kind: kind, width: width, height: height, letters: letters, hasTitleBar: true) }
  }

  /// The match as the one model that shows it.
  func model(of core: Match) throws -> MatchModel {
    let number = try core.number()
    if let known = open[number]?.value { return known }
    let model = try MatchModel(core, self)
    open = open.filter { $0.value.value != nil }
    open[number] = Weakly(value: model)
    return model
  }

  /// What came of a call; nothing, and a notice, if it failed.
  @discardableResult public func attempt<Answer>(_ call: () throws -> Answer) -> Answer? {
    do {
      return try call()
    } catch {
      tell(error)
      return nil
    }
  }

  /// What is played for a sound.
  public func samples(of sound: Sound) throws -> Data { try core.soundSamples(sound: sound) }

  public func coreVersion() -> String { attempt(version) ?? "" }

  /// What others made that is inside, and under which licences, paragraph by paragraph.
  public func partLicences() -> [String] { attempt(licences) ?? [] }

  /// A piece of the first colour, then one of the second.
  public func coins() -> [Picture] {
    [Side.first, .second].compactMap { side in attempt { try core.coin(colour: side) } }
  }

  private func match(_ call: (AppCore) throws -> Match) -> MatchModel? {
    attempt { try model(of: call(core)) }
  }

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

/// Which search has something to say, and of which match.
private struct Message {
  let search: UInt64
  let match: UInt64?
}

/// Takes what searches say on their threads and hands over who has spoken.
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
