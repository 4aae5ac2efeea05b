import Accessibility
import FivefoldCore
import SwiftUI

/// Lets a change of the board be felt, heard and announced, once; whether that is wanted the core knows.
struct GameFeedback: ViewModifier {
  let moment: Moment
  let app: AppModel

  @State private var sounds = SoundPlayer()
  @State private var met: UInt64?

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
      .task(id: moment.number) {
        // What was met with the screen is over.
        if let met, met != moment.number { await play(moment) }
        met = moment.number
      }
      .onChange(of: moment.number) {
        if !moment.announcement.isEmpty { AccessibilityNotification.Announcement(moment.announcement).post() }
      }
  }

  /// What falls is heard when it lands, unless something else is heard by then.
  private func play(_ moment: Moment) async {
    guard let sound = moment.sound else { return }
    do { try await Task.sleep(for: .milliseconds(Int(moment.soundMs))) } catch { return }
    app.attempt { try sounds.play(app.wave(of: sound)) }
  }
}
