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

/// A game on its largest board, as one that is decided about and as a match of it between two people.
private func largest(_ app: AppCore, _ game: String) throws -> Match {
  let wanted = try app.newGame(game: game)
  _ = try wanted.send(event: .setOpponent(opponent: .person))
  for case .value(let row) in try wanted.state().folded?.rows ?? [] {
    guard let more = row.steps?.more.event else { continue }
    while try wanted.send(event: more) != nil {}
  }
  return try app.begin(newGame: wanted)
}

/// A message as a search sends it, with every legal move in it.
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

private func measure(_ app: AppCore, _ card: HomeCard) throws {
  let match = try largest(app, card.game)
  let places = try match.state().board.spoken.map(\.target)
  let session = try Session.load(text: match.save(), locale: "en")
  guard let progress = try progress(of: session) else { return }
  let row = [
    try middle { _ in _ = try match.state() },
    try middle { number in
      // One after the other, so that most of them are moves; what is over begins anew.
      let state = try match.send(event: .board(gesture: .touch(target: places[number % places.count])))
      if state?.result != nil { _ = try match.send(event: .goTo(number: 0)) }
    },
    try middle { number in
      _ = try match.send(event: .board(gesture: .pointAt(x: Double(number % 7) + 0.5, y: Double(number % 5) + 0.5)))
    },
    try middle { _ in _ = try match.legalMoves() },
    try deliver(progress: progress, times: UInt32(rounds), listener: Silent()),
    try startAndCancel(session),
  ]
  show(card.game, row.map { "\($0 / 1000).\($0 / 100 % 10)" })
}

/// The memory of this process in kB.
private func resident() throws -> Int {
  let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
  return (Int(pages) ?? 0) * 4
}

private func memory() throws {
  let once = SearchPurpose.custom(limits: SearchLimits(visits: 1, ms: 0, memoryBytes: 65_536))
  func some(_ count: Int) throws -> Int {
    for _ in 0..<count {
      let silent = Silent()
      let session = try Session(game: "lines-of-action", locale: "en")
      _ = try session.startSearch(purpose: once, seed: 1, listener: silent)
      silent.wait()
    }
    return try resident()
  }
  let warm = try some(10_000)
  print("Memory of the process: \(warm) kB after 10000 sessions and searches,")
  print("  \(try some(10_000) - warm) kB more after 10000 more.")
}

let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
let begin = DispatchTime.now().uptimeNanoseconds
let app = try AppCore(folder: folder.path, locale: "en", listener: Silent())
let opened = DispatchTime.now().uptimeNanoseconds
_ = try app.home()
let shown = DispatchTime.now().uptimeNanoseconds
print("Swift, microseconds, an empty folder: opened \((opened - begin) / 1000), first home \((shown - opened) / 1000)")
print("Swift, microseconds, the middle of \(rounds) after warm-up, on the largest board of each game:")
show("", ["state", "touch", "finger", "legal moves", "message", "start, cancel"])
for card in try app.home().cards { try measure(app, card) }
try memory()
try FileManager.default.removeItem(at: folder)
