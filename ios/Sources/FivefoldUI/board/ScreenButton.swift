import FivefoldCore
import SwiftUI

private struct WindowKey: EnvironmentKey {
  static let defaultValue: WindowModel? = nil
}

extension EnvironmentValues {
  /// The window, which performs the actions of buttons.
  var window: WindowModel? {
    get { self[WindowKey.self] }
    set { self[WindowKey.self] = newValue }
  }
}

extension ScreenButton {
  /// The name of the symbol; filled while the analysis is on.
  var icon: String { isOn == true && symbol == .analysis ? "eye.fill" : symbol.icon }
}

extension Symbol {
  /// The name of the system's symbol; directions are mirrored for right-to-left scripts.
  var icon: String {
    switch self {
    case .new: "plus"
    case .again: "arrow.counterclockwise"
    case .players: "person.2"
    case .person: "person"
    case .rules: "book"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    case .list: "list.bullet"
    case .analysis: "eye"
    case .link: "link"
    case .code: "qrcode"
    case .share: "square.and.arrow.up"
    case .picture: "photo"
    case .text: "text.alignleft"
    case .file: "doc"
    case .moves: "list.number"
    case .paste: "doc.on.clipboard"
    case .draw: "equal"
    case .flag: "flag"
    case .settings: "gearshape"
    case .first: "chevron.backward.to.line"
    case .previous: "chevron.backward"
    case .next: "chevron.forward"
    case .last: "chevron.forward.to.line"
    case .forward: "forward"
    case .hint: "lightbulb"
    case .play: "play"
    case .pause: "pause"
    case .done: "checkmark.circle"
    case .close: "xmark.circle"
    case .learn: "graduationcap"
    case .statistics: "chart.bar"
    case .about: "info.circle"
    case .delete: "trash"
    case .edit: "pencil"
    }
  }
}

/// A button with a symbol, and a label below it where there is room.
struct SymbolButton: View {
  let button: ScreenButton
  let hasLabel: Bool

  @Environment(\.window) private var window

  var body: some View {
    Button {
      window?.press(button)
    } label: {
      ActionFace(words: button.label, symbol: button.icon, hasLabel: hasLabel)
    }
    .disabled(!button.isEnabled)
    .accessibilityAddTraits(button.isOn == true ? .isSelected : [])
  }
}

/// A button with its label; the main one is filled.
struct LabelButton: View {
  let button: ScreenButton
  var height: CGFloat = 48
  var isWide = false

  @Environment(\.window) private var window

  var body: some View {
    if button.isMain { plain.buttonStyle(FilledButtonStyle(height: height)) } else { plain.buttonStyle(.bordered) }
  }

  private var plain: some View {
    Button {
      window?.press(button)
    } label: {
      Text(button.label).multilineTextAlignment(.center).frame(maxWidth: isWide ? .infinity : nil)
    }
    .disabled(!button.isEnabled)
    .accessibilityLabel(button.spoken)
  }
}

/// The overflow menu of a card or a row.
struct OverflowMenu: View {
  let words: String
  let menu: [ScreenButton]

  var body: some View {
    Menu {
      ForEach(menu, id: \.action) { MenuEntry(button: $0) }
    } label: {
      Label(words, systemImage: "ellipsis").labelStyle(.iconOnly).frame(minWidth: 48, minHeight: 48)
    }
  }
}

/// An entry of the system's menu; one that opens others in place has a menu of its own.
struct MenuEntry: View {
  let button: ScreenButton

  @Environment(\.window) private var window

  var body: some View {
    if case .unfold(let buttons) = button.action {
      Menu {
        ForEach(buttons, id: \.action) { shared in
          ShareButton(button: shared) { Label(shared.label, systemImage: shared.icon) }
        }
      } label: {
        Label(button.label, systemImage: button.icon)
      }
    } else {
      let role: ButtonRole? = button.symbol == .delete ? .destructive : nil
      Button(button.label, systemImage: button.icon, role: role) { window?.press(button) }
        .disabled(!button.isEnabled)
    }
  }
}

/// A step through the moves.
struct StepButton: View {
  let button: ScreenButton

  @Environment(\.window) private var window

  var body: some View {
    Button {
      window?.press(button)
    } label: {
      Label(button.label, systemImage: button.icon).labelStyle(.iconOnly).frame(minWidth: 44, minHeight: 48)
    }
    .disabled(!button.isEnabled)
  }
}

/// All steps through the moves, below a list of them.
struct StepperRow: View {
  let steppers: [ScreenButton]

  var body: some View {
    HStack {
      ForEach(steppers.indices, id: \.self) { index in
        if index > 0 { Spacer() }
        StepButton(button: steppers[index])
      }
    }
  }
}
