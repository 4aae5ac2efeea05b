import Foundation

@testable import FivefoldCore
@testable import FivefoldUI

/// A clock that goes on with each reading: by default so far that no press is the second half of a double press.
@MainActor
final class Uptime {
  var pause = Duration.seconds(1)
  private var now = Duration.zero

  func read() -> Duration {
    now += pause
    return now
  }
}

/// An app with a window and its own folder, which is deleted with the fixture.
@MainActor
final class AppFixture {
  let app: AppModel
  let window: WindowModel
  let uptime = Uptime()
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  struct Missing: Error {}

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    app = try AppModel(folder: folder, locale: "en")
    window = WindowModel(app, uptime: uptime.read)
  }

  deinit {
    do { try FileManager.default.removeItem(at: folder) } catch { print("\(folder.path) was not deleted: \(error)") }
  }

  /// Starts a match of every game between two people.
  func matches() throws -> [MatchModel] { try app.home.cards.map { try match($0.game) } }

  func match(_ game: String) throws -> MatchModel {
    guard let wanted = app.newGame(game) else { throw Missing() }
    wanted.send(.setOpponent(opponent: .person))
    guard let match = app.begin(wanted) else { throw Missing() }
    return match
  }
}
