import Foundation
import Testing

@testable import FivefoldUI

struct SoundPlayerTests {
  @Test func samplesAreWrappedAsWavFile() {
    let wave = [UInt8](SoundPlayer.wave(Data([1, 2, 3, 4])))
    #expect(wave.count == 44 + 4 && Array(wave.suffix(4)) == [1, 2, 3, 4])
    #expect(String(decoding: wave[0..<4] + wave[8..<16] + wave[36..<40], as: UTF8.self) == "RIFFWAVEfmt data")
    // The sizes of the remaining data; 44,100 frames per second of two bytes each.
    #expect(Array(wave[4..<8]) == [40, 0, 0, 0] && Array(wave[40..<44]) == [4, 0, 0, 0])
    #expect(Array(wave[24..<36]) == [0x44, 0xAC, 0, 0, 0x88, 0x58, 1, 0, 2, 0, 16, 0])
  }
}
