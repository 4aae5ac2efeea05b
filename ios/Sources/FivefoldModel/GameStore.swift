import FivefoldCore
import Foundation

/// The games in progress, one a kind of game.
@MainActor
public struct GameStore {
  /// What came of looking for a game in progress.
  public enum Found {
    case inProgress(Game)
    case nothing
    /// There was one that could not be read; it is kept under another name, and the reason is to be told once.
    case setAside(reason: String)
  }

  private let folder: URL
  private let locale: String

  public init(folder: URL, locale: String) {
    self.folder = folder.appendingPathComponent("games")
    self.locale = locale
  }

  public func load(_ id: String) -> Found {
    let file = file(id)
    guard let text = file.read() else { return .nothing }
    do {
      return .inProgress(try Game.load(text, locale: locale))
    } catch {
      _ = file.setAside()
      return .setAside(reason: "\(error)")
    }
  }

  /// Keeps the game as it is, and says whether that worked.
  public func save(_ game: Game) -> Bool {
    guard let text = try? game.save() else { return false }
    return file(game.id).write(text)
  }

  private func file(_ id: String) -> TextFile {
    TextFile(folder.appendingPathComponent("\(id).json"))
  }
}
