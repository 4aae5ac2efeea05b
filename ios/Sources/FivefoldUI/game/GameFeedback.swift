#if canImport(SwiftUI)
  import FivefoldModel
  import SwiftUI

  #if canImport(AudioToolbox)
    import AudioToolbox
  #endif

  /// Lets a change of the board be felt and heard, as far as that is wanted.
  struct GameFeedback: ViewModifier {
    let model: GameModel
    let settings: Settings

    func body(content: Content) -> some View {
      content
        .sensoryFeedback(trigger: model.feedback) { _, feedback in
          guard settings.haptics, let feedback else { return nil }
          return switch feedback.kind {
          case .moved: .impact(weight: .light)
          case .captured: .impact(weight: .heavy)
          case .refused: .error
          case .ended: .success
          }
        }
        .onChange(of: model.feedback) { _, feedback in
          if settings.sounds, let feedback, feedback.kind != .refused { knock() }
        }
    }

    private func knock() {
      #if canImport(AudioToolbox)
        // The click of the system's own keyboard: short, soft, and silent where the device is.
        AudioServicesPlaySystemSound(1104)
      #endif
    }
  }
#endif
