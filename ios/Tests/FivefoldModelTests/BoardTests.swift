import FivefoldCore
import FivefoldPainter
import Foundation
import Testing

@testable import FivefoldModel

/// What is seen, heard and pressed on a board.
@MainActor
struct BoardTests {
  let bench = Bench()

  @Test(arguments: everyGame)
  func everyPlaceIsSpokenInReadingOrder(_ id: String) throws {
    let model = try bench.begin(id)
    let places = model.spokenPlaces(Settings())
    #expect(places.count == model.layout.spots.count)
    #expect(places.allSatisfy { !$0.label.isEmpty })
    for (one, next) in zip(places, places.dropFirst()) {
      #expect(one.y < next.y || one.y == next.y && one.x < next.x, "\(one.label) is before \(next.label)")
    }
    #expect(places.contains { $0.isTouchable })
  }

  @Test(arguments: everyGame)
  func aTouchMeansTheNearestPlaceThatMayBeTouchedAndOffTheBoardNothing(_ id: String) throws {
    let model = try bench.begin(id)
    let marked = Set(model.snapshot.marks.map(\.place))
    for spot in model.layout.spots where marked.contains(spot.place) {
      let hit = try #require(model.hit(x: spot.x + 0.2, y: spot.y - 0.2))
      #expect(marked.contains(hit))
    }
    #expect(model.hit(x: -5, y: -5) == nil)
  }

  @Test func aTapAnywhereInAColumnDropsThere() throws {
    let model = try bench.begin("connect-four")
    let top = try #require(model.layout.spots.first { $0.column == 2 && $0.row == 0 })
    model.touch(.place(place: try #require(model.hit(x: top.x, y: top.y))))
    #expect(model.snapshot.turns.map(\.text) == ["3"])
    #expect(model.snapshot.pieces.first?.place != top.place, "the disc has fallen")
  }

  @Test(arguments: everyGame)
  func theCursorReachesEveryPlaceAndStopsAtTheEdge(_ id: String) throws {
    let model = try bench.begin(id)
    #expect(model.cursor == nil)
    #expect(model.moveCursor(.left))
    var seen: Set<Target> = []
    var queue = [try #require(model.cursor)]
    while let here = queue.popLast() {
      guard seen.insert(here).inserted else { continue }
      queue += Arrow.allCases.compactMap { BoardCursor.after(model.layout, model.snapshot, here, $0) }
    }
    #expect(seen.count == model.layout.spots.count)
    while model.moveCursor(.up) {}
    #expect(!model.moveCursor(.up))
    model.hideCursor()
    #expect(model.cursor == nil)
    #expect(Arrow.allCases.map(\.turned.turned) == Arrow.allCases)
  }

  @Test func theCursorGoesFromTheQuadrantToItsOperations() throws {
    let model = try bench.begin("pentago-twist")
    model.moveCursor(.right)
    model.actAtCursor()
    #expect(model.snapshot.hasPartial)
    #expect(!model.snapshot.prompt.isEmpty, "what is missing is said")
    model.actAtCursor()
    guard case .operation(.turn, _) = model.cursor else {
      Issue.record("the cursor is on \(String(describing: model.cursor))")
      return
    }
    model.moveCursor(.right)
    guard case .operation(.mirror, _) = model.cursor else {
      Issue.record("the cursor is on \(String(describing: model.cursor))")
      return
    }
    model.actAtCursor()
    #expect(model.snapshot.turns.count == 1)
    #expect(model.cursor != nil)
  }

  @Test func theHalfMadeTurnIsKeptAndTakenBack() throws {
    let model = try bench.begin("pentago-twist")
    model.touch(.place(place: try #require(model.snapshot.marks.first?.place)))
    let restored = try bench.restore("pentago-twist")
    #expect(restored.snapshot.made == model.snapshot.made)
    #expect(restored.snapshot.pieces == model.snapshot.pieces)
    restored.dropPartial()
    #expect(restored.snapshot.pieces.isEmpty)
    #expect(try bench.restore("pentago-twist").snapshot.pieces.isEmpty)
  }

  @Test func aPickIsShownAndDropped() throws {
    let model = try bench.begin("lines-of-action")
    let piece = try #require(model.snapshot.marks.first?.place)
    model.touch(.place(place: piece))
    #expect(model.scene(Settings()).picked == piece)
    #expect(try bench.restore("lines-of-action").snapshot.picked == piece)
    model.dropPartial()
    #expect(model.snapshot.picked == nil)
  }

  @Test func whatIsUndoneComesAgainUntilSomebodyPlaysOn() throws {
    let model = try bench.begin("connect-four")
    for turn in ["1", "2", "3"] { model.play(turn) }
    model.undo()
    model.undo()
    #expect(model.snapshot.at == 1 && model.snapshot.canRedo && bench.keeps(model))
    model.redo()
    #expect(model.snapshot.at == 2 && bench.keeps(model))
    model.go(to: 0)
    #expect(model.snapshot.at == 0 && bench.keeps(model))
    model.play("7")
    #expect(model.snapshot.turns.map(\.text) == ["7"])
    #expect(!model.snapshot.canRedo)
    model.go(to: 5)
    #expect(model.notice != nil)
  }

  @Test func theBoardTurnsRoundForThePlayerOpposite() throws {
    let model = try bench.begin("connect-four")
    var settings = Settings()
    #expect(!model.isTurned(settings))
    settings.flips = true
    #expect(!model.isTurned(settings))
    model.play("4")
    #expect(model.isTurned(settings))
    #expect(model.board(settings).isFlipped)
    let upright = model.spokenPlaces(Settings()).map(\.place)
    #expect(model.spokenPlaces(settings).map(\.place) == upright.reversed(), "it is read from where it is seen")
    model.setPlayer(.first, .level(number: 1))
    #expect(!model.isTurned(settings), "only between two people")
  }

  @Test func aMotionIsShownOnce() throws {
    let model = try bench.begin("connect-four")
    model.play("4")
    let shown = try #require(model.shown)
    #expect(shown.before.isEmpty)
    #expect(model.feedback?.kind == .moved)
    model.play("4")
    model.motionEnded(shown)
    #expect(model.shown != nil, "a later motion is not cut short")
    model.motionEnded(try #require(model.shown))
    #expect(model.shown == nil)
  }

  @Test func aCaptureIsFelt() throws {
    let model = try bench.begin("lines-of-action")
    var lot = Lot(8)
    while model.snapshot.result == nil {
      let pieces = model.snapshot.pieces.count
      model.play(try lot.choose(model.legalTurns()).text)
      if model.snapshot.pieces.count < pieces { break }
    }
    #expect(model.feedback?.kind == .captured || model.snapshot.result != nil)
  }

  @Test func aPictureOfEveryPositionCanBeDrawn() throws {
    for id in everyGame {
      let model = try bench.begin(id)
      model.moveCursor(.down)
      let picture = Painter.paint(model.scene(Settings()))
      #expect(picture.count > 20)
    }
  }

  @Test func everyLegalTurnHasASentence() throws {
    for id in everyGame {
      let turns = try bench.begin(id).legalTurns()
      #expect(!turns.isEmpty)
      #expect(turns.allSatisfy { !$0.sentence.isEmpty && !$0.text.isEmpty })
    }
  }
}
