import Foundation

/// A text in a file that is replaced whole or not at all.
public struct TextFile {
  /// Why a file did not become another.
  private struct NotReplaced: Error {
    let code: Int32
  }

  private let url: URL

  public init(_ url: URL) {
    self.url = url
  }

  /// The text, or nothing if there is no file.
  ///
  /// - Throws: If there is a file and it cannot be read, or is no text.
  public func read() throws -> String? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let data = try Data(contentsOf: url)
    guard let text = String(data: data, encoding: .utf8) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    return text
  }

  /// Replaces the text and says whether that worked; if not, the old one is still there.
  public func write(_ text: String) -> Bool {
    let fresh = url.appendingPathExtension("new")
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try fill(fresh, Data(text.utf8))
      guard rename(fresh.path, url.path) == 0 else { throw NotReplaced(code: errno) }
      return true
    } catch {
      try? FileManager.default.removeItem(at: fresh)
      return false
    }
  }

  /// Keeps the text under another name, because it cannot be used under this one.
  public func setAside() -> Bool {
    let names = (1...).lazy.map { url.appendingPathExtension("unreadable-\($0)") }
    guard let kept = names.first(where: { !FileManager.default.fileExists(atPath: $0.path) }) else { return false }
    return (try? FileManager.default.moveItem(at: url, to: kept)) != nil
  }

  /// Writes until it is on the disk, not only on its way there.
  private func fill(_ file: URL, _ data: Data) throws {
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0 else { throw NotReplaced(code: errno) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    defer { try? handle.close() }
    try handle.write(contentsOf: data)
    try handle.synchronize()
  }
}
