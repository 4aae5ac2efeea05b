import Foundation

/// The folder shared by the app, which writes it, and its widget, which reads it.
public struct OutsideFolder: Sendable {
  /// The app group in the entitlements of both.
  public static let group = "group.org.fivefold"

  /// The file of the words. The names of the pictures in it are never reused, so that they fit it at every moment.
  private static let words = "outside.json"

  private let folder: URL

  public init(_ folder: URL) { self.folder = folder }

  /// The folder of the app group; `nil` without the entitlement.
  public static var shared: OutsideFolder? {
    #if os(Linux)
      return nil
    #else
      let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
      return container.map { OutsideFolder($0.appendingPathComponent("Outside")) }
    #endif
  }

  /// Replaces the content: first the pictures, then the words; then the pictures of the previous content are deleted.
  public func write(_ content: OutsideContent, pictures: [String: Data]) throws {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, picture) in pictures { try picture.write(to: file(name), options: .atomic) }
    try JSONEncoder().encode(content).write(to: file(Self.words), options: .atomic)
    for name in try files.contentsOfDirectory(atPath: folder.path) where name != Self.words && pictures[name] == nil {
      try files.removeItem(at: file(name))
    }
  }

  /// Returns the content; `nil` before the app was opened once, or if a newer version wrote it.
  public func read() -> OutsideContent? {
    guard let data = try? Data(contentsOf: file(Self.words)) else { return nil }
    return try? JSONDecoder().decode(OutsideContent.self, from: data)
  }

  /// Returns a picture as PNG.
  public func picture(_ name: String) -> Data? { try? Data(contentsOf: file(name)) }

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }
}
