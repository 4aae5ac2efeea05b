import FivefoldCore

/// The settings as they are being changed: the core's own cannot be.
struct SettingsDraft: Equatable {
  var theme: ThemeChoice
  var language: String?
  var palette: PaletteChoice
  var coordinates: Bool
  var speed: AnimationSpeed
  var confirmMoves: Bool
  var haptics: Bool
  var sounds: Bool
  var showVisits: Bool
  var flipBoard: Bool

  init(_ settings: AppSettings) {
    theme = settings.theme
    language = settings.language
    palette = settings.palette
    coordinates = settings.coordinates
    speed = settings.speed
    confirmMoves = settings.confirmMoves
    haptics = settings.haptics
    sounds = settings.sounds
    showVisits = settings.showVisits
    flipBoard = settings.flipBoard
  }

  var settings: AppSettings {
    AppSettings(
      theme: theme, language: language, palette: palette, coordinates: coordinates, speed: speed,
      confirmMoves: confirmMoves, haptics: haptics, sounds: sounds, showVisits: showVisits, flipBoard: flipBoard)
  }
}
