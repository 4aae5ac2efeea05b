import FivefoldCore
import Foundation
import Testing

/// The example in the README.
struct ReadmeTests {
  private final class Listener: SearchListener {
    func onProgress(progress: SearchProgress) throws {}
    func onFinished(report: SearchReport) throws {}
  }

  @Test func readmeExamplePlaysMove() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let listener = Listener()
    let app = try AppCore(folder: folder.path, locale: "en", listener: listener)
    let newGame = try app.newGame(game: "connect-four")
    _ = try newGame.send(event: .setOpponent(opponent: .person))
    let match = try app.begin(newGame: newGame)
    let state = try match.send(event: .play(text: "4"))
    #expect(state?.moves.map(\.text) == ["4"])
    try FileManager.default.removeItem(at: folder)
  }
}
