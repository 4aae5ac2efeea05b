import Accessibility
import FivefoldCore
import SwiftUI

/// Lets a change of the board be felt, heard and announced, once; whether that is wanted the core knows.
struct GameFeedback: ViewModifier {
  let moment: Moment
  let app: AppModel

  @State private var sounds = SoundPlayer()

  func body(content: Content) -> some View {
    content
      .sensoryFeedback(trigger: moment.number) { _, _ in
        switch moment.feel {
        case .touch: .impact(weight: .light)
        case .refuse: .error
        case .win: .success
        case .loss: .impact(weight: .heavy)
        case .draw: .impact(weight: .medium)
        case nil: nil
        }
      }
      .onChange(of: moment.number) {
        moment.sound.map(play)
        if !moment.announcement.isEmpty { AccessibilityNotification.Announcement(moment.announcement).post() }
      }
  }

  private func play(_ sound: Sound) {
    app.attempt { try sounds.play(app.samples(of: sound)) }
  }
}
