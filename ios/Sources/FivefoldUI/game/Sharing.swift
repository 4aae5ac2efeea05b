import CoreTransferable
import FivefoldCore
import Foundation
import SwiftUI
import UIKit
import UniformTypeIdentifiers

extension UTType {
  /// The type of a saved game; must match Info.plist.
  static let fivefoldGame = UTType(exportedAs: "org.fivefold.game", conformingTo: .json)
}

/// Imports games from the clipboard.
@MainActor
enum Sharing {
  /// Opens the game on the clipboard; the system asks for permission first. The core reports invalid content.
  static func paste(into window: WindowModel) {
    window.show(window.app.receive(UIPasteboard.general.string ?? ""))
  }
}

/// A match as exported to another app: a file of its own type.
struct SharedMatch: Transferable {
  let saved: @MainActor @Sendable () throws -> String

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .fivefoldGame) { (shared: SharedMatch) in
      Data(try await shared.saved().utf8)
    }
    .suggestedFileName("Game.fivefold")
  }
}

/// The moves of a match as a text to read.
struct SharedText: Transferable {
  let text: @MainActor @Sendable () throws -> String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (shared: SharedText) in try await shared.text() }
  }
}

/// A match as a link with words around it, for a message.
struct SharedLink: Transferable {
  let match: MatchModel

  private struct TooLong: Error {}

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (shared: SharedLink) in try await shared.message() }
  }

  @MainActor
  private func message() throws -> String {
    guard let link = try match.link() else { throw TooLong() }
    return link.message
  }
}

/// A match as a camera-readable code: dark on light in every theme.
struct CodeView: View {
  let match: MatchModel
  let app: AppModel

  var body: some View {
    VStack(spacing: 16) {
      if let link = app.drawn(match.link) ?? nil {
        let palette = BoardPalette(link.palette)
        Text(link.title).font(.headline).multilineTextAlignment(.center)
        Text(link.words).font(.subheadline).foregroundStyle(.ink(.quiet)).multilineTextAlignment(.center)
        if let code = link.code {
          PictureView(picture: code).equatable()
            .padding(16)
            .background(palette[.page])
            .environment(\.palette, palette)
            .accessibilityElement()
            .accessibilityLabel(link.title)
        }
      }
    }
    .padding(16)
    .navigationTitle(word(.showCode))
  }
}

/// The current board as a picture, rendered lazily when shared.
struct SharedPicture: Transferable {
  let match: MatchModel
  let palette: BoardPalette

  /// The width that most screens show without upscaling.
  private static let width: CGFloat = 1024

  private struct NotDrawn: Error {}

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { (shared: SharedPicture) in try await shared.drawn() }
  }

  @MainActor
  private func drawn() throws -> Data {
    let picture = try match.sharedPicture()
    let view = PictureView(picture: picture)
      .frame(width: Self.width, height: Self.width * picture.height / picture.width)
      .background(palette[.page])
      .environment(\.palette, palette)
    guard let data = ImageRenderer(content: view).uiImage?.pngData() else { throw NotDrawn() }
    return data
  }
}
