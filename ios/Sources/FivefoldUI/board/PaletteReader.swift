#if canImport(SwiftUI)
  import FivefoldModel
  import FivefoldPainter
  import SwiftUI

  /// Gives a view the palette that was chosen, light or dark as the system is; more contrast if the system asks for it.
  struct PaletteReader<Content: View>: View {
    let choice: PaletteChoice
    @ViewBuilder let content: (Palette) -> Content

    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates

    init(_ choice: PaletteChoice, @ViewBuilder content: @escaping (Palette) -> Content) {
      self.choice = choice
      self.content = content
    }

    var body: some View { content(palette) }

    private var palette: Palette {
      let isDark = colorScheme == .dark
      // The sides differ by shape in every palette; who must not rely on colour gets rims of full contrast as well.
      let wanted = choice == .standard && (contrast == .increased || differentiates) ? .highContrast : choice
      return switch wanted {
      case .standard: isDark ? .dark : .light
      case .highContrast: isDark ? .darkHighContrast : .lightHighContrast
      case .greys: isDark ? .darkGreys : .lightGreys
      }
    }
  }
#endif
