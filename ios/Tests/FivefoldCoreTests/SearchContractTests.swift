import FivefoldCore
import Foundation
import Testing

/// The contract of a search with its listener, tested two hundred times for each kind of end, or a thousand times with
/// `FIVEFOLD_LONG=1`. An accelerated clock avoids waiting.
struct SearchContractTests {
  private let session: Session
  private let searches = ProcessInfo.processInfo.environment["FIVEFOLD_LONG"] == "1" ? 1_000 : 200

  init() throws {
    session = try Session(game: "lines-of-action", locale: "en")
  }

  @Test func undisturbedSearchFinishesOnce() throws {
    try everySearch(limited(64), gives: isMove)
  }

  @Test func cancelledSearchFinishesOnce() throws {
    try everySearch(.analysis, then: { try $0.cancel() }, gives: isCancelled)
  }

  @Test func searchAskedForMoveFinishesOnce() throws {
    try everySearch(.analysis, then: { try $0.moveNow() }, gives: isMove)
  }

  @Test func droppedSearchFinishesOnce() throws {
    let listeners = try (0..<searches).map { _ in
      let listener = ScriptedListener()
      _ = try session.startHastySearch(purpose: .analysis, seed: 1, listener: listener)
      try listener.wait()
      return listener
    }
    #expect(listeners.allSatisfy { $0.reports.map(\.outcome) == [.cancelled] && $0.late == 0 })
  }

  @Test func searchDroppedDuringProgressSendsOnlyItsReport() throws {
    try everySearch(.analysis, onProgress: { try $0.drop() }, gives: isCancelled)
  }

  @Test func searchDroppedDuringReportFinishesOnce() throws {
    try everySearch(limited(16), onFinished: { try $0.drop() }, gives: isMove)
  }

  @Test func throwingListenerEndsSearch() throws {
    try everySearch(.analysis, onProgress: { _ in throw FivefoldError.Listener(reason: "provoked") }, gives: isFailed)
  }

  @Test func undeclaredErrorOfListenerEndsSearch() throws {
    try everySearch(.analysis, onProgress: { _ in throw Provoked() }, gives: isFailed)
  }

  @Test func listenerThrowingAtEndIsNotCalledAgain() throws {
    try everySearch(limited(16), onFinished: { _ in throw Provoked() }, gives: isMove)
  }

  @Test func panicInSearchIsReportedAndNextSearchWorks() throws {
    let faulty = ScriptedListener()
    let search = try session.startFaultySearch(listener: faulty)
    try faulty.wait()
    #expect(faulty.reports.map(\.outcome) == [.failed(reason: "panic: provoked")])
    #expect(throws: FivefoldError.Fault(reason: "panic: provoked")) { try session.provokeFault() }
    try everySearch(limited(16), gives: isMove)
    _ = search
  }

  @Test func progressIsOrderedOnOneThreadAtMostTenPerSecond() throws {
    let listener = ScriptedListener(onProgress: { if $0.progress.count == 50 { try $0.search().cancel() } })
    let search = try start(.analysis, listener)
    try listener.wait()
    let times = listener.progress.map(\.elapsedMs)
    #expect(times.count == 50)
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 >= $0 + 100 })
    let visits = listener.progress.map(\.view.visits)
    #expect(visits == visits.sorted())
    #expect(listener.reports.allSatisfy { $0.view.visits >= visits.last ?? 0 })
    let id = try search.id()
    #expect(listener.progress.allSatisfy { $0.search == id } && listener.reports.allSatisfy { $0.search == id })
    #expect(Set(listener.threads).count == 1)
  }

  private func isMove(_ outcome: SearchOutcome) -> Bool { if case .move = outcome { true } else { false } }

  private func isCancelled(_ outcome: SearchOutcome) -> Bool { outcome == .cancelled }

  private func isFailed(_ outcome: SearchOutcome) -> Bool {
    if case .failed(let reason) = outcome { reason.contains("provoked") } else { false }
  }

  private func limited(_ visits: UInt64) -> SearchPurpose { .custom(limits: SearchLimits(visits: visits)) }

  private func start(_ purpose: SearchPurpose, _ listener: ScriptedListener) throws -> Search {
    let search = try session.startHastySearch(purpose: purpose, seed: 1, listener: listener)
    listener.own(search)
    return search
  }

  private func everySearch(
    _ purpose: SearchPurpose, then: (Search) throws -> Void = { _ in },
    onProgress: @escaping @Sendable (ScriptedListener) throws -> Void = { _ in },
    onFinished: @escaping @Sendable (ScriptedListener) throws -> Void = { _ in }, gives isRight: (SearchOutcome) -> Bool
  ) throws {
    let listeners = try (0..<searches).map { _ in
      let listener = ScriptedListener(onProgress: onProgress, onFinished: onFinished)
      try then(start(purpose, listener))
      try listener.wait()
      return listener
    }
    // All searches have ended, so an unexpected callback would have arrived.
    for listener in listeners {
      #expect(listener.late == 0)
      #expect(listener.reports.count == 1 && listener.reports.allSatisfy { isRight($0.outcome) }, "\(listener.reports)")
    }
  }
}

private struct Provoked: Error, CustomStringConvertible { let description = "provoked" }

/// Records its callbacks, owns the search, and runs an action during callbacks.
private final class ScriptedListener: SearchListener, @unchecked Sendable {
  private let condition = NSCondition()
  private let onProgressDo: @Sendable (ScriptedListener) throws -> Void
  private let onFinishedDo: @Sendable (ScriptedListener) throws -> Void
  private var owned: Search?
  private var wasOwned = false
  private var hasEnded = false
  private(set) var progress: [SearchProgress] = []
  private(set) var reports: [SearchReport] = []
  private(set) var threads: [UInt] = []
  private(set) var late = 0

  init(
    onProgress: @escaping @Sendable (ScriptedListener) throws -> Void = { _ in },
    onFinished: @escaping @Sendable (ScriptedListener) throws -> Void = { _ in }
  ) {
    onProgressDo = onProgress
    onFinishedDo = onFinished
  }

  func own(_ search: Search) {
    condition.withLock {
      (owned, wasOwned) = (search, true)
      condition.broadcast()
    }
  }

  /// The search of the listener. Blocks until `own` was called.
  func search() throws -> Search {
    try condition.withLock {
      try condition.wait(for: "a search to hear") { wasOwned }
      guard let owned else { throw TimeoutError(what: "a search that was dropped") }
      return owned
    }
  }

  /// Drops the search. It is cancelled once the test has dropped its reference too; callbacks may arrive until then.
  func drop() throws {
    try condition.withLock {
      try condition.wait(for: "a search to drop") { wasOwned }
      owned = nil
    }
  }

  /// Waits for the last callback. The records may be read afterwards.
  func wait() throws {
    try condition.withLock { try condition.wait(for: "the end of a search") { hasEnded } }
  }

  func onProgress(progress: SearchProgress) throws {
    threads.append(UInt(pthread_self()))
    late += reports.count
    self.progress.append(progress)
    try onProgressDo(self)
  }

  func onFinished(report: SearchReport) throws {
    threads.append(UInt(pthread_self()))
    reports.append(report)
    defer {
      condition.withLock {
        hasEnded = true
        condition.broadcast()
      }
    }
    try onFinishedDo(self)
  }
}
