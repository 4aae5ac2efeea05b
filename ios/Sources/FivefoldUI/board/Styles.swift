#if canImport(SwiftUI)
  import FivefoldPainter
  import SwiftUI

  /// What is said beside the main thing. The system's own secondary colour is too pale to be read by everybody.
  struct QuietStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color {
      (environment.colorScheme == .dark ? Palette.dark : Palette.light).colour(.quiet)
    }
  }

  /// What went wrong. The system's own red is too pale for text.
  struct WarningStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color {
      (environment.colorScheme == .dark ? Palette.dark : Palette.light).colour(.loss)
    }
  }

  extension ShapeStyle where Self == QuietStyle {
    static var quiet: QuietStyle { QuietStyle() }
  }

  extension ShapeStyle where Self == WarningStyle {
    static var warning: WarningStyle { WarningStyle() }
  }
#endif
