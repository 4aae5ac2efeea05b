import Foundation

/// What is kept of the app besides the games: one value a file, written as JSON.
public struct RecordStore<Record: Codable> {
  private let file: TextFile

  public init(folder: URL, name: String) {
    file = TextFile(folder.appendingPathComponent("\(name).json"))
  }

  /// What was found: a value, nothing, or something unreadable that has been set aside.
  public struct Found {
    public let record: Record?
    public let wasSetAside: Bool
  }

  public func load() -> Found {
    do {
      guard let text = try file.read() else { return Found(record: nil, wasSetAside: false) }
      return Found(record: try JSONDecoder().decode(Record.self, from: Data(text.utf8)), wasSetAside: false)
    } catch {
      _ = file.setAside()
      return Found(record: nil, wasSetAside: true)
    }
  }

  /// Keeps the value, and says whether that worked.
  @discardableResult
  public func save(_ record: Record) -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let text = try? String(data: encoder.encode(record), encoding: .utf8) else { return false }
    return file.write(text)
  }
}
