import FivefoldCore
import FivefoldPainter
import Foundation
import Testing

@testable import FivefoldModel

@MainActor
struct GameModelTests {
  @Test func aTouchPlaysATurnAndTheGameIsKept() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let store = GameStore(folder: folder, locale: "en")
    let model = GameModel(try Game.begin(id: "pentago-twist", options: [], locale: "en"), save: store.save)
    let place = try #require(model.snapshot.marks.first?.place)
    model.touch(.place(place: place))
    #expect(model.snapshot.hasPartial)
    guard case .inProgress(let kept) = store.load("pentago-twist") else {
      Issue.record("nothing was kept")
      return
    }
    #expect(kept.snapshot.pieces == model.snapshot.pieces)
    let picture = Painter.paint(BoardScene(board: SeenBoard(model.layout), pieces: model.snapshot.pieces))
    #expect(Svg(.light).write(width: model.layout.width, height: model.layout.height, picture).contains("<circle"))
  }
}
