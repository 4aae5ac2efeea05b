import FivefoldCore
import Foundation

/// A listener as a front end has one: it leaves the numbers of searches for the thread that plays the scenario.
final class Post: SearchListener, @unchecked Sendable {
  /// What was heard.
  struct Letter {
    let search: UInt64
    let isLast: Bool
  }

  private let news = NSCondition()
  private var letters: [Letter] = []

  func onProgress(progress: SearchProgress) throws { leave(Letter(search: progress.search, isLast: false)) }

  func onFinished(report: SearchReport) throws { leave(Letter(search: report.search, isLast: true)) }

  /// Longer than any search of a scenario.
  private static let patience = 60.0

  /// The next message; none if nothing is said.
  func next() -> Letter? {
    let end = Date(timeIntervalSinceNow: Self.patience)
    return news.withLock {
      while letters.isEmpty { if !news.wait(until: end) { return nil } }
      return letters.removeFirst()
    }
  }

  private func leave(_ letter: Letter) {
    news.withLock {
      letters.append(letter)
      news.broadcast()
    }
  }
}
