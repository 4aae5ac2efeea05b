import Foundation
import Testing

/// The scenarios that the Rust and the Kotlin host play too; they say after each command what must be seen.
struct ScenarioTests {
  @Test func everyScenarioIsSeenAsItIsWritten() throws {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../tests/scenarios").standardized
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "txt" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    #expect(files.count >= 30)
    for file in files {
      let written = try String(contentsOf: file, encoding: .utf8)
      #expect(Scenario().play(written) == written, "\(file.lastPathComponent)")
    }
  }
}
