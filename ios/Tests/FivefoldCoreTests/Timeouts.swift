import Foundation

/// The time after which a waiting test fails.
private let timeout: TimeInterval = 60

struct TimeoutError: Error {
  let what: String
}

extension NSCondition {
  /// Waits, with the lock held, until a condition holds.
  func wait(for what: String, until holds: () -> Bool) throws {
    let end = Date(timeIntervalSinceNow: timeout)
    while !holds() {
      guard wait(until: end) || holds() else { throw TimeoutError(what: what) }
    }
  }
}

extension DispatchSemaphore {
  func wait(for what: String) throws {
    guard wait(timeout: .now() + timeout) == .success else { throw TimeoutError(what: what) }
  }
}
