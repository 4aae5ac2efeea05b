import AVFAudio
import Foundation

/// Plays the core's sounds: 16 bits a sample, one channel, 44,100 samples a second.
@MainActor
final class SoundPlayer {
  private var playing: AVAudioPlayer?

  func play(_ samples: Data) throws {
    // Beside other people's music, and silent where the device is.
    try AVAudioSession.sharedInstance().setCategory(.ambient)
    playing = try AVAudioPlayer(data: Self.wave(samples))
    playing?.play()
  }

  /// The samples as a file that the system can play.
  nonisolated static func wave(_ samples: Data) -> Data {
    func bytes<Number: FixedWidthInteger>(_ number: Number) -> Data {
      withUnsafeBytes(of: number.littleEndian) { Data($0) }
    }
    let (rate, frame) = (UInt32(44_100), UInt16(2))
    let format =
      bytes(UInt16(1)) + bytes(UInt16(1)) + bytes(rate) + bytes(rate * UInt32(frame)) + bytes(frame) + bytes(UInt16(16))
    func part(_ name: String, _ content: Data) -> Data { Data(name.utf8) + bytes(UInt32(content.count)) + content }
    return part("RIFF", Data("WAVE".utf8) + part("fmt ", format) + part("data", samples))
  }
}
