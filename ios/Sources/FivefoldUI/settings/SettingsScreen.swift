import FivefoldCore
import SwiftUI

/// What a person decides about the app as a whole; every change is seen at once.
struct SettingsScreen: View {
  let settings: AppSettings
  /// On which a change of colors is seen.
  let board: SettingsBoard?
  /// The languages there are.
  let languages: [LanguageChoice]
  let onChange: @MainActor (AppSettings) -> Void

  @Environment(\.palette) private var palette

  var body: some View {
    let changed = bound({ SettingsDraft(settings) }, { onChange($0.settings) })
    Form {
      Section(word(.appearance)) {
        if let board {
          PictureView(picture: board.picture, palette: palette).equatable()
            .frame(maxWidth: .infinity)
            .frame(height: board.height)
            .accessibilityHidden(true)
        }
        Picker(word(.theme), selection: changed.theme) {
          Text(word(.themeSystem)).tag(ThemeChoice.system)
          Text(word(.themeLight)).tag(ThemeChoice.light)
          Text(word(.themeDark)).tag(ThemeChoice.dark)
        }
        Picker(word(.palette), selection: changed.palette) {
          Text(word(.paletteStandard)).tag(PaletteChoice.standard)
          Text(word(.paletteWood)).tag(PaletteChoice.wood)
          Text(word(.paletteNight)).tag(PaletteChoice.night)
          Text(word(.paletteHighContrast)).tag(PaletteChoice.highContrast)
          Text(word(.paletteGrays)).tag(PaletteChoice.grays)
        }
        Picker(word(.animationSpeed), selection: changed.speed) {
          Text(word(.speedSlow)).tag(AnimationSpeed.slow)
          Text(word(.speedNormal)).tag(AnimationSpeed.normal)
          Text(word(.speedFast)).tag(AnimationSpeed.fast)
          Text(word(.speedOff)).tag(AnimationSpeed.off)
        }
        Picker(word(.language), selection: changed.language) {
          Text(word(.languageSystem)).tag(String?.none)
          ForEach(languages, id: \.tag) { Text($0.name).tag(Optional($0.tag)) }
        }
        Toggle(word(.coordinates), isOn: changed.coordinates)
        explained(.showVisits, .showVisitsHint, changed.showVisits)
      }
      Section(word(.playing)) {
        explained(.confirmMoves, .confirmMovesHint, changed.confirmMoves)
        explained(.flipBoard, .flipBoardHint, changed.flipBoard)
        Toggle(word(.haptics), isOn: changed.haptics)
        Toggle(word(.sounds), isOn: changed.sounds)
      }
    }
    .navigationTitle(word(.settings))
  }

  private func explained(_ title: Word, _ hint: Word, _ isOn: Binding<Bool>) -> some View {
    Toggle(isOn: isOn) {
      VStack(alignment: .leading) {
        Text(word(title))
        Text(word(hint)).font(.subheadline).foregroundStyle(.ink(.quiet))
      }
    }
  }
}

struct SettingsScreen_Previews: PreviewProvider {
  static var previews: some View {
    Previewed { app, _ in
      SettingsScreen(
        settings: app.settings, board: app.settingsBoard(), languages: app.speech.languages, onChange: app.set)
    }
  }
}
