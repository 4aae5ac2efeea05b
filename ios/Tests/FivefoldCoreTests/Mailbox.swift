import FivefoldCore
import Foundation

/// A listener that passes the ids of the searches that have ended to the thread that plays the scenario. It ignores
/// progress, whose messages depend on the speed of the machine; the last message brings everything that was found.
final class Mailbox: SearchListener, @unchecked Sendable {
  private let condition = NSCondition()
  private var ended: [UInt64] = []

  func onProgress(progress: SearchProgress) throws {}

  func onFinished(report: SearchReport) throws {
    condition.withLock {
      ended.append(report.search)
      condition.broadcast()
    }
  }

  /// Longer than any search of a scenario.
  private static let timeout = 60.0

  /// Waits for the end of a search. Returns nil after a timeout.
  func next() -> UInt64? {
    let end = Date(timeIntervalSinceNow: Self.timeout)
    return condition.withLock {
      while ended.isEmpty { if !condition.wait(until: end) { return nil } }
      return ended.removeFirst()
    }
  }
}
