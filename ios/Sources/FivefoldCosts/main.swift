// Prints what the border between Swift and the core costs: `cargo task costs`. Times decide no test.

import FivefoldCore
import Foundation

private let rounds = 2_000
private let batches = 20

/// Hears everything and says nothing.
private final class Silent: SearchListener, @unchecked Sendable {
  private let end = DispatchSemaphore(value: 0)
  private let lock = NSLock()
  private var last: SearchProgress?

  var heard: SearchProgress? { lock.withLock { last } }

  func onProgress(progress: SearchProgress) throws { lock.withLock { last = progress } }

  func onFinished(report: SearchReport) throws { end.signal() }

  func wait() { end.wait() }
}

/// The median of as many times, after as many to warm up.
private func middle(of rounds: Int, _ time: (Int) throws -> UInt64) rethrows -> UInt64 {
  for number in 0..<rounds { _ = try time(number) }
  return try (0..<rounds).map(time).sorted()[rounds / 2]
}

private func middle(_ call: (Int) throws -> Void) rethrows -> UInt64 {
  try middle(of: rounds) { number in
    let begin = DispatchTime.now().uptimeNanoseconds
    try call(number)
    return DispatchTime.now().uptimeNanoseconds - begin
  }
}

/// Every number at its largest.
private func largest(_ game: GameEntry) -> [OptionSetting] {
  game.options.compactMap { option in
    guard option.standard != nil, case .number(_, let max, _) = option.kind else { return nil }
    return OptionSetting(name: option.name, value: .number(number: UInt64(max)))
  }
}

/// A message as a search sends it, with every legal turn in it.
private func progress(of session: Session) throws -> SearchProgress? {
  let silent = Silent()
  let limits = SearchLimits(visits: 2_000)
  let search = try session.startHastySearch(purpose: .custom(limits: limits), seed: 1, listener: silent)
  silent.wait()
  try search.cancel()
  return silent.heard
}

private func startAndCancel(_ session: Session) throws -> UInt64 {
  let silent = Silent()
  return try middle(of: batches) { _ in
    let begin = DispatchTime.now().uptimeNanoseconds
    try session.startSearch(purpose: .analysis, seed: 1, listener: silent).cancel()
    let took = DispatchTime.now().uptimeNanoseconds - begin
    silent.wait()
    return took
  }
}

private func pad(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

private func show(_ name: String, _ cells: [String]) {
  let widths = [11, 11, 11, 13, 11, 15]
  print("  " + name + pad("", 16 - name.count) + zip(cells, widths).map { pad($0, $1) }.joined())
}

private func measure(_ game: GameEntry) throws {
  let session = try Session(game: game.id, options: largest(game), locale: "en")
  let places = try session.snapshot().marks.map { Target.place(place: $0.place) }
  guard let progress = try progress(of: session) else { return }
  let row = [
    try middle { _ in _ = try session.snapshot() },
    try middle { _ in _ = (try session.snapshot(), try session.layout()) },
    try middle { number in
      _ = try session.touch(target: places[number % places.count])
      if try session.undo() == nil { _ = try session.dropPartial() }
    },
    try middle { _ in _ = try session.legalTurns() },
    try deliver(progress: progress, times: UInt32(rounds), listener: Silent()),
    try startAndCancel(session),
  ]
  show(game.id, row.map { "\($0 / 1000).\($0 / 100 % 10)" })
}

/// The memory of this process in kB.
private func resident() throws -> Int {
  let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
  return (Int(pages) ?? 0) * 4
}

private func memory() throws {
  let once = Purpose.custom(limits: SearchLimits(visits: 1, ms: 0, memoryBytes: 65_536))
  func some(_ count: Int) throws -> Int {
    for _ in 0..<count {
      let silent = Silent()
      let session = try Session(game: "lines-of-action", options: [], locale: "en")
      _ = try session.startSearch(purpose: once, seed: 1, listener: silent)
      silent.wait()
    }
    return try resident()
  }
  let warm = try some(10_000)
  print("Memory of the process: \(warm) kB after 10000 sessions and searches,")
  print("  \(try some(10_000) - warm) kB more after 10000 more.")
}

print("Swift, microseconds, the middle of \(rounds) after warm-up, on the largest board of each game:")
show("", ["snapshot", "and layout", "touch", "legal turns", "message", "start, cancel"])
for game in try games(locale: "en") { try measure(game) }
try memory()
