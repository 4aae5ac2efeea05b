import FivefoldCore
import Foundation

/// The games in progress, one a kind of game.
@MainActor
public struct GameStore {
  /// What came of looking for a game in progress.
  public enum Found {
    /// The match's number tells it from every other match of the same kind of game.
    case inProgress(Game, match: UInt64)
    case nothing
    /// There was one that could not be read; it is kept under another name, and the reason is to be told once.
    case setAside(reason: String)
  }

  private let folder: URL
  private let locale: () -> String

  public init(folder: URL, locale: @escaping () -> String) {
    self.folder = folder.appendingPathComponent("games")
    self.locale = locale
  }

  public func load(_ id: String) -> Found {
    let file = file(id)
    do {
      guard let text = try file.read() else { return .nothing }
      return .inProgress(try Game.load(text, locale: locale()), match: Self.match(of: text))
    } catch {
      _ = file.setAside()
      return .setAside(reason: reason(of: error))
    }
  }

  /// Keeps the game as it is, and says whether that worked.
  public func save(_ game: Game, match: UInt64) -> Bool {
    guard let text = try? game.save() else { return false }
    return file(game.id).write(Self.text(text, with: match))
  }

  /// The number of the match is one key more in the saved game, which the core does not look at.
  private static let key = "{\"match\":"

  private static func text(_ saved: String, with match: UInt64) -> String { "\(key)\(match),\(saved.dropFirst())" }

  private static func match(of text: String) -> UInt64 {
    guard text.hasPrefix(key) else { return 0 }
    return UInt64(text.dropFirst(key.count).prefix { $0.isNumber }) ?? 0
  }

  private func file(_ id: String) -> TextFile {
    TextFile(folder.appendingPathComponent("\(id).json"))
  }
}
