import FivefoldCore
import Foundation
import Testing

@testable import FivefoldModel

/// Every game between two people from the first turn to the result, and what is stored is at every action what is seen.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct WholeGamesTests {
  let bench = Bench()

  @Test(arguments: everyGame)
  func byTouch(_ id: String) throws {
    let model = try bench.begin(id)
    var lot = Lot(1)
    while model.snapshot.result == nil {
      switch try lot.target(model) {
      case .place(let place):
        let spot = try #require(model.layout.spots.first { $0.place == place })
        let hit = try #require(model.hit(x: spot.x, y: spot.y))
        model.touch(.place(place: hit))
      case let operation: model.touch(operation)
      }
      try #require(bench.keeps(model))
    }
    expectTheEnd(model)
  }

  @Test(arguments: everyGame)
  func byTheListOfLegalTurns(_ id: String) throws {
    let model = try bench.begin(id)
    var lot = Lot(2)
    while model.snapshot.result == nil {
      model.play(try lot.choose(model.legalTurns()).text)
      try #require(bench.keeps(model))
    }
    expectTheEnd(model)
  }

  @Test(arguments: everyGame)
  func byKeyboard(_ id: String) throws {
    let model = try bench.begin(id)
    var lot = Lot(3)
    model.moveCursor(.right)
    while model.snapshot.result == nil {
      let target = try lot.target(model)
      if case .operation(.pass, _) = target {
        // Passing is a button beside the board, which the keyboard reaches as every button.
        model.touch(target)
        continue
      }
      for arrow in try arrows(to: target, model) {
        try #require(model.moveCursor(arrow), "the arrow \(arrow) leads nowhere")
      }
      try #require(model.cursor == target)
      model.actAtCursor()
      try #require(bench.keeps(model))
    }
    expectTheEnd(model)
  }

  @Test(arguments: everyGame)
  func byTouchWithConfirmation(_ id: String) throws {
    let model = try bench.begin(id, confirms: true)
    var lot = Lot(4)
    while model.snapshot.result == nil {
      if model.snapshot.mayFinish {
        model.finish()
      } else {
        model.touch(try lot.target(model))
      }
      try #require(bench.keeps(model))
    }
    expectTheEnd(model)
  }

  private func expectTheEnd(_ model: GameModel) {
    #expect(model.snapshot.side == nil)
    #expect(model.legalTurns().isEmpty)
    #expect(model.snapshot.marks.isEmpty)
    #expect(model.feedback?.kind == .ended)
    #expect(model.snapshot.result?.reason.isEmpty == false)
  }

  /// The shortest way of the cursor to what is to be touched.
  private func arrows(to goal: Target, _ model: GameModel) throws -> [Arrow] {
    let start = try #require(model.cursor)
    var ways: [Target: [Arrow]] = [start: []]
    var queue = [start]
    while ways[goal] == nil, !queue.isEmpty {
      let here = queue.removeFirst()
      for arrow in Arrow.allCases {
        let next = BoardCursor.after(model.layout, model.snapshot, here, arrow)
        guard let next, ways[next] == nil, let way = ways[here] else { continue }
        ways[next] = way + [arrow]
        queue.append(next)
      }
    }
    return try #require(ways[goal], "no arrows lead to \(goal)")
  }
}
