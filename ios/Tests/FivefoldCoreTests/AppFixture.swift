import Foundation

@testable import FivefoldCore

/// An app with its own folder, which is deleted with the fixture.
@MainActor
final class AppFixture {
  let app: AppModel
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  struct Missing: Error {}

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    app = try AppModel(folder: folder, locale: "en")
  }

  deinit {
    do { try FileManager.default.removeItem(at: folder) } catch { print("\(folder.path) was not deleted: \(error)") }
  }

  /// Starts a match against an opponent.
  func match(_ game: String, _ opponent: Opponent = .person) throws -> MatchModel {
    guard let wanted = app.newGame(game) else { throw Missing() }
    wanted.send(.setOpponent(opponent: opponent))
    if opponent != .person { wanted.send(.setLevel(computer: 0, level: 1)) }
    guard let match = app.begin(wanted) else { throw Missing() }
    return match
  }
}
