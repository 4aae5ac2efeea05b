import AVFAudio
import Foundation

/// Plays the core's sounds.
@MainActor
final class SoundPlayer {
  private var playing: AVAudioPlayer?

  func play(_ wave: Data) throws {
    // Mixes with other audio and obeys the silent switch.
    try AVAudioSession.sharedInstance().setCategory(.ambient)
    playing = try AVAudioPlayer(data: wave)
    playing?.play()
  }
}
