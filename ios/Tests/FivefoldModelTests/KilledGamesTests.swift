import FivefoldCore
import Foundation
import Testing

@testable import FivefoldModel

/// The process ends at every single action of a game against the computer, and the game becomes what it would have been.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct KilledGamesTests {
  /// How much it looks at is counted, not timed: with the same seed it plays the same turn.
  private let computer = Player.limits(visits: 60, ms: nil)

  @Test(arguments: everyGame)
  func aGameIsTheSameWhetherOrNotTheProcessEndsAtEveryAction(_ id: String) async throws {
    let whole = try await play(id, kills: false)
    let killed = try await play(id, kills: true)
    #expect(killed.turns == whole.turns)
    #expect(killed.pieces == whole.pieces)
    #expect(killed.result == whole.result)
    #expect(killed.turns.count > 4)
  }

  /// A game by touch to its end. Each half of a turn, each turn and each of the computer's thoughts is an action.
  private func play(_ id: String, kills: Bool) async throws -> Snapshot {
    let bench = Bench(hurries: true)
    var model = try bench.begin(id, options: smallBoards[id] ?? [], second: computer)
    var lot = Lot(9)
    model.show()
    while model.snapshot.result == nil {
      if model.snapshot.computerToMove {
        try #require(model.isThinking)
        let shown = model
        await until { !shown.isThinking }
      } else {
        model.touch(try lot.target(model))
      }
      try #require(bench.keeps(model))
      if kills {
        let seen = model.snapshot
        // Nobody is told beforehand: what has not been written by now is lost.
        model.close()
        model = try bench.restore(id)
        try #require(model.snapshot.labels == seen.labels && model.snapshot.marks == seen.marks)
        model.show()
      }
    }
    return model.snapshot
  }
}
