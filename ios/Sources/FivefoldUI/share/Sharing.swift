#if canImport(SwiftUI)
  import FivefoldModel
  import FivefoldPainter
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #endif

  /// Gives games away and takes them in: by the share sheet, the clipboard and files.
  @MainActor
  enum Sharing {
    /// As wide as most screens show without enlarging.
    private static let width: CGFloat = 1024

    static func copy(_ text: String) {
      #if canImport(UIKit)
        UIPasteboard.general.string = text
      #endif
    }

    /// The board as it stands, for the share sheet.
    static func picture(_ model: GameModel, _ settings: Settings, _ palette: Palette) -> Image? {
      let board = SeenBoard(model.layout, showsCoordinates: settings.coordinates)
      let scene = BoardScene(still: board, model.snapshot)
      let view = BoardCanvas(scene, palette)
        .frame(width: width, height: width * board.height / board.width)
        .background(palette.colour(.page))
      return ImageRenderer(content: view).cgImage.map { Image(decorative: $0, scale: 1) }
    }

    /// Reads a file that another app or the file chooser hands over.
    static func open(_ file: URL, in app: AppModel) {
      #if canImport(Darwin)
        let isGuarded = file.startAccessingSecurityScopedResource()
        defer { if isGuarded { file.stopAccessingSecurityScopedResource() } }
      #endif
      app.open(file: file)
    }
  }
#endif
