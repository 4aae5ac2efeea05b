import Testing

@testable import FivefoldCore

/// The wrapper: what arrives on the main actor, and what does not.
@MainActor
@Suite(.timeLimit(.minutes(5)))
final class GameTests {
  private var heard: [String] = []
  private let once = Purpose.custom(limits: SearchLimits(visits: 16))

  @Test func whatASearchSaysArrivesInOrder() async throws {
    let game = try hasty()
    var visits: [UInt64] = []
    try game.think(
      .analysis, seed: 1, onProgress: { visits.append($0.view.visits) }, onFinished: { _ in self.heard.append("end") })
    while visits.count < 3 { await Task.yield() }
    try game.moveNow()
    await ended(game)
    #expect(heard == ["end"])
    #expect(visits == visits.sorted())
  }

  @Test func whatAnEarlierSearchSaidIsDropped() async throws {
    let game = try hasty()
    try think("earlier", .analysis, game)
    // Nothing of it can have arrived: this test has not let go of the main actor.
    try think("later", once, game)
    await ended(game)
    #expect(heard.last == "later ends")
    #expect(!heard.contains { $0.hasPrefix("earlier") })
  }

  @Test func nothingArrivesAfterASearchIsCancelled() async throws {
    let game = try hasty()
    try think("one", .analysis, game)
    game.cancel()
    #expect(!game.isThinking)
    try await anotherSearch()
    #expect(heard == [])
  }

  @Test func whoeverIsToldOfTheEndMayBeginTheNextSearch() async throws {
    let game = try hasty()
    try game.think(once, seed: 1) { _ in
      self.heard.append("first")
      #expect(throws: Never.self) { try self.think("second", self.once, game) }
    }
    await ended(game)
    #expect(heard.filter { $0 != "second" } == ["first", "second ends"])
  }

  @Test func aTurnThatWasFoundIsPlayedUnlessTheGameHasGoneOn() async throws {
    let game = try hasty()
    try game.think(once, seed: 1) { report in
      #expect(throws: Never.self) { try game.apply(report) }
      #expect(throws: FivefoldError.self) { try game.apply(report) }
    }
    await ended(game)
    #expect(game.snapshot.turns.count == 1)
  }

  @Test func afterCloseEveryCallDoesNothing() async throws {
    let game = try hasty()
    _ = try game.play("b1-b3")
    try think("one", .analysis, game)
    game.close()
    let last = game.snapshot
    game.close()
    game.cancel()
    try game.moveNow()
    try think("late", once, game)
    #expect(!game.isThinking)
    #expect(try game.touch(.place(place: 0)) == nil)
    #expect(try game.finish() == nil)
    #expect(try game.dropPartial() == false)
    #expect(try game.play("a2-c2") == nil)
    #expect(try game.undo() == nil)
    #expect(try game.redo() == nil)
    #expect(try game.go(to: 0) == nil)
    #expect(try game.save() == nil)
    #expect(try game.picture() == nil)
    #expect(try game.hit(x: 1, y: 1) == nil)
    #expect(try game.rematch() == nil)
    #expect(try game.legalTurns().isEmpty && game.options().isEmpty && game.values([]).isEmpty)
    try game.setLocale("de")
    try game.setConfirm(true)
    try game.setPlayer(.first, .level(number: 1))
    try game.setPaused(true)
    try game.resign(.first)
    try game.agreeDraw()
    #expect(game.snapshot == last)
    try await anotherSearch()
    #expect(heard == [])
  }

  @Test func aSearchThatMayNotBeginLeavesNoneRunning() throws {
    let game = try hasty()
    try game.resign(.first)
    #expect(throws: FivefoldError.self) { try think("one", .hint, game) }
    #expect(!game.isThinking)
  }

  @Test func aFaultOfTheCoreIsAnErrorAndTheNextCallWorks() async throws {
    let session = try Session(game: "lines-of-action", options: [], locale: "en")
    let game = try Game(session) { session, _, _, listener in try session.startFaultySearch(listener: listener) }
    #expect(throws: FivefoldError.Fault(reason: "panic: provoked")) { try session.provokeFault() }
    _ = try game.play("b1-b3")
    try game.think(.hint, seed: 1) { report in
      if case .failed(let reason) = report.outcome { self.heard.append(reason) }
    }
    await ended(game)
    #expect(heard == ["panic: provoked"])
    #expect(try game.undo() != nil)
  }

  /// A game whose searches have a clock that runs ahead: a moment brings many messages.
  private func hasty() throws -> Game {
    try Game(Session(game: "lines-of-action", options: [], locale: "en")) { session, purpose, seed, listener in
      try session.startHastySearch(purpose: purpose, seed: seed, listener: listener)
    }
  }

  private func think(_ name: String, _ purpose: Purpose, _ game: Game) throws {
    try game.think(
      purpose, seed: 1, onProgress: { _ in self.heard.append(name) },
      onFinished: { _ in self.heard.append("\(name) ends") })
  }

  private func ended(_ game: Game) async {
    while game.isThinking { await Task.yield() }
  }

  /// Lets the messages of earlier searches arrive, if they do: those of a later one come after them.
  private func anotherSearch() async throws {
    let other = try hasty()
    try other.think(once, seed: 1) { _ in }
    await ended(other)
  }
}
