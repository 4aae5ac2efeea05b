import Foundation
import Testing

@testable import FivefoldCore

/// Ten thousand sessions and searches leave nothing behind: no memory of the core, no listener.
///
/// In Swift to close is to let go. Other tests run meanwhile and hold memory of their own for a while, so what is held is
/// looked at until it is little enough.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct LeakTests {
  /// Games whose searches make no tables of their own: this is about handles, not about thinking.
  private let games = ["bridgit", "lines-of-action", "pentago-twist"]
  private let once = Purpose.custom(limits: SearchLimits(visits: 1, ms: 0, memoryBytes: 65_536))
  private let sessions = 10_000
  private let tolerance: UInt64 = 5 * 1024 * 1024

  @Test func sessionsAndSearchesThatAreClosedOrDroppedLeaveNothing() async throws {
    let listeners = Listeners()
    try use(500, listeners)
    let before = try heldBytes() + tolerance
    try use(sessions, listeners)
    #expect(listeners.finished == 500 + sessions)
    while try heldBytes() > before || listeners.alive > 0 {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  @Test func searchesThatAreDroppedAreCancelled() async throws {
    let listeners = Listeners()
    for _ in 0..<20 {
      let session = try Session(game: "lines-of-action", locale: "en")
      _ = try session.startSearch(purpose: .analysis, seed: 1, listener: Counted(listeners))
    }
    while listeners.finished < 20 || listeners.alive > 0 {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  @Test @MainActor func matchesThatAreLetGoEndTheirSearchesAndLeaveNothing() async throws {
    let bench = try Bench()
    func use(_ count: Int) throws {
      for _ in 0..<count {
        let match = try bench.match("lines-of-action")
        match.shown()
        match.setAnalysis(true)
        let number = match.number
        match.hidden()
        bench.app.delete(match: number)
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

  private func use(_ count: Int, _ listeners: Listeners) throws {
    for number in 0..<count {
      let session = try Session(game: games[number % games.count], locale: "en")
      let listener = Counted(listeners)
      let search = try session.startSearch(purpose: once, seed: 1, listener: listener)
      try listener.wait()
      // Half are ended before they are let go.
      if number.isMultiple(of: 2) { try search.cancel() }
    }
  }
}

/// How many listeners there are, and how many have heard the end.
private final class Listeners: @unchecked Sendable {
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

private final class Counted: SearchListener {
  private let listeners: Listeners
  private let inner: (any SearchListener)?
  private let end = DispatchSemaphore(value: 0)

  init(_ listeners: Listeners, _ inner: (any SearchListener)? = nil) {
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
