import FivefoldCore
import Foundation

/// A listener that remembers what it heard of one search.
final class Ear: SearchListener, @unchecked Sendable {
  private let news = NSCondition()
  private var heardProgress: [SearchProgress] = []
  private var heardReports: [SearchReport] = []
  private var heardLate = 0

  var progress: [SearchProgress] { news.withLock { heardProgress } }
  var reports: [SearchReport] { news.withLock { heardReports } }
  var late: Int { news.withLock { heardLate } }

  func onProgress(progress: SearchProgress) throws {
    news.withLock {
      heardLate += heardReports.count
      heardProgress.append(progress)
      news.broadcast()
    }
  }

  func onFinished(report: SearchReport) throws {
    news.withLock {
      heardReports.append(report)
      news.broadcast()
    }
  }

  /// Waits until there has been progress, or the search has ended.
  func waitForProgress() {
    news.withLock {
      while heardProgress.isEmpty && heardReports.isEmpty { news.wait() }
    }
  }

  /// Waits until the search has ended.
  func waitForReport() -> SearchReport {
    news.withLock {
      while heardReports.isEmpty { news.wait() }
      return heardReports[0]
    }
  }
}
