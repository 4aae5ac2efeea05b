import Foundation

/// A text in a file that is replaced whole or not at all.
public struct TextFile {
  private let url: URL

  public init(_ url: URL) {
    self.url = url
  }

  /// The text, or nothing if there is none or it cannot be read.
  public func read() -> String? {
    try? String(contentsOf: url, encoding: .utf8)
  }

  /// Replaces the text and says whether that worked; if not, the old one is still there.
  public func write(_ text: String) -> Bool {
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
      return true
    } catch {
      return false
    }
  }

  /// Keeps the text under another name, because it cannot be used under this one.
  public func setAside() -> Bool {
    let names = (1...).lazy.map { url.appendingPathExtension("unreadable-\($0)") }
    guard let kept = names.first(where: { !FileManager.default.fileExists(atPath: $0.path) }) else { return false }
    return (try? FileManager.default.moveItem(at: url, to: kept)) != nil
  }
}
