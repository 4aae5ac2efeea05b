import FivefoldCore
import Foundation
import Testing

@testable import FivefoldModel

/// Games against the computer, and everything that can happen while it thinks.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct AgainstTheComputerTests {
  let bench = Bench()
  private let weakest = Player.level(number: 1)

  @Test(arguments: everyGame)
  func aGameGoesToItsEndWhateverIsDoneAtEveryTurnOfTheComputer(_ id: String) async throws {
    var model = try bench.begin(id, options: smallBoards[id] ?? [], second: weakest)
    var lot = Lot(6)
    model.show()
    while model.snapshot.result == nil {
      let turn = try lot.choose(model.legalTurns()).text
      let played = model.snapshot.turns.count
      model.play(turn)
      try #require(bench.keeps(model))
      guard model.snapshot.result == nil else { break }
      try #require(model.isThinking && model.snapshot.computerToMove)
      // The person thinks better of it.
      model.undo()
      try #require(!model.isThinking && model.snapshot.at == UInt32(played) && bench.keeps(model))
      model.play(turn)
      try #require(model.isThinking)
      // Somebody rings.
      model.hide()
      try #require(!model.isThinking && bench.keeps(model))
      model.show()
      try #require(model.isThinking)
      // The system needs the memory.
      model.close()
      model = try bench.restore(id)
      try #require(!model.isThinking)
      model.show()
      try #require(model.isThinking)
      model.moveNow()
      let shown = model
      await until { !shown.isThinking }
      try #require(bench.keeps(model))
      try #require(model.snapshot.turns.count == played + 2 || model.snapshot.result != nil)
    }
    #expect(!model.isThinking)
    #expect(model.snapshot.result != nil)
  }

  @Test func theComputersTurnAppearsAfterAtLeastSixTenthsOfASecond() async throws {
    let model = try bench.begin("connect-four", first: weakest)
    let begin = ContinuousClock.now
    model.show()
    await until { model.snapshot.turns.count == 1 }
    #expect(ContinuousClock.now - begin >= .milliseconds(600))
    #expect(!model.snapshot.trace.isEmpty, "the last turn is marked")
    #expect(model.shown?.effects.isEmpty == false, "it is animated")
    #expect(!model.snapshot.announcement.isEmpty, "it is announced")
  }

  @Test func whatHasNotBeenShownDoesNotThink() throws {
    let model = try bench.begin("connect-four", first: weakest)
    #expect(!model.isThinking)
    model.show()
    #expect(model.isThinking)
    model.hide()
    #expect(!model.isThinking)
    #expect(bench.keeps(model))
  }

  @Test func aTouchWhileTheComputerThinksIsRefusedAndItGoesOn() throws {
    let model = try bench.begin("connect-four", first: weakest)
    model.show()
    model.touch(.place(place: 0))
    #expect(model.notice?.text.isEmpty == false)
    #expect(model.feedback?.kind == .refused)
    #expect(model.isThinking)
  }

  @Test func thinkingIsSeenWithItsVisits() async throws {
    let model = try bench.begin("pentago-twist", first: .limits(visits: nil, ms: 60_000))
    model.show()
    await until { (model.view?.visits ?? 0) > 0 }
    #expect(model.isThinking)
    model.moveNow()
    await until { !model.isThinking }
    #expect(model.snapshot.turns.count == 1)
  }

  @Test func twoComputersPlayUntilTheyArePausedAndThenGoOn() async throws {
    let model = try bench.begin("connect-four", first: weakest, second: weakest)
    model.show()
    #expect(model.canPause)
    model.moveNow()
    await until { model.snapshot.turns.count == 1 }
    model.setPaused(true)
    #expect(!model.isThinking)
    #expect(model.snapshot.paused)
    model.setPaused(false)
    #expect(model.isThinking)
    model.moveNow()
    await until { model.snapshot.turns.count == 2 }
    // A person takes over one of them in the middle of the game.
    model.setPlayer(.first, .human)
    #expect(!model.isThinking)
    #expect(!model.canPause)
    #expect(!model.legalTurns().isEmpty)
  }

  @Test func lookingAtAnEarlierTurnTheComputerPlaysOnlyWhenAsked() async throws {
    let model = try bench.begin("connect-four", second: weakest)
    model.show()
    model.play("4")
    model.moveNow()
    await until { model.snapshot.turns.count == 2 }
    model.go(to: 1)
    #expect(model.snapshot.computerToMove)
    #expect(!model.isThinking)
    #expect(model.mayLetComputerPlay)
    model.letComputerPlay()
    #expect(model.isThinking)
    model.moveNow()
    await until { !model.isThinking }
    #expect(model.snapshot.at == 2)
    #expect(model.isAtEnd)
    #expect(bench.keeps(model))
  }

  @Test func aRematchChangesTheSidesAndTheComputerBegins() async throws {
    let model = try bench.begin("connect-four", second: weakest)
    model.show()
    model.play("4")
    model.resign(.first)
    #expect(!model.isThinking)
    #expect(model.snapshot.result?.winner == .second)
    model.rematch()
    #expect(model.snapshot.firstPlayer == weakest)
    #expect(model.isThinking)
    #expect(bench.keeps(model))
  }

  @Test func resigningAndUndoingIt() throws {
    let model = try bench.begin("bridgit", second: weakest)
    #expect(model.resigning == .first)
    #expect(!model.canAgreeDraw)
    model.resign(.first)
    #expect(model.snapshot.result?.winner == .second)
    #expect(bench.keeps(model))
    #expect(model.resigning == nil)
    model.undo()
    #expect(model.snapshot.result == nil)
    #expect(bench.keeps(model))
  }
}
