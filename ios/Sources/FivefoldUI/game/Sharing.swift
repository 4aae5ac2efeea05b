import CoreTransferable
import FivefoldCore
import Foundation
import SwiftUI
import UIKit
import UniformTypeIdentifiers

extension UTType {
  /// A saved game; the app's list of properties says the same.
  static let fivefoldGame = UTType(exportedAs: "org.fivefold.game", conformingTo: .json)
}

/// Gives games away and takes them in: by the clipboard and files.
@MainActor
enum Sharing {
  static func copy(_ match: MatchModel) {
    if let text = match.save() { UIPasteboard.general.string = text }
  }

  /// Opens the game that was copied; the system asks for leave first. Whatever it is, the core says what is wrong with it.
  static func paste(into window: WindowModel) {
    window.show(window.app.receive(UIPasteboard.general.string ?? ""))
  }
}

/// A match as another app takes it: a file of its own kind, else text.
struct SharedMatch: Transferable {
  let match: MatchModel

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .fivefoldGame) { (shared: SharedMatch) in
      Data(try await shared.match.saved().utf8)
    }
    .suggestedFileName("Game.fivefold")
    ProxyRepresentation { (shared: SharedMatch) in try await shared.match.saved() }
  }
}

/// The board as it stands, drawn when somebody really shares it.
struct SharedPicture: Transferable {
  let match: MatchModel
  let palette: BoardPalette

  /// As wide as most screens show without enlarging.
  private static let width: CGFloat = 1024

  private struct NotDrawn: Error {}

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { (shared: SharedPicture) in try await shared.drawn() }
  }

  @MainActor
  private func drawn() throws -> Data {
    let picture = try match.sharedPicture()
    let view = PictureView(picture: picture, palette: palette)
      .frame(width: Self.width, height: Self.width * picture.height / picture.width)
      .background(palette[.page])
    guard let data = ImageRenderer(content: view).uiImage?.pngData() else { throw NotDrawn() }
    return data
  }
}
