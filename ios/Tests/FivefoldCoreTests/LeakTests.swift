import Foundation
import Testing

@testable import FivefoldCore

/// Ten thousand sessions and searches leak no memory of the core and no listener.
///
/// Swift closes objects by dropping them. Other tests run at the same time and hold memory for a while, so the tests
/// wait until the held memory is small enough.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct LeakTests {
  /// Games whose searches allocate no large tables.
  private let games = ["bridgit", "lines-of-action", "pentago-twist"]
  private let once = SearchPurpose.custom(limits: SearchLimits(visits: 1, ms: 0, memoryBytes: 65_536))
  private let sessions = 10_000
  private let tolerance: UInt64 = 5 * 1024 * 1024

  @Test func closedAndDroppedSessionsAndSearchesLeakNothing() async throws {
    let listeners = ListenerCounts()
    try use(500, listeners)
    let before = try heldBytes() + tolerance
    try use(sessions, listeners)
    #expect(listeners.finished == 500 + sessions)
    while try heldBytes() > before || listeners.alive > 0 {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  @Test func droppedSearchesAreCancelled() async throws {
    let listeners = ListenerCounts()
    for _ in 0..<20 {
      let session = try Session(game: "lines-of-action", locale: "en")
      _ = try session.startSearch(purpose: .analysis, seed: 1, listener: CountedListener(listeners))
    }
    while listeners.finished < 20 || listeners.alive > 0 {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  @Test @MainActor func droppedMatchesEndSearchesAndLeakNothing() async throws {
    let fixture = try AppFixture()
    func use(_ count: Int) throws {
      for _ in 0..<count {
        let match = try fixture.match("lines-of-action")
        match.send(.shown)
        match.send(.setAnalysis(isOn: true))
        let number = match.number
        match.send(.hidden)
        fixture.app.delete(match: number)
      }
    }
    try use(20)
    let before = try heldBytes() + tolerance
    try use(100)
    while try heldBytes() > before {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  private func use(_ count: Int, _ listeners: ListenerCounts) throws {
    for number in 0..<count {
      let session = try Session(game: games[number % games.count], locale: "en")
      let listener = CountedListener(listeners)
      let search = try session.startSearch(purpose: once, seed: 1, listener: listener)
      try listener.wait()
      // Half of them are cancelled before they are dropped.
      if number.isMultiple(of: 2) { try search.cancel() }
    }
  }
}

/// The numbers of live listeners and of finished searches.
private final class ListenerCounts: @unchecked Sendable {
  private let lock = NSLock()
  private var counts = (alive: 0, finished: 0)

  var alive: Int { lock.withLock { counts.alive } }
  var finished: Int { lock.withLock { counts.finished } }

  func add(alive: Int = 0, finished: Int = 0) {
    lock.withLock {
      counts.alive += alive
      counts.finished += finished
    }
  }
}

private final class CountedListener: SearchListener {
  private let listeners: ListenerCounts
  private let inner: (any SearchListener)?
  private let end = DispatchSemaphore(value: 0)

  init(_ listeners: ListenerCounts, _ inner: (any SearchListener)? = nil) {
    self.listeners = listeners
    self.inner = inner
    listeners.add(alive: 1)
  }

  deinit { listeners.add(alive: -1) }

  func wait() throws { try end.wait(for: "the end of a search") }

  func onProgress(progress: SearchProgress) throws { try inner?.onProgress(progress: progress) }

  func onFinished(report: SearchReport) throws {
    try inner?.onFinished(report: report)
    listeners.add(finished: 1)
    end.signal()
  }
}
