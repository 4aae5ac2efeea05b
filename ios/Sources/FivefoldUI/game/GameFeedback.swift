import Accessibility
import FivefoldCore
import Foundation
import SwiftUI

/// Performs the haptics, the sound and the announcement of a moment once. The core omits disabled ones.
struct GameFeedback: ViewModifier {
  let moment: Moment
  let app: AppModel

  @State private var sounds = SoundPlayer()
  @State private var met: UInt64?
  /// The moment whose haptics are due.
  @State private var felt: UInt64?

  func body(content: Content) -> some View {
    content
      .sensoryFeedback(trigger: felt) { _, _ in
        switch moment.haptic {
        case .touch: .impact(weight: .light)
        case .refuse: .error
        case .win: .success
        case .loss: .impact(weight: .heavy)
        case .draw: .impact(weight: .medium)
        case nil: nil
        }
      }
      .task(id: moment.number) {
        // The moment of the first state is in the past.
        let isFirst = met == nil
        defer { met = moment.number }
        if isFirst { await prepare() } else if met != moment.number { await perform(moment) }
      }
      .onChange(of: moment.number) {
        announce(moment.announcement)
      }
  }

  private func prepare() async {
    do { try await sounds.prepare() } catch { app.tell(error) }
  }

  private func play(_ sound: Sound) async {
    do { try await sounds.play(app.wave(of: sound)) } catch { app.tell(error) }
  }

  /// Plays the sound and then performs the haptics, each after its delay, unless another moment replaces it.
  private func perform(_ moment: Moment) async {
    do {
      try await Task.sleep(for: .milliseconds(Int(moment.soundMs)))
      if let sound = moment.sound { await play(sound) }
      try await Task.sleep(for: .milliseconds(Int(moment.hapticAfterSoundMs)))
      felt = moment.number
    } catch {
      // Another moment has replaced it, or the view is gone.
    }
  }
}

/// Lets a screen reader say words, which its own speech does not cut off.
@MainActor
func announce(_ words: String) {
  guard !words.isEmpty else { return }
  var urgent = AttributedString(words)
  urgent.accessibilitySpeechAnnouncementPriority = .high
  AccessibilityNotification.Announcement(urgent).post()
}
