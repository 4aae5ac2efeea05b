import FivefoldCore
import SwiftUI

/// The app-wide settings. Every change applies immediately; the board shows changes of colors.
struct SettingsScreen: View {
  let state: SettingsState
  let onChange: @MainActor (SettingsEvent) -> Void

  var body: some View {
    Form {
      ForEach(state.sections, id: \.title) { section in
        Section(section.title) {
          if section == state.sections.first {
            PictureView(picture: state.board).equatable()
              .frame(maxWidth: .infinity)
              .frame(height: state.boardHeight)
              .accessibilityHidden(true)
          }
          ForEach(section.rows.indices, id: \.self) { row(section.rows[$0]) }
        }
      }
    }
    .navigationTitle(word(.settings))
  }

  @ViewBuilder private func row(_ row: SettingsRow) -> some View {
    switch row {
    case .choice(let label, let options): ChoicePicker(label: label, options: options, onChange: onChange)
    case .switch(let row, let event): SwitchView(row: row) { _ in onChange(event) }
    }
  }
}

struct SettingsScreen_Previews: PreviewProvider {
  static var previews: some View { PreviewedPage(.settings) }
}
