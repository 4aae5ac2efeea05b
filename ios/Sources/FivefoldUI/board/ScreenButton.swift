import FivefoldCore
import SwiftUI

private struct PerformKey: EnvironmentKey {
  static let defaultValue: @MainActor @Sendable (ButtonAction) -> Void = { _ in }
}

extension EnvironmentValues {
  /// Performs the action of a button of the screen.
  var perform: @MainActor @Sendable (ButtonAction) -> Void {
    get { self[PerformKey.self] }
    set { self[PerformKey.self] = newValue }
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
    case .rules: "book"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    case .list: "list.bullet"
    case .analysis: "eye"
    case .coach: "graduationcap"
    case .message: "message"
    case .code: "qrcode"
    case .share: "square.and.arrow.up"
    case .picture: "photo"
    case .copy: "doc.on.doc"
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
    }
  }
}

/// A button with a symbol, and a label below it where there is room.
struct SymbolButton: View {
  let button: ScreenButton
  let hasLabel: Bool

  @Environment(\.perform) private var perform

  var body: some View {
    Button {
      perform(button.action)
    } label: {
      ActionFace(words: button.label, symbol: button.icon, hasLabel: hasLabel)
    }
    .disabled(!button.isEnabled)
    .accessibilityAddTraits(button.isOn == true ? .isSelected : [])
  }
}

/// A wide button with its label; the main one is filled.
struct WideButton: View {
  let button: ScreenButton

  @Environment(\.perform) private var perform

  var body: some View {
    if button.isMain { wide.buttonStyle(FilledButtonStyle(height: 56)) } else { wide.buttonStyle(.bordered) }
  }

  private var wide: some View {
    Button {
      perform(button.action)
    } label: {
      Text(button.label).multilineTextAlignment(.center).frame(maxWidth: .infinity)
    }
    .disabled(!button.isEnabled)
  }
}

/// A step through the moves.
struct StepButton: View {
  let button: ScreenButton

  @Environment(\.perform) private var perform

  var body: some View {
    Button {
      perform(button.action)
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
