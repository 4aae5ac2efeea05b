import FivefoldCore
import SwiftUI

/// A switch with a line below it that says what it does.
struct SwitchView: View {
  let row: SwitchRow
  let onSet: @MainActor (Bool) -> Void

  var body: some View {
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

  var body: some View {
    let chosen = bound({ options.first(where: \.isChosen)?.event }, { $0.map(onChange) })
    Picker(label, selection: chosen) {
      ForEach(options, id: \.event) { Text($0.label).tag(Optional($0.event)) }
    }
  }
}
