import Foundation

@testable import FivefoldCore
@testable import FivefoldUI

/// A window of an app over a folder of its own, which goes with it.
@MainActor
final class Bench {
  let app: AppModel
  let window: WindowModel
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  struct Missing: Error {}

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    app = try AppModel(folder: folder, language: "en")
    window = WindowModel(app)
  }

  deinit {
    do { try FileManager.default.removeItem(at: folder) } catch { print("\(folder.path) stays: \(error)") }
  }

  /// A match of every game between two people.
  func matches() throws -> [MatchModel] { try app.home.cards.map { try match($0.game) } }

  func match(_ game: String) throws -> MatchModel {
    guard let wanted = app.newGame(game) else { throw Missing() }
    wanted.set(.person)
    guard let match = app.begin(wanted) else { throw Missing() }
    return match
  }
}
