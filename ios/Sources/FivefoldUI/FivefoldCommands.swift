#if canImport(SwiftUI)
  import FivefoldModel
  import SwiftUI

  /// The menus of an iPad with a keyboard, and their shortcuts; they mean the window in front.
  struct FivefoldCommands: Commands {
    @FocusedValue(AppModel.self) private var app: AppModel?

    var body: some Commands {
      CommandGroup(replacing: .newItem) {
        Button(word("new_game")) { app?.open.map { app?.ask($0.id) } }
          .keyboardShortcut("n")
          .disabled(app?.open == nil)
      }
      CommandGroup(replacing: .undoRedo) {
        Button(word("undo")) { app?.open?.undo() }
          .keyboardShortcut("z")
          .disabled(app?.open?.snapshot.canUndo != true)
        Button(word("redo")) { app?.open?.redo() }
          .keyboardShortcut("z", modifiers: [.command, .shift])
          .disabled(app?.open?.snapshot.canRedo != true)
        Button(word("take_back")) { app?.open?.dropPartial() }
          .keyboardShortcut(.delete)
          .disabled(app?.open?.snapshot.hasPartial != true)
      }
      CommandGroup(replacing: .appSettings) {
        Button(word("settings")) { app?.go(.settings) }.keyboardShortcut(",")
      }
      CommandMenu(word("playing")) {
        Button(word("hint")) { app?.open?.askHint() }
          .keyboardShortcut("h", modifiers: [.command, .shift])
          .disabled(app?.open?.canHint != true)
        Button(word("move_now")) { app?.open?.moveNow() }
          .keyboardShortcut(".")
          .disabled(app?.open?.isThinking != true)
        Button(word("analysis")) { app?.open.map { $0.setAnalyses(!$0.analyses) } }
          .keyboardShortcut("e")
          .disabled(app?.open == nil)
        Button(word("rematch")) { app?.open?.rematch() }
          .keyboardShortcut("r")
          .disabled(app?.open?.snapshot.result == nil)
        Button(word("rules")) { app?.open.map { app?.go(.rules($0.id)) } }
          .keyboardShortcut("/", modifiers: [.command, .shift])
          .disabled(app?.open == nil)
        Button(word("statistics")) { app?.go(.statistics) }.keyboardShortcut("t")
      }
    }
  }
#endif
