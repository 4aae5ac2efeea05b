import FivefoldCore
import Foundation
import Testing

/// The interface for programs with their own board: a match with its rules, and searches.
struct EmbeddingTests {
  private let limits = SearchLimits(visits: 50, ms: nil, threads: 1, memoryBytes: nil)

  @Test func matchIsPlayedByTextToItsEnd() throws {
    let session = try session("4", "5", "4", "5", "4", "5")
    #expect(try session.legalMoves()[3].sentence == "Orange drops in column 4")
    let status = try session.play(text: "4")
    #expect(status.game == "connect-four" && status.at == 7 && status.side == nil && status.winner == .first)
    #expect(status.words == "Orange wins: Orange has four in a row.")
    #expect(status.board.split(separator: "\n")[2] == " 4 . . . X . . .")
    #expect(throws: FivefoldError.Refused(reason: "The game is over.")) { try session.play(text: "1") }
    #expect(try session.undo().side == .first)
    #expect(try Session.load(text: session.save(), locale: "en").status() == session.status())
  }

  @Test func unknownGameAndInvalidMoveAreNamed() throws {
    #expect(throws: FivefoldError.UnknownGame(id: "chess")) { try Session(game: "chess", locale: "en") }
    #expect(throws: FivefoldError.self) { try Session.load(text: "nothing", locale: "en") }
    #expect(throws: FivefoldError.Refused(reason: "There’s no level 99.")) {
      try session().setPlayer(side: .first, player: .level(99))
    }
  }

  @Test func searchReportsOnceAndItsMoveIsPlayed() throws {
    let session = try session("1", "2", "1", "2", "1", "2")
    let report = try search(session, .custom(limits: limits)) { _ in }
    guard case .move(let move, let stopped) = report.outcome else { throw Missing() }
    #expect(move == "1" && stopped == .proven && report.movesPlayed == 6)
    let view = report.view
    #expect(view.proof?.verdict == .win && view.proof?.moves == 1 && view.line.first == "1")
    #expect(view.newVisits <= view.visits && view.nodes > 0 && view.value > 0.9)
    let best = try #require(view.candidates.first)
    #expect(best.mv == "1" && best.visits <= view.visits && best.value > 0.9 && best.proof == view.proof)
    #expect(try session.apply(report: report).winner == .first)
    #expect(throws: FivefoldError.Refused(reason: "The search was for another position.")) {
      try session.apply(report: report)
    }
  }

  @Test func reportEvaluatesEveryMove() throws {
    let session = try session("3", "3", "4", "4", "5")
    let report = try search(session, .hint) { _ in }
    let lost = Proof(verdict: .loss, moves: 2)
    #expect(report.movesPlayed == 5 && report.view.proof == lost && report.view.candidates.count == 7)
    #expect(report.view.candidates.map(\.proof) == Array(repeating: lost, count: 7))
    #expect(report.view.line.first == report.view.candidates[0].mv)
    #expect(report.view.newVisits <= report.view.visits && report.view.visits <= report.view.nodes)
    #expect(report.elapsedMs < 60_000)
  }

  @Test func searchReportsWhyItStopped() throws {
    let oneMove = "1 1 1 1 1 1 2 2 2 2 2 2 3 3 3 3 3 3 5 4 4 4 4 4 4 5 5 5 5 5 6 6 6 6 6 6 7 7 7 7 7"
    let text = "{\"fivefold\":1,\"game\":\"connect-four\",\"turns\":\"\(oneMove)\"}"
    let only = try search(Session.load(text: text, locale: "en"), .custom(limits: limits)) { _ in }
    guard case .move(_, let stopped) = only.outcome else { throw Missing() }
    #expect([.onlyMove, .proven, .decided].contains(stopped))
    let listener = ReportListener()
    let faulty = try session().startFaultySearch(listener: listener)
    guard case .failed(let reason) = try listener.waitForReport().outcome else { throw Missing() }
    #expect(reason.contains("provoked"))
    try faulty.cancel()
  }

  @Test func everySoundIsWAVFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let app = try AppCore(folder: folder.path, locale: "en", listener: ReportListener())
    for sound in [Sound.wood, .stone, .plank, .rotate, .win, .loss, .draw, .refuse] {
      let file = try app.soundWave(sound: sound)
      #expect(file.count > 1000 && file.starts(with: Data("RIFF".utf8)), "\(sound)")
    }
  }

  @Test func sameSeedAndVisitsGiveSameReport() throws {
    let reports = try (0..<2).map { _ in try search(session("4", "4"), .custom(limits: limits)) { _ in } }
    #expect(reports[0].view == reports[1].view && reports[0].outcome == reports[1].outcome)
    guard case .move(_, let stopped) = reports[0].outcome else { throw Missing() }
    #expect(![.time, .asked].contains(stopped))
  }

  @Test func endlessSearchIsCancelledOrAskedForMove() throws {
    let session = try Session(game: "lines-of-action", locale: "en")
    #expect(try search(session, .analysis) { try $0.cancel() }.outcome == .cancelled)
    if case .move(_, let stopped) = try search(session, .hint, then: { try $0.moveNow() }).outcome {
      #expect(stopped == .asked)
    }
    #expect(throws: FivefoldError.self) { try self.search(session, .move) { _ in } }
  }

  @Test func panicBecomesErrorAndNextCallWorks() throws {
    let session = try session("4")
    #expect(throws: FivefoldError.Fault(reason: "panic: provoked")) { try session.provokeFault() }
    #expect(throws: FivefoldError.Fault(reason: "panic: provoked")) { try provokeFault() }
    #expect(try session.play(text: "4").at == 2)
  }

  private struct Missing: Error {}

  private func session(_ moves: String...) throws -> Session {
    let session = try Session(game: "connect-four", locale: "en")
    for move in moves { _ = try session.play(text: move) }
    return session
  }

  private func search(
    _ session: Session, _ purpose: SearchPurpose, then: (Search) throws -> Void
  ) throws -> SearchReport {
    let listener = ReportListener()
    let search = try session.startSearch(purpose: purpose, seed: 7, listener: listener)
    try then(search)
    let report = try listener.waitForReport()
    #expect(try report.search == search.id())
    // A search is finished soon after its last callback returns.
    let end = Date(timeIntervalSinceNow: 60)
    while try !search.isFinished() { try #require(end > .now, "the search is not finished after its last callback") }
    return report
  }
}

/// A listener that waits for the report of a search.
private final class ReportListener: SearchListener, @unchecked Sendable {
  private let condition = NSCondition()
  private var report: SearchReport?
  private var elapsed: UInt64 = 0

  func onProgress(progress: SearchProgress) throws { elapsed = progress.elapsedMs }

  func onFinished(report: SearchReport) throws {
    condition.withLock {
      #expect(report.elapsedMs >= elapsed && self.report == nil)
      self.report = report
      condition.broadcast()
    }
  }

  func waitForReport() throws -> SearchReport {
    try condition.withLock {
      try condition.wait(for: "the report of a search") { report != nil }
      guard let report else { throw TimeoutError(what: "a report") }
      return report
    }
  }
}
