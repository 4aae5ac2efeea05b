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
    static func copy(_ text: String) {
      #if canImport(UIKit)
        UIPasteboard.general.string = text
      #endif
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

  /// The board as it stands, drawn when somebody really shares it.
  struct BoardPicture: Transferable {
    let scene: BoardScene
    let palette: Palette

    /// As wide as most screens show without enlarging.
    private static let width: CGFloat = 1024

    private struct NotDrawn: Error {}

    @MainActor
    init(_ model: GameModel, _ settings: Settings, _ palette: Palette) {
      scene = BoardScene(still: SeenBoard(model.layout, showsCoordinates: settings.coordinates), model.snapshot)
      self.palette = palette
    }

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .png) { (picture: BoardPicture) in try await picture.drawn() }
    }

    @MainActor
    private func drawn() throws -> Data {
      let height = Self.width * scene.board.height / scene.board.width
      let view = BoardCanvas(scene, palette)
        .frame(width: Self.width, height: height)
        .background(palette.colour(.page))
      guard let data = ImageRenderer(content: view).uiImage?.pngData() else { throw NotDrawn() }
      return data
    }
  }
#endif
