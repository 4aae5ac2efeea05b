import FivefoldCore
import Foundation

/// A listener like a front end's: it passes the ids of searches to the thread that plays the scenario.
final class Mailbox: SearchListener, @unchecked Sendable {
  /// A callback of a search.
  struct Message {
    let search: UInt64
    let isLast: Bool
  }

  private let condition = NSCondition()
  private var messages: [Message] = []

  func onProgress(progress: SearchProgress) throws { add(Message(search: progress.search, isLast: false)) }

  func onFinished(report: SearchReport) throws { add(Message(search: report.search, isLast: true)) }

  /// Longer than any search of a scenario.
  private static let timeout = 60.0

  /// Waits for the next message. Returns nil after a timeout.
  func next() -> Message? {
    let end = Date(timeIntervalSinceNow: Self.timeout)
    return condition.withLock {
      while messages.isEmpty { if !condition.wait(until: end) { return nil } }
      return messages.removeFirst()
    }
  }

  private func add(_ message: Message) {
    condition.withLock {
      messages.append(message)
      condition.broadcast()
    }
  }
}
