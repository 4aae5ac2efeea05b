import FivefoldCore
import SwiftUI

/// The menus of an iPad with a keyboard, and their shortcuts; they mean the window in front.
struct FivefoldCommands: Commands {
  @FocusedValue(WindowModel.self) private var window: WindowModel?

  private var match: MatchModel? { window?.match }
  private var can: Abilities? { match?.state.abilities }

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button(word(.newGame)) { match.map { window?.ask($0.state.game) } }
        .keyboardShortcut("n")
        .disabled(match == nil)
    }
    CommandGroup(replacing: .undoRedo) {
      Button(word(.undo)) { match?.make(.undo) }.keyboardShortcut("z").disabled(can?.undo != true)
      Button(word(.redo)) { match?.redo() }
        .keyboardShortcut("z", modifiers: [.command, .shift])
        .disabled(can?.redo != true)
      Button(word(.takeBack)) { match?.make(.takeBack) }.keyboardShortcut(.delete).disabled(can?.takeBack != true)
    }
    CommandGroup(replacing: .appSettings) {
      Button(word(.settings)) { window?.go(.settings) }.keyboardShortcut(",")
    }
    CommandMenu(word(.playing)) {
      Button(word(.hint)) { match?.hint() }
        .keyboardShortcut("h", modifiers: [.command, .shift])
        .disabled(can?.hint != true)
      Button(word(.moveNow)) { match?.moveNow() }.keyboardShortcut(".").disabled(can?.moveNow != true)
      Button(word(.analysis)) { match?.choose(.analysis) }
        .keyboardShortcut("e")
        .disabled(can?.analyse != true)
      Button(word(.rematch)) { window?.show(match?.rematch()) }.keyboardShortcut("r").disabled(can?.rematch != true)
      Button(word(.rules)) { match.map { window?.go(rules: $0.state.game) } }
        .keyboardShortcut("/", modifiers: [.command, .shift])
        .disabled(match == nil)
      Button(word(.learn)) { window?.go(.learn) }.keyboardShortcut("l")
      Button(word(.statistics)) { window?.go(.statistics) }.keyboardShortcut("t")
    }
  }
}
