/// What can be seen besides the home screen.
public enum Screen: Hashable, Sendable {
  case play
  /// The rules of the game with this id.
  case rules(String)
  case statistics
  case settings
  case about
}

extension Screen {
  /// The screen in words, by which it is brought back after the process has ended; a game goes by its id.
  func words(_ game: String?) -> String? {
    switch self {
    case .play: game.map { "play \($0)" }
    case .rules(let id): "rules \(id)"
    case .statistics: "statistics"
    case .settings: "settings"
    case .about: "about"
    }
  }

  /// The screen that the words mean, and the game on it.
  static func read(_ words: Substring) -> (screen: Screen, game: String?)? {
    let parts = words.split(separator: " ").map(String.init)
    switch (parts.first, parts.dropFirst().first) {
    case ("play", let id?): return (.play, id)
    case ("rules", let id?): return (.rules(id), nil)
    case ("statistics", nil): return (.statistics, nil)
    case ("settings", nil): return (.settings, nil)
    case ("about", nil): return (.about, nil)
    default: return nil
    }
  }
}
