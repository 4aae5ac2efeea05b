import FivefoldCore
import Foundation
import SwiftUI

/// The core's colours as SwiftUI's. Until the first ones are there everything is clear.
struct BoardPalette: Equatable {
  private let colours: [Color]
  private let shadow: Double

  init(_ palette: Palette? = nil) {
    colours =
      palette?.colours.map { colour in
        func part(_ shift: UInt32) -> Double { Double(colour >> shift & 0xFF) / 255 }
        return Color(.sRGB, red: part(16), green: part(8), blue: part(0), opacity: 1)
      } ?? []
    shadow = palette?.shadow ?? 0
  }

  subscript(_ ink: Ink) -> Color {
    let index = Int(ink.rawValue)
    return colours.indices.contains(index) ? colours[index] : .clear
  }

  func colour(_ paint: Paint) -> Color {
    self[paint.ink].opacity(paint.ink == .shadow ? paint.alpha * shadow : paint.alpha)
  }

  /// A side's own colour, and the darker one for lines beside it.
  func face(_ colour: Side) -> Color { self[colour == .first ? .orange : .blue] }
  func rim(_ colour: Side) -> Color { self[colour == .first ? .orangeRim : .blueRim] }
}

private struct PaletteKey: EnvironmentKey {
  static let defaultValue = BoardPalette()
}

extension EnvironmentValues {
  /// The colours of boards and of what lies beside them, as they are decided.
  var palette: BoardPalette {
    get { self[PaletteKey.self] }
    set { self[PaletteKey.self] = newValue }
  }
}

/// Gives a view the palette that was chosen, light or dark as the system is; more contrast if the system asks for it.
struct Coloured: ViewModifier {
  let app: AppModel

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates

  func body(content: Content) -> some View {
    // The sides differ by shape in every palette; who must not rely on colour gets rims of full contrast as well.
    let wantsContrast = contrast == .increased || differentiates
    let palette = BoardPalette(app.palette(isDark: colorScheme == .dark, wantsContrast: wantsContrast))
    content
      .environment(\.palette, palette)
      .environment(\.coins, app.coins())
      .environment(\.locale, Locale(identifier: app.speech.tag))
      .environment(\.layoutDirection, app.speech.isRightToLeft ? .rightToLeft : .leftToRight)
  }
}

/// An ink of the palette as a style: `.ink(.quiet)`.
struct InkStyle: ShapeStyle {
  let ink: Ink

  func resolve(in environment: EnvironmentValues) -> Color { environment.palette[ink] }
}

extension ShapeStyle where Self == InkStyle {
  static func ink(_ ink: Ink) -> InkStyle { InkStyle(ink: ink) }
}
