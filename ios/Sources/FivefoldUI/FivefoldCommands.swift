import FivefoldCore
import SwiftUI

/// The menus of an iPad with a keyboard, and their shortcuts, for the focused window.
struct FivefoldCommands: Commands {
  @FocusedValue(WindowModel.self) private var window: WindowModel?

  private var match: MatchModel? { window?.match }
  private var game: String { match?.state.game ?? "" }
  /// Every button of the match; a command is enabled while its button is.
  private var buttons: [ScreenButton] {
    match.map { $0.state.bar + $0.state.offers + $0.state.menu.joined() + $0.state.tools } ?? []
  }

  var body: some Commands {
    // The system's own entry here opens a window, by Command and N.
    CommandGroup(before: .newItem) {
      button(.newGame, .open(screen: .newGame(game: game))).keyboardShortcut("n", modifiers: [.command, .shift])
    }
    CommandGroup(replacing: .undoRedo) {
      button(.undo, .match(event: .board(gesture: .undo))).keyboardShortcut("z")
      button(.redo, .match(event: .redo)).keyboardShortcut("z", modifiers: [.command, .shift])
    }
    CommandGroup(replacing: .appSettings) {
      Button(word(.settings)) { window?.open(.settings) }.keyboardShortcut(",")
    }
    CommandMenu(word(.playing)) {
      button(.hint, .match(event: .hint)).keyboardShortcut("h", modifiers: [.command, .shift])
      button(.moveNow, .match(event: .moveNow)).keyboardShortcut(".")
      button(.analysis, .match(event: .setAnalysis(isOn: match?.state.analysis == nil))).keyboardShortcut("e")
      button(.rematch, .begin(next: .rematch)).keyboardShortcut("r")
      button(.rules, .open(screen: .rules(game: game))).keyboardShortcut("/", modifiers: [.command, .shift])
      Button(word(.lessons)) { window?.open(.learn) }.keyboardShortcut("l")
      Button(word(.ratings)) { window?.open(.statistics) }.keyboardShortcut("t")
    }
  }

  private func button(_ name: Word, _ action: ButtonAction) -> some View {
    Button(word(name)) { window?.perform(action) }
      .disabled(!buttons.contains { $0.action == action && $0.isEnabled })
  }
}
