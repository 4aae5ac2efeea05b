import AVFAudio
import Foundation

/// Plays the core's sounds, off the main thread: the first one starts the audio of the system, which takes a while.
actor SoundPlayer {
  private var playing: AVAudioPlayer?

  /// Mixes with other audio and obeys the silent switch.
  func prepare() throws { try AVAudioSession.sharedInstance().setCategory(.ambient) }

  func play(_ wave: Data) throws {
    try prepare()
    playing = try AVAudioPlayer(data: wave)
    playing?.play()
  }
}
