import FivefoldPainter
import Foundation
import Testing

/// The pictures of `tests/pictures`, which Kotlin's painter makes too. `cargo task pictures` writes them.
struct BoardPicturesTests {
  private let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../tests/pictures").standardized

  @Test func everyPictureIsPaintedAsItIsKept() throws {
    let scenes = try String(contentsOf: folder.appendingPathComponent("scenes.txt"), encoding: .utf8)
    let pictures = try readPictures(scenes)
    #expect(pictures.count >= 30)
    for picture in pictures {
      let file = folder.appendingPathComponent("\(picture.name).svg")
      let kept = try String(contentsOf: file, encoding: .utf8)
      let stray = zip(kept.split(separator: "\n"), picture.svg.split(separator: "\n")).first { $0 != $1 }
      #expect(kept == picture.svg, "\(picture.name): \(stray.map { "\($0) is painted as \($1)" } ?? "length")")
    }
    #expect(Set(pictures.map(\.paletteName)) == Set(Palette.all.keys))
  }
}
