import Foundation

/// How long a test waits for what comes within moments: one that waits in vain fails instead of hanging.
private let patience: TimeInterval = 60

struct WaitedInVain: Error {
  let what: String
}

extension NSCondition {
  /// Waits, with the lock held, until something is so.
  func wait(for what: String, until isSo: () -> Bool) throws {
    let end = Date(timeIntervalSinceNow: patience)
    while !isSo() {
      guard wait(until: end) || isSo() else { throw WaitedInVain(what: what) }
    }
  }
}

extension DispatchSemaphore {
  func wait(for what: String) throws {
    guard wait(timeout: .now() + patience) == .success else { throw WaitedInVain(what: what) }
  }
}
