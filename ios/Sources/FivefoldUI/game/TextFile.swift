import FivefoldCore
import Foundation

/// A text that another app hands over as a file.
struct TextFile {
  let file: URL

  /// Reads it away from the main actor. A copy that the system has made for the app alone is deleted.
  func read() async throws -> String {
    #if canImport(Darwin)
      let isGuarded = file.startAccessingSecurityScopedResource()
      defer { if isGuarded { file.stopAccessingSecurityScopedResource() } }
    #endif
    let handle = try FileHandle(forReadingFrom: file)
    defer { handle.closeFile() }
    // One byte more than the core reads, so that it says what is wrong with a longer one.
    let bytes = try handle.read(upToCount: Int(longestSave()) + 1) ?? Data()
    if isInInbox { try FileManager.default.removeItem(at: file) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the system has put it into the app's own letter box.
  private var isInInbox: Bool {
    let folder = file.deletingLastPathComponent()
    return folder.lastPathComponent == "Inbox" && folder.deletingLastPathComponent().lastPathComponent == "Documents"
  }
}
