import AppIntents
import FivefoldUI
import Foundation

// Xcode finds intents in the sources of the app only. Their words are in Localizable.xcstrings and
// AppShortcuts.xcstrings, because the system reads them without starting the app.

/// Opens the daily puzzle.
struct OpenDailyPuzzle: AppIntent {
  static let title: LocalizedStringResource = "Daily puzzle"
  static let openAppWhenRun = true

  @MainActor func perform() async throws -> some IntentResult {
    ShortcutRequest.shared.id = "daily"
    return .result()
  }
}

/// Continues the match played last.
struct ContinueMatch: AppIntent {
  static let title: LocalizedStringResource = "Continue"
  static let openAppWhenRun = true

  @MainActor func perform() async throws -> some IntentResult {
    ShortcutRequest.shared.id = "continue"
    return .result()
  }
}

/// Opens the setup of a new game.
struct StartNewGame: AppIntent {
  static let title: LocalizedStringResource = "New game"
  static let openAppWhenRun = true

  @MainActor func perform() async throws -> some IntentResult {
    ShortcutRequest.shared.id = "new-game"
    return .result()
  }
}

/// The intents for Siri and Spotlight.
struct FivefoldShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenDailyPuzzle(), phrases: ["\(.applicationName) Daily puzzle"],
      shortTitle: "Daily puzzle", systemImageName: "lightbulb")
    AppShortcut(
      intent: ContinueMatch(), phrases: ["\(.applicationName) Continue"],
      shortTitle: "Continue", systemImageName: "play.fill")
    AppShortcut(
      intent: StartNewGame(), phrases: ["\(.applicationName) New game"],
      shortTitle: "New game", systemImageName: "plus")
  }
}
