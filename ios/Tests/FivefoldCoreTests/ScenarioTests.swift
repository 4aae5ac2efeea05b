import FivefoldCore
import Foundation
import Testing

/// Plays the scenario files, like the Rust and Kotlin hosts.
struct ScenarioTests {
  @Test func everyScenarioGivesItsOutput() throws {
    let files = try scenarios()
    #expect(files.count >= 40)
    for file in files {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let written = try String(contentsOf: file, encoding: .utf8)
      let seen = try ScenarioDriver(written, folder).play()
      if seen != written {
        let (seen, written) = (seen.split(separator: "\n"), written.split(separator: "\n"))
        let at = zip(seen, written).enumerated().first { $1.0 != $1.1 }
        Issue.record(
          "\(file.lastPathComponent): \(at.map { "line \($0 + 1): \($1.0) instead of \($1.1)" } ?? "lines are missing")"
        )
      }
      try FileManager.default.removeItem(at: folder)
    }
  }

  /// All hosts load the saves that the others write.
  @Test func everySaveInScenariosRoundTrips() throws {
    let texts = try scenarios().map { try String(contentsOf: $0, encoding: .utf8) }
    let saves = texts.flatMap { $0.components(separatedBy: "\n") }.filter { $0.hasPrefix("{\"fivefold\"") }
    #expect(saves.count >= 20)
    for save in saves { #expect(try Session.load(text: save, locale: "en").save() == save) }
  }

  private func scenarios() throws -> [URL] {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../tests/scenarios").standardized
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "txt" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
