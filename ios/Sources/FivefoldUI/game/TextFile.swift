import FivefoldCore
import Foundation

/// A text file received from another app.
struct TextFile {
  let file: URL

  /// Reads the file off the main actor, and deletes it if it is the app's own copy.
  func read() async throws -> String {
    #if canImport(Darwin)
      let isGuarded = file.startAccessingSecurityScopedResource()
      defer { if isGuarded { file.stopAccessingSecurityScopedResource() } }
    #endif
    let handle = try FileHandle(forReadingFrom: file)
    defer { handle.closeFile() }
    // One byte over the core's limit, so that the core reports that the text is too long.
    let bytes = try handle.read(upToCount: Int(longestSave()) + 1) ?? Data()
    if isInInbox { try FileManager.default.removeItem(at: file) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the file is in the app's inbox.
  private var isInInbox: Bool {
    let folder = file.deletingLastPathComponent()
    return folder.lastPathComponent == "Inbox" && folder.deletingLastPathComponent().lastPathComponent == "Documents"
  }
}
