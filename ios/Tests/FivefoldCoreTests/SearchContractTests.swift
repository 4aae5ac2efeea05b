import FivefoldCore
import Foundation
import Testing

/// What a search promises to whoever listens: two hundred times over for each of its ends, a thousand times in the long
/// run. Its clock runs ahead, so nobody waits.
struct SearchContractTests {
  private let session: Session
  private let searches = ProcessInfo.processInfo.environment["FIVEFOLD_LONG"] == "1" ? 1_000 : 200

  init() throws {
    session = try Session(game: "lines-of-action", locale: "en")
  }

  @Test func aSearchThatIsLeftAloneFinishesOnce() throws {
    try everySearch(limited(64), gives: isMove)
  }

  @Test func aSearchThatIsCancelledFinishesOnce() throws {
    try everySearch(.analysis, then: { try $0.cancel() }, gives: isCancelled)
  }

  @Test func aSearchThatIsAskedForItsMoveFinishesOnce() throws {
    try everySearch(.analysis, then: { try $0.moveNow() }, gives: isMove)
  }

  @Test func aSearchThatIsDroppedFinishesOnce() throws {
    let ears = try (0..<searches).map { _ in
      let ear = ActingEar()
      _ = try session.startHastySearch(purpose: .analysis, seed: 1, listener: ear)
      try ear.wait()
      return ear
    }
    #expect(ears.allSatisfy { $0.reports.map(\.outcome) == [.cancelled] && $0.late == 0 })
  }

  @Test func aSearchThatIsDroppedDuringAMessageFinishesOnceAndSaysNothingBetween() throws {
    try everySearch(.analysis, onProgress: { try $0.letGo() }, gives: isCancelled)
  }

  @Test func aSearchThatIsDroppedDuringItsLastMessageFinishesOnce() throws {
    try everySearch(limited(16), onFinished: { try $0.letGo() }, gives: isMove)
  }

  @Test func aListenerThatThrowsEndsItsSearch() throws {
    try everySearch(.analysis, onProgress: { _ in throw FivefoldError.Listener(reason: "provoked") }, gives: isFailed)
  }

  @Test func aListenerThatThrowsWhatNobodyDeclaredEndsItsSearch() throws {
    try everySearch(.analysis, onProgress: { _ in throw Provoked() }, gives: isFailed)
  }

  @Test func aListenerThatThrowsAtTheEndIsNotCalledAgain() throws {
    try everySearch(limited(16), onFinished: { _ in throw Provoked() }, gives: isMove)
  }

  @Test func aSearchThatPanicsSaysSoAndTheNextOneWorks() throws {
    let faulty = ActingEar()
    let search = try session.startFaultySearch(listener: faulty)
    try faulty.wait()
    #expect(faulty.reports.map(\.outcome) == [.failed(reason: "panic: provoked")])
    #expect(throws: FivefoldError.Fault(reason: "panic: provoked")) { try session.provokeFault() }
    try everySearch(limited(16), gives: isMove)
    _ = search
  }

  @Test func messagesComeInOrderOnOneThreadAndAtMostTenASecond() throws {
    let ear = ActingEar(onProgress: { if $0.progress.count == 50 { try $0.search().cancel() } })
    let search = try start(.analysis, ear)
    try ear.wait()
    let times = ear.progress.map(\.elapsedMs)
    #expect(times.count == 50)
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 >= $0 + 100 })
    let visits = ear.progress.map(\.view.visits)
    #expect(visits == visits.sorted())
    #expect(ear.reports.allSatisfy { $0.view.visits >= visits.last ?? 0 })
    let id = try search.id()
    #expect(ear.progress.allSatisfy { $0.search == id } && ear.reports.allSatisfy { $0.search == id })
    #expect(Set(ear.threads).count == 1)
  }

  private func isMove(_ outcome: SearchOutcome) -> Bool { if case .move = outcome { true } else { false } }

  private func isCancelled(_ outcome: SearchOutcome) -> Bool { outcome == .cancelled }

  private func isFailed(_ outcome: SearchOutcome) -> Bool {
    if case .failed(let reason) = outcome { reason.contains("provoked") } else { false }
  }

  private func limited(_ visits: UInt64) -> Purpose { .custom(limits: SearchLimits(visits: visits)) }

  private func start(_ purpose: Purpose, _ ear: ActingEar) throws -> Search {
    let search = try session.startHastySearch(purpose: purpose, seed: 1, listener: ear)
    ear.own(search)
    return search
  }

  private func everySearch(
    _ purpose: Purpose, then: (Search) throws -> Void = { _ in },
    onProgress: @escaping @Sendable (ActingEar) throws -> Void = { _ in },
    onFinished: @escaping @Sendable (ActingEar) throws -> Void = { _ in }, gives isRight: (SearchOutcome) -> Bool
  ) throws {
    let ears = try (0..<searches).map { _ in
      let ear = ActingEar(onProgress: onProgress, onFinished: onFinished)
      try then(start(purpose, ear))
      try ear.wait()
      return ear
    }
    // All have ended long ago, so a message that should not be would have come by now.
    for ear in ears {
      #expect(ear.late == 0)
      #expect(ear.reports.count == 1 && ear.reports.allSatisfy { isRight($0.outcome) }, "\(ear.reports)")
    }
  }
}

private struct Provoked: Error, CustomStringConvertible { let description = "provoked" }

/// Remembers what it heard, owns the search, and does what it is told in the middle of a message.
private final class ActingEar: SearchListener, @unchecked Sendable {
  private let news = NSCondition()
  private let onProgressDo: @Sendable (ActingEar) throws -> Void
  private let onFinishedDo: @Sendable (ActingEar) throws -> Void
  private var owned: Search?
  private var wasOwned = false
  private var hasEnded = false
  private(set) var progress: [SearchProgress] = []
  private(set) var reports: [SearchReport] = []
  private(set) var threads: [UInt] = []
  private(set) var late = 0

  init(
    onProgress: @escaping @Sendable (ActingEar) throws -> Void = { _ in },
    onFinished: @escaping @Sendable (ActingEar) throws -> Void = { _ in }
  ) {
    onProgressDo = onProgress
    onFinishedDo = onFinished
  }

  func own(_ search: Search) {
    news.withLock {
      (owned, wasOwned) = (search, true)
      news.broadcast()
    }
  }

  /// The search that is heard; whoever asks for it on its thread waits until it is known.
  func search() throws -> Search {
    try news.withLock {
      try news.wait(for: "a search to hear") { wasOwned }
      guard let owned else { throw WaitedInVain(what: "a search that was dropped") }
      return owned
    }
  }

  /// Drops the search, which cancels it as soon as whoever started it has let go of it as well: until then there may be more
  /// to hear, and nothing is left to drop.
  func letGo() throws {
    try news.withLock {
      try news.wait(for: "a search to drop") { wasOwned }
      owned = nil
    }
  }

  /// Waits for the last message; what was heard may be read then.
  func wait() throws {
    try news.withLock { try news.wait(for: "the end of a search") { hasEnded } }
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
      news.withLock {
        hasEnded = true
        news.broadcast()
      }
    }
    try onFinishedDo(self)
  }
}
