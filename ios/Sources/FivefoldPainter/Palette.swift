/// A colour for every ink, as 0xRRGGBB, and how dark a shadow is.
public struct Palette: Equatable, Sendable {
  private let colours: [Ink: UInt32]
  public let shadow: Double

  public subscript(_ ink: Ink) -> UInt32 {
    colours[ink, default: 0]
  }

  private func with(_ changes: [Ink: UInt32]) -> Palette {
    Palette(colours: colours.merging(changes) { _, changed in changed }, shadow: shadow)
  }

  public static let light = Palette(
    colours: [
      .page: 0xF6F3EC,
      .card: 0xFFFFFF,
      .text: 0x23211D,
      .quiet: 0x6B665C,
      .board: 0xE9E2D3,
      .secondTone: 0xDDD4C1,
      .line: 0xBDB29B,
      .hole: 0xF6F3EC,
      .orange: 0xD2541B,
      .orangeRim: 0xA03D10,
      .orangeGlyph: 0xFFFFFF,
      .blue: 0x23519C,
      .blueRim: 0x173A75,
      .blueGlyph: 0xFFFFFF,
      .neutral: 0x7D7768,
      .neutralRim: 0x57524A,
      .accent: 0x23211D,
      .focus: 0x23211D,
      .hint: 0x8A6800,
      .win: 0x17764B,
      .draw: 0x8A6800,
      .loss: 0xB8352A,
      .onValue: 0xFFFFFF,
      .shadow: 0x000000,
    ], shadow: 0.16)

  public static let dark = Palette(
    colours: [
      .page: 0x131417,
      .card: 0x1D1F24,
      .text: 0xECE9E2,
      .quiet: 0xA09A8E,
      .board: 0x2A2D34,
      .secondTone: 0x343841,
      .line: 0x4C515C,
      .hole: 0x131417,
      .orange: 0xFFA06E,
      .orangeRim: 0xFFC6A8,
      .orangeGlyph: 0x131417,
      .blue: 0x5590F0,
      .blueRim: 0x9CC0FF,
      .blueGlyph: 0x131417,
      .neutral: 0x777C88,
      .neutralRim: 0xA7ACB8,
      .accent: 0xECE9E2,
      .focus: 0xECE9E2,
      .hint: 0xE3B341,
      .win: 0x4CC38A,
      .draw: 0xE3B341,
      .loss: 0xF07167,
      .onValue: 0x131417,
      .shadow: 0x000000,
    ], shadow: 0.45)

  public static let lightHighContrast = light.with([
    .board: 0xFFFFFF,
    .secondTone: 0xE4E4E4,
    .line: 0x595959,
    .hole: 0xF0F0F0,
    .orange: 0xB83C00,
    .orangeRim: 0x000000,
    .blue: 0x0A3A8C,
    .blueRim: 0x000000,
    .neutral: 0x5C5C5C,
    .neutralRim: 0x000000,
    .accent: 0x000000,
    .text: 0x000000,
    .quiet: 0x404040,
  ])

  public static let darkHighContrast = dark.with([
    .board: 0x000000,
    .secondTone: 0x262626,
    .line: 0xB0B0B0,
    .hole: 0x1A1A1A,
    .orange: 0xFFB184,
    .orangeRim: 0xFFFFFF,
    .blue: 0x6FA8FF,
    .blueRim: 0xFFFFFF,
    .neutral: 0x9A9A9A,
    .neutralRim: 0xFFFFFF,
    .accent: 0xFFFFFF,
    .text: 0xFFFFFF,
    .quiet: 0xC8C8C8,
  ])

  public static let lightGreys = light.with([
    .page: 0xE8E8E8,
    .board: 0xC9C9C9,
    .secondTone: 0xBDBDBD,
    .line: 0x8A8A8A,
    .hole: 0xE8E8E8,
    .orange: 0xF4F4F4,
    .orangeRim: 0x3A3A3A,
    .orangeGlyph: 0x3A3A3A,
    .blue: 0x3A3A3A,
    .blueRim: 0x111111,
    .neutral: 0x6E6E6E,
    .neutralRim: 0x333333,
    .hint: 0x6B5000,
    .win: 0x115C3A,
    .draw: 0x6B5000,
    .loss: 0x9A2B22,
  ])

  public static let darkGreys = dark.with([
    .orange: 0xF0F0F0,
    .orangeRim: 0xFFFFFF,
    .orangeGlyph: 0x131417,
    .blue: 0x8C8C8C,
    .blueRim: 0xD8D8D8,
    .neutral: 0x7A7A7A,
    .neutralRim: 0xBBBBBB,
  ])

  /// Every palette by its name, in each theme.
  public static let all: [String: Palette] = [
    "light": light,
    "dark": dark,
    "light-high-contrast": lightHighContrast,
    "dark-high-contrast": darkHighContrast,
    "light-greys": lightGreys,
    "dark-greys": darkGreys,
  ]
}
