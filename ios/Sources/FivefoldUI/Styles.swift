import FivefoldCore
import Foundation
import SwiftUI

/// The style of the primary button of a screen, filled with the accent color.
struct FilledButtonStyle: ButtonStyle {
  var height: CGFloat = 48

  @Environment(\.palette) private var palette
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.callout.weight(.semibold))
      .foregroundStyle(palette[.card])
      // Two low buttons fit below a board of a phone.
      .padding(.horizontal, height < 48 ? 12 : 20)
      .frame(minHeight: height)
      .background(palette[.accent], in: Capsule())
      .opacity(isEnabled ? (configuration.isPressed ? 0.7 : 1) : 0.38)
      // The touch target is at least 48 points high.
      .padding(.vertical, max(0, (48 - height) / 2))
      .contentShape(Rectangle())
  }
}

/// A preview of a screen without a board.
struct PreviewedPage: View {
  let screen: Screen

  init(_ screen: Screen) { self.screen = screen }

  var body: some View { Previewed { _, window in PageView(screen: screen, window: window) } }
}

/// A preview with an app over an empty folder.
struct Previewed<Content: View>: View {
  @ViewBuilder let content: (AppModel, WindowModel) -> Content

  var body: some View {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    switch Result(catching: { try AppModel(folder: folder, locale: "en") }) {
    case .success(let app): colored(app)
    case .failure(let error): Text(reason(of: error, language: "en"))
    }
  }

  private func colored(_ app: AppModel) -> some View {
    let window = WindowModel(app)
    return content(app, window).modifier(Colored(window: window))
  }
}

/// Returns a binding of a control to a model, on the main actor.
@MainActor
func bound<Value: Sendable>(
  _ get: @escaping @MainActor () -> Value, _ set: @escaping @MainActor (Value) -> Void
) -> Binding<Value> {
  Binding(get: get, set: set)
}

/// Returns a text of the screens in the chosen language; a view that reads it is updated with the language. Before the
/// app is open, the text is its name.
@MainActor func word(_ word: Word) -> String { AppModel.current?.speech.words[word] ?? "Fivefold" }

/// A switch with its description.
struct SwitchView: View {
  let row: SwitchRow
  let onSet: @MainActor (Bool) -> Void

  @Environment(\.window) private var window

  var body: some View {
    let _ = window?.ignored
    Toggle(isOn: bound({ row.isOn }, onSet)) {
      VStack(alignment: .leading) {
        Text(row.label)
        if !row.hint.isEmpty { Text(row.hint).font(.subheadline).foregroundStyle(.ink(.quiet)) }
      }
    }
  }
}

/// An option of a choice, with the event that chooses it.
protocol ChoiceOption {
  associatedtype Event: Hashable & Sendable

  var label: String { get }
  var isChosen: Bool { get }
  var event: Event { get }
}

extension SettingsOption: ChoiceOption {}
extension NewGameOption: ChoiceOption {}

/// One of several options.
struct ChoicePicker<Option: ChoiceOption>: View {
  let label: String
  let options: [Option]
  let onChange: @MainActor (Option.Event) -> Void

  @Environment(\.window) private var window

  var body: some View {
    let _ = window?.ignored
    let chosen = bound({ options.first(where: \.isChosen)?.event }, { $0.map(onChange) })
    Picker(label, selection: chosen) {
      ForEach(options, id: \.event) { Text($0.label).tag(Optional($0.event)) }
    }
  }
}
