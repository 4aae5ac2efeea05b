@_exported import FivefoldGenerated

/// A game being played: the one owner of a session of the core and of the search that thinks about it.
///
/// What a search says arrives on the main actor in order, and only if it is the search that runs; after ``close()``
/// every call does nothing and nothing arrives any more.
@MainActor
public final class Game {
  public let id: String
  public let layout: BoardLayout
  /// What there is to show; after ``close()`` what there was last.
  public private(set) var snapshot: Snapshot

  private let firstColour: PieceColour
  private let secondColour: PieceColour
  private var session: Session?
  private var search: Search?
  private var searchNumber = 0
  private var onProgress: (SearchProgress) -> Void = { _ in }
  private var onFinished: (SearchReport) -> Void = { _ in }
  private let start: Start

  /// How a search is begun; tests have one whose clock runs ahead.
  typealias Start = (Session, Purpose, UInt64, any SearchListener) throws -> Search

  init(
    _ session: Session,
    start: @escaping Start = { try $0.startSearch(purpose: $1, seed: $2, listener: $3) }
  ) throws {
    self.session = session
    self.start = start
    id = try session.game()
    layout = try session.layout()
    firstColour = try session.colour(side: .first)
    secondColour = try session.colour(side: .second)
    snapshot = try session.snapshot()
  }

  /// Sets up a game between two people.
  public static func begin(id: String, options: [OptionSetting], locale: String) throws -> Game {
    try Game(Session(game: id, options: options, locale: locale))
  }

  /// Reads a saved game.
  public static func load(_ text: String, locale: String) throws -> Game {
    try Game(Session.load(text: text, locale: locale))
  }

  /// Whether a search runs.
  public var isThinking: Bool { search != nil }

  public func colour(_ side: Side) -> PieceColour { side == .first ? firstColour : secondColour }

  public func save() throws -> String? { try session?.save() }

  public func options() throws -> [OptionSetting] { try session?.options() ?? [] }

  public func picture() throws -> String? { try session?.picture() }

  public func legalTurns() throws -> [LegalTurn] { try session?.legalTurns() ?? [] }

  /// What a search has found of everything that can be touched as the match is.
  public func values(_ candidates: [Candidate]) throws -> [TargetValue] {
    try session?.values(candidates: candidates) ?? []
  }

  public func hit(x: Double, y: Double) throws -> UInt16? { try session?.hit(x: x, y: y) }

  public func touch(_ target: Target) throws -> Touched? { try changing { try $0.touch(target: target) } }

  public func finish() throws -> Touched? { try changing { try $0.finish() } }

  public func dropPartial() throws -> Bool { try changing { try $0.dropPartial() } ?? false }

  public func play(_ turn: String) throws -> Touched? { try changing { try $0.play(text: turn) } }

  public func undo() throws -> Jumped? { try changing { try $0.undo() } ?? nil }

  public func redo() throws -> Jumped? { try changing { try $0.redo() } ?? nil }

  public func go(to turn: UInt32) throws -> Jumped? { try changing { try $0.goTo(turn: turn) } }

  public func setLocale(_ locale: String) throws { try changing { try $0.setLocale(locale: locale) } }

  public func setConfirm(_ confirm: Bool) throws { try changing { try $0.setConfirm(confirm: confirm) } }

  public func setPlayer(_ side: Side, _ player: Player) throws {
    try changing { try $0.setPlayer(side: side, player: player) }
  }

  public func setPaused(_ paused: Bool) throws { try changing { try $0.setPaused(paused: paused) } }

  public func resign(_ side: Side) throws { try changing { try $0.resign(side: side) } }

  public func agreeDraw() throws { try changing { try $0.agreeDraw() } }

  /// Plays the turn a search has found; refused if the match has gone on since it began.
  public func apply(_ report: SearchReport) throws -> Touched? { try changing { try $0.apply(report: report) } }

  /// The same game with the sides changed; this one stays as it is.
  public func rematch() throws -> Game? { try session.map { try Game($0.rematch()) } }

  /// Begins a search instead of the one that runs. The game keeps whom it tells until the end, so they should know their
  /// owner weakly: a game that is let go ends its search.
  public func think(
    _ purpose: Purpose, seed: UInt64, onProgress: @escaping @MainActor (SearchProgress) -> Void = { _ in },
    onFinished: @escaping @MainActor (SearchReport) -> Void
  ) throws {
    cancel()
    guard let session else { return }
    let (messages, continuation) = AsyncStream.makeStream(of: SearchMessage.self)
    search = try start(session, purpose, seed, QueuedListener(continuation))
    self.onProgress = onProgress
    self.onFinished = onFinished
    // It knows the game weakly, and by it those who are told: a search that nobody ends must not keep alive the game
    // whose end would be its own.
    Task { [weak self, searchNumber] in
      for await message in messages {
        guard let self, self.searchNumber == searchNumber else { return }
        hear(message)
      }
    }
  }

  private func hear(_ message: SearchMessage) {
    switch message {
    case .progress(let progress):
      onProgress(progress)
    case .finished(let report):
      let tell = onFinished
      forgetSearch()
      tell(report)
    }
  }

  public func moveNow() throws { try search?.moveNow() }

  /// Ends the search; nothing of it arrives any more.
  public func cancel() {
    // Letting it go cancels it too, should the call fail.
    try? search?.cancel()
    forgetSearch()
  }

  private func forgetSearch() {
    searchNumber += 1
    search = nil
    onProgress = { _ in }
    onFinished = { _ in }
  }

  public func close() {
    cancel()
    session = nil
  }

  private func changing<Answer>(_ call: (Session) throws -> Answer) throws -> Answer? {
    guard let session else { return nil }
    defer {
      if let fresh = try? session.snapshot() { snapshot = fresh }
    }
    return try call(session)
  }
}

private enum SearchMessage: Sendable {
  case progress(SearchProgress)
  case finished(SearchReport)
}

/// Takes messages on the search's thread and hands them over.
private final class QueuedListener: SearchListener {
  private let continuation: AsyncStream<SearchMessage>.Continuation

  init(_ continuation: AsyncStream<SearchMessage>.Continuation) {
    self.continuation = continuation
  }

  func onProgress(progress: SearchProgress) throws {
    continuation.yield(.progress(progress))
  }

  func onFinished(report: SearchReport) throws {
    continuation.yield(.finished(report))
    continuation.finish()
  }
}
