import FivefoldCore
import Foundation
import Testing

@testable import FivefoldModel

/// What is kept, and what happens when a disk or a file is not as it should be.
@MainActor
struct StorageTests {
  let bench = Bench()

  @Test func aTextIsReplacedWhole() throws {
    let file = TextFile(bench.folder.appendingPathComponent("note"))
    #expect(try file.read() == nil)
    #expect(file.write("one"))
    #expect(file.write("two"))
    #expect(try file.read() == "two")
    #expect(try names(in: bench.folder) == ["note"], "nothing is left beside it")
  }

  #if os(Linux)
    /// Linux has a disk that is always full.
    @Test func onAFullDiskTheOldTextStaysAndTheGameSaysSo() throws {
      let model = try bench.begin("connect-four")
      model.play("4")
      #expect(!model.isUnsaved)
      let fresh = bench.file("connect-four").appendingPathExtension("new")
      try FileManager.default.createSymbolicLink(atPath: fresh.path, withDestinationPath: "/dev/full")
      model.play("3")
      #expect(model.isUnsaved)
      #expect(try bench.restore("connect-four").snapshot.turns.map(\.text) == ["4"])
      // The disk has room again.
      model.play("2")
      #expect(!model.isUnsaved)
      #expect(bench.keeps(model))
    }
  #endif

  @Test func whereNoFolderCanBeMadeTheGameGoesOnUnsaved() throws {
    try FileManager.default.createDirectory(at: bench.folder, withIntermediateDirectories: true)
    try Data().write(to: bench.folder.appendingPathComponent("games"))
    let model = try bench.begin("pentago-twist")
    model.touch(.place(place: 3))
    #expect(model.isUnsaved)
    #expect(model.snapshot.hasPartial)
  }

  @Test(arguments: everyGame)
  func aTruncatedFileIsSetAsideAtWhateverByteItEnds(_ id: String) throws {
    let model = try bench.begin(id)
    for _ in 0..<3 { model.play(try #require(model.legalTurns().first).text) }
    let whole = try Data(contentsOf: bench.file(id))
    for length in stride(from: 0, to: whole.count - 1, by: 7) {
      try whole.prefix(length).write(to: bench.file(id))
      guard case .setAside(let reason) = bench.store.load(id) else {
        Issue.record("\(length) bytes were taken for a game")
        continue
      }
      #expect(!reason.isEmpty)
      guard case .nothing = bench.store.load(id) else {
        Issue.record("it is said a second time")
        continue
      }
    }
    try whole.write(to: bench.file(id))
    #expect(bench.keeps(model))
  }

  @Test func aFileThatIsNoTextIsKeptUnderAnotherName() throws {
    try begin(file: Data([0xFF, 0xFE, 0x00, 0x81]), of: "bridgit")
    guard case .setAside = bench.store.load("bridgit") else {
      Issue.record("it was not set aside")
      return
    }
    let folder = bench.folder.appendingPathComponent("games")
    #expect(try names(in: folder) == ["bridgit.json.unreadable-1"])
    try begin(file: Data("{}".utf8), of: "bridgit")
    _ = bench.store.load("bridgit")
    #expect(try names(in: folder) == ["bridgit.json.unreadable-1", "bridgit.json.unreadable-2"])
  }

  @Test func somethingThatIsNoFileIsSetAsideToo() throws {
    try FileManager.default.createDirectory(at: bench.file("bridgit"), withIntermediateDirectories: true)
    guard case .setAside = bench.store.load("bridgit") else {
      Issue.record("a folder was taken for a game")
      return
    }
    #expect(try bench.begin("bridgit").saved() != nil)
  }

  @Test func gamesOfOtherVersionsAreReadOrSetAside() throws {
    // The first format, before matches had numbers.
    try begin(file: Data(#"{"fivefold":1,"game":"connect-four","turns":"4 4","unknown":[1]}"#.utf8), of: "connect-four")
    guard case .inProgress(let game, match: 0) = bench.store.load("connect-four") else {
      Issue.record("an old game was not read")
      return
    }
    #expect(game.snapshot.turns.map(\.text) == ["4", "4"])
    try begin(file: Data(#"{"fivefold":99,"game":"connect-four"}"#.utf8), of: "connect-four")
    guard case .setAside(let reason) = bench.store.load("connect-four") else {
      Issue.record("a game of the future was read")
      return
    }
    #expect(reason.contains("99"))
  }

  @Test func theNumberOfTheMatchStaysWithIt() throws {
    let model = try bench.begin("connect-four")
    model.play("4")
    guard case .inProgress(_, match: 7) = bench.store.load("connect-four") else {
      Issue.record("the match is another one")
      return
    }
    #expect(model.saved()?.contains("match") == false, "it is not shared")
  }

  @Test func settingsAreReadFromAnyVersion() throws {
    let settings = SettingsModel(folder: bench.folder)
    #expect(settings.settings == Settings())
    settings.change {
      $0.palette = .greys
      $0.speed = .off
      $0.confirms = true
    }
    #expect(SettingsModel(folder: bench.folder).settings == settings.settings)
    let file = bench.folder.appendingPathComponent("settings.json")
    try Data(#"{"palette":"neon","haptics":false,"later":{"x":1}}"#.utf8).write(to: file)
    var expected = Settings()
    expected.haptics = false
    let old = SettingsModel(folder: bench.folder)
    #expect(old.settings == expected)
    #expect(!old.wasSetAside)
  }

  @Test func unreadableSettingsAndStatisticsAreSetAside() throws {
    try FileManager.default.createDirectory(at: bench.folder, withIntermediateDirectories: true)
    for name in ["settings", "statistics"] {
      try Data("{\"".utf8).write(to: bench.folder.appendingPathComponent("\(name).json"))
    }
    #expect(SettingsModel(folder: bench.folder).wasSetAside)
    #expect(StatisticsModel(folder: bench.folder).wasSetAside)
    #expect(!SettingsModel(folder: bench.folder).wasSetAside)
    #expect(try names(in: bench.folder) == ["settings.json.unreadable-1", "statistics.json.unreadable-1"])
  }

  private func begin(file: Data, of id: String) throws {
    try FileManager.default.createDirectory(
      at: bench.folder.appendingPathComponent("games"), withIntermediateDirectories: true)
    try file.write(to: bench.file(id))
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
