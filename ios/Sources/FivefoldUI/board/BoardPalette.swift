import FivefoldCore
import Foundation
import SwiftUI

/// The core's colors as SwiftUI's; clear before the first palette.
struct BoardPalette: Equatable {
  private let colors: [Color]
  private let shadow: Double

  init(_ palette: Palette? = nil) {
    colors =
      palette?.colors.map { color in
        func part(_ shift: UInt32) -> Double { Double(color >> shift & 0xFF) / 255 }
        return Color(.sRGB, red: part(16), green: part(8), blue: part(0), opacity: 1)
      } ?? []
    shadow = palette?.shadow ?? 0
  }

  subscript(_ ink: Ink) -> Color {
    let index = Int(ink.rawValue)
    return colors.indices.contains(index) ? colors[index] : .clear
  }

  func color(_ paint: Paint) -> Color {
    self[paint.ink].opacity(paint.ink == .shadow ? paint.alpha * shadow : paint.alpha)
  }

  /// The color of a side, and the darker one of its rim.
  func face(_ color: Side) -> Color { self[color == .first ? .orange : .blue] }
  func rim(_ color: Side) -> Color { self[color == .first ? .orangeRim : .blueRim] }
}

private struct PaletteKey: EnvironmentKey {
  static let defaultValue = BoardPalette()
}

extension EnvironmentValues {
  /// The colors of boards and screens.
  var palette: BoardPalette {
    get { self[PaletteKey.self] }
    set { self[PaletteKey.self] = newValue }
  }
}

/// Sets the window and the chosen palette, light or dark like the system, with more contrast if the system asks for it.
struct Colored: ViewModifier {
  let window: WindowModel

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates

  func body(content: Content) -> some View {
    let app = window.app
    // The sides differ by shape in every palette; without color the rims have full contrast too.
    let wantsContrast = contrast == .increased || differentiates
    let palette = BoardPalette(app.palette(isDark: colorScheme == .dark, wantsContrast: wantsContrast))
    content
      .environment(\.window, window)
      .environment(\.palette, palette)
      .environment(\.coins, app.coins())
      .background { WindowDirection(isRightToLeft: app.speech.isRightToLeft) }
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
