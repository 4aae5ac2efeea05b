import Foundation
import Observation
import Testing

@testable import FivefoldCore
@testable import FivefoldModel

/// A folder of its own and models in it: what a test of the app's behaviour begins with.
@MainActor
final class Bench {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fivefold-\(UUID().uuidString)")
  let store: GameStore
  /// Whether the time runs ahead while the computer thinks, so that nobody waits for its turn to appear.
  private let hurries: Bool

  init(hurries: Bool = false) {
    self.hurries = hurries
    store = GameStore(folder: folder) { "en" }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// A new game as the app would open it.
  func begin(
    _ id: String, options: [OptionSetting] = [], first: Player = .human, second: Player = .human, confirms: Bool = false
  ) throws -> GameModel {
    let game = try Game.begin(id: id, options: options, locale: "en")
    try game.setPlayer(.first, first)
    try game.setPlayer(.second, second)
    try game.setConfirm(confirms)
    return try model(game, 7)
  }

  /// The game as it is after the app was killed and started again.
  func restore(_ id: String) throws -> GameModel {
    guard case .inProgress(let game, let match) = store.load(id) else { throw Missing(id: id) }
    return try model(game, match)
  }

  /// Whether what is stored is what is seen.
  func keeps(_ model: GameModel) -> Bool {
    guard case .inProgress(let game, _) = store.load(model.id) else { return false }
    defer { game.close() }
    let (kept, seen) = (game.snapshot, model.snapshot)
    return kept.pieces == seen.pieces && kept.turns == seen.turns && kept.at == seen.at && kept.made == seen.made
      && kept.picked == seen.picked && kept.result == seen.result && kept.firstPlayer == seen.firstPlayer
      && kept.secondPlayer == seen.secondPlayer
  }

  func file(_ id: String) -> URL {
    folder.appendingPathComponent("games/\(id).json")
  }

  private func model(_ game: Game, _ match: UInt64) throws -> GameModel {
    let keeper = GameKeeper(save: store.save, seed: { 5 })
    guard hurries, let text = try game.save() else { return GameModel(game, match: match, keeper: keeper) }
    game.close()
    let hasty = try Game(Session.load(text: text, locale: "en")) { session, purpose, seed, listener in
      try session.startHastySearch(purpose: purpose, seed: seed, listener: listener)
    }
    return GameModel(hasty, match: match, keeper: keeper)
  }

  struct Missing: Error {
    let id: String
  }
}

/// Options that make a game short.
let smallBoards: [String: [OptionSetting]] = [
  "bridgit": [OptionSetting(name: "size", value: .number(number: 5))],
  "lines-of-action": [OptionSetting(name: "size", value: .number(number: 6))],
]

let everyGame = ["bridgit", "lines-of-action", "connect-four", "connect-any", "pentago-twist"]

/// Waits until something that is observed holds.
@MainActor
func until(_ holds: @escaping @MainActor () -> Bool) async {
  while !holds() {
    await withCheckedContinuation { continuation in
      withObservationTracking {
        _ = holds()
      } onChange: {
        continuation.resume()
      }
    }
  }
}

/// Chooses evenly enough, and the same every time.
struct Lot {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func choose<Choice>(_ choices: [Choice]) throws -> Choice {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    try #require(!choices.isEmpty, "there is nothing to choose from")
    return choices[Int((state >> 33) % UInt64(choices.count))]
  }
  /// What somebody may touch who wants to get on: an operation that is offered, a place that makes a turn, a piece.
  @MainActor
  mutating func target(_ model: GameModel) throws -> Target {
    if !model.operations.isEmpty {
      let operation = try choose(model.operations)
      return .operation(kind: operation.kind, region: operation.region)
    }
    let making = model.snapshot.marks.filter { $0.ghost != nil }
    return .place(place: try choose(making.isEmpty ? model.snapshot.marks : making).place)
  }
}
