import FivefoldGenerated
import Foundation
import Testing

@testable import FivefoldPainter

/// What can be read and told apart, computed by the formula of the web's accessibility guidelines.
struct ContrastTests {
  private static let names = Palette.all.keys.sorted()
  private let boards: [Ink] = [.board, .secondTone, .hole]
  private let colours: [PieceColour] = [.orange, .blue, .neutral]

  @Test(arguments: names) func textCanBeRead(_ name: String) throws {
    let palette = try #require(Palette.all[name])
    let plain = try #require(Palette.all[name.hasPrefix("dark") ? "dark" : "light"])
    for text in [palette[.text], palette[.quiet], plain[.quiet]] {
      for ground in [Ink.page, .card] { #expect(contrast(text, palette[ground]) >= 4.5, "\(text) on \(ground)") }
    }
  }

  /// The grounds of the system's lists and forms, from Apple's table of its colours; there is none for Linux to ask.
  @Test(arguments: [("light", [0xFFFFFF, 0xF2F2F7]), ("dark", [0x000000, 0x1C1C1E, 0x2C2C2E])])
  func textOfOursCanBeReadOnTheSystemsLists(_ name: String, _ grounds: [UInt32]) throws {
    let palette = try #require(Palette.all[name])
    for ink in [Ink.quiet, .loss] {
      for ground in grounds { #expect(contrast(palette[ink], ground) >= 4.5, "\(ink) on \(ground)") }
    }
  }

  @Test(arguments: names) func warningsCanBeRead(_ name: String) throws {
    let palette = try #require(Palette.all[name])
    // Whatever the board's palette, warnings are written in the plain one of the theme.
    let warning = try #require(Palette.all[name.hasPrefix("dark") ? "dark" : "light"])[.loss]
    for ground in [Ink.page, .card] { #expect(contrast(warning, palette[ground]) >= 4.5, "\(ground)") }
  }

  @Test(arguments: names) func valuesCanBeReadOnTheirPills(_ name: String) throws {
    let palette = try #require(Palette.all[name])
    for value in [Ink.win, .draw, .loss] {
      #expect(contrast(palette[.onValue], palette[value]) >= 4.5, "proven \(value)")
      let estimate = mixed(palette[value], palette[.card], ValueBrush.estimated)
      #expect(contrast(palette[.text], estimate) >= 4.5, "estimated \(value)")
    }
  }

  @Test(arguments: names) func piecesStandOutFromEveryBoardByFaceOrRim(_ name: String) throws {
    let palette = try #require(Palette.all[name])
    for colour in colours {
      let (face, rim) = (palette[PieceBrush.face(of: colour)], palette[PieceBrush.rim(of: colour)])
      for board in boards {
        let better = max(contrast(face, palette[board]), contrast(rim, palette[board]))
        #expect(better >= 3, "\(colour) on \(board)")
      }
    }
  }

  @Test(arguments: names) func signsStandOutFromWhatTheyLieOn(_ name: String) throws {
    let palette = try #require(Palette.all[name])
    #expect(contrast(palette[.orangeGlyph], palette[.orange]) >= 3)
    #expect(contrast(palette[.blueGlyph], palette[.blue]) >= 3)
    #expect(contrast(palette[.blueGlyph], palette[.neutral]) >= 3)
    for sign in [Ink.accent, .focus, .hint, .win, .draw, .loss] {
      for board in boards { #expect(contrast(palette[sign], palette[board]) >= 3, "\(sign) on \(board)") }
    }
  }

  @Test func theSidesDifferByShapeWhateverTheirColours() {
    for kind in [PieceKind.disc, .uprightBridge, .flatBridge] {
      let shapes = colours.map { colour in shape { $0.piece(kind, colour, 1, 1) } }
      #expect(shapes[0] != shapes[1], "\(kind)")
      if kind == .disc { #expect(Set(shapes).count == 3) }
    }
    #expect(Set(colours.map { colour in shape { $0.pier(colour, 1, 1) } }).count == 3)
  }

  /// What is drawn when every ink is the same one.
  private func shape(_ draw: (inout PieceBrush) -> Void) -> String {
    var brush = PieceBrush()
    draw(&brush)
    return Svg(.light).write(width: 2, height: 2, brush.out)
      .replacingOccurrences(of: "#[0-9A-F]{6}", with: "", options: .regularExpression)
  }

  private func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private func luminance(_ colour: UInt32) -> Double {
    let linear = channels(colour).map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private func channels(_ colour: UInt32) -> [Double] {
    [16, 8, 0].map { Double(colour >> $0 & 0xFF) / 255 }
  }

  private func mixed(_ upper: UInt32, _ lower: UInt32, _ alpha: Double) -> UInt32 {
    zip(channels(upper), channels(lower)).reduce(0) { mix, pair in
      mix << 8 | UInt32((pair.0 * alpha + pair.1 * (1 - alpha)) * 255)
    }
  }
}
