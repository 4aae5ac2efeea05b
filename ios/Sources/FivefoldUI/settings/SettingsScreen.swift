#if canImport(SwiftUI)
  import FivefoldModel
  import SwiftUI

  /// What a person decides about the app as a whole; every change is seen at once.
  struct SettingsScreen: View {
    let model: SettingsModel

    var body: some View {
      Form {
        Section(word("appearance")) {
          Picker(word("theme"), selection: binding(\.theme)) {
            Text(word("theme_system")).tag(ThemeChoice.system)
            Text(word("theme_light")).tag(ThemeChoice.light)
            Text(word("theme_dark")).tag(ThemeChoice.dark)
          }
          Picker(word("palette"), selection: binding(\.palette)) {
            Text(word("palette_standard")).tag(PaletteChoice.standard)
            Text(word("palette_high_contrast")).tag(PaletteChoice.highContrast)
            Text(word("palette_greys")).tag(PaletteChoice.greys)
          }
          Picker(word("animation_speed"), selection: binding(\.speed)) {
            Text(word("speed_slow")).tag(AnimationSpeed.slow)
            Text(word("speed_normal")).tag(AnimationSpeed.normal)
            Text(word("speed_fast")).tag(AnimationSpeed.fast)
            Text(word("speed_off")).tag(AnimationSpeed.off)
          }
          Toggle(word("coordinates"), isOn: binding(\.coordinates))
          explained("show_visits", "show_visits_hint", binding(\.showsVisits))
        }
        Section(word("playing")) {
          explained("confirm_turns", "confirm_turns_hint", binding(\.confirms))
          explained("flip_board", "flip_board_hint", binding(\.flips))
          Toggle(word("haptics"), isOn: binding(\.haptics))
          Toggle(word("sounds"), isOn: binding(\.sounds))
        }
      }
      .navigationTitle(word("settings"))
    }

    private func explained(_ title: String, _ hint: String, _ isOn: Binding<Bool>) -> some View {
      Toggle(isOn: isOn) {
        VStack(alignment: .leading) {
          Text(word(title))
          Text(word(hint)).font(.subheadline).foregroundStyle(.quiet)
        }
      }
    }

    private func binding<Value: Sendable>(_ key: WritableKeyPath<Settings, Value> & Sendable) -> Binding<Value> {
      bound({ model.settings[keyPath: key] }, { value in model.change { $0[keyPath: key] = value } })
    }
  }
#endif
