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
