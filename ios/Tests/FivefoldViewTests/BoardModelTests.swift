import FivefoldCore
import Foundation
import Observation
import Testing

@testable import FivefoldUI

/// Gestures on the board of a match.
@MainActor
struct BoardModelTests {
  private let fixture: AppFixture

  init() throws { fixture = try AppFixture() }

  @Test func cancelledDragPutsPieceBack() throws {
    let match = try fixture.match("lines-of-action")
    let (from, to) = (try middle(of: "b1", match), try middle(of: "b3", match))
    match.make(.press(x: from.x, y: from.y))
    #expect(match.make(.pointAt(x: to.x, y: to.y)) && canTakeBack(match))
    #expect(match.make(.pointAway) && !canTakeBack(match))
    match.make(.press(x: from.x, y: from.y))
    match.make(.pointAt(x: to.x, y: to.y))
    match.make(.touchAt(x: to.x, y: to.y))
    #expect(match.state.moves.map(\.text) == ["b1-b3"])
  }

  @Test func pointingUpdatesOnlyViewsOfBoard() async throws {
    let match = try fixture.match("lines-of-action")
    let (near, far) = (try middle(of: "b1", match), try middle(of: "c1", match))
    match.make(.pointAt(x: near.x, y: near.y))
    await confirmation("the board is drawn") { board in
      await confirmation("no panel is", expectedCount: 0) { panel in
        withObservationTracking {
          _ = match.board
        } onChange: {
          board()
        }
        withObservationTracking {
          _ = match.state
        } onChange: {
          panel()
        }
        #expect(match.make(.pointAt(x: far.x, y: far.y)) && match.state.board == match.board)
      }
    }
    await confirmation("a picked piece can be put back") { panel in
      withObservationTracking {
        _ = match.state
      } onChange: {
        panel()
      }
      #expect(match.make(.press(x: near.x, y: near.y)) && match.make(.touchAt(x: near.x, y: near.y)))
    }
  }

  @Test func zoomKeepsItsPlaceWhenBoardChangesSize() throws {
    let match = try fixture.match("lines-of-action")
    let held = Corner(x: 3, y: 3)
    let zoom = try #require(match.look(nil, unit: 20) { try zoomPinched(zoom: $0, from: held, to: held, times: 1.5) })
    let smaller = try #require(match.refit(zoom, unit: 15))
    #expect(smaller.scale == zoom.scale && smaller.left == zoom.left && zoom.left > 0 && smaller.most > zoom.most)
    // Cells that are large enough need no zoom.
    #expect(match.refit(zoom, unit: 1000) == nil && match.refit(nil, unit: 15) == nil)
  }

  private func canTakeBack(_ match: MatchModel) -> Bool {
    match.state.board.spoken.contains { $0.actions.contains { $0.gesture == .takeBack } }
  }

  @Test func gestureReturnsWhetherItChangedAnything() throws {
    let match = try fixture.match("connect-four")
    #expect(!match.make(.pointAway))
    #expect(match.make(.key(key: .right)))
    while match.make(.key(key: .right)) {}
    #expect(match.make(.key(key: .enter)) && match.state.moves.count == 1)
    #expect(match.make(.undo) && match.state.at == 0)
  }

  @Test func boardScreensUsePlanOfCore() throws {
    for kind in [PlanKind.match, .study, .review] {
      for fontScale in [1, 2.5] {
        let plan = try #require(fixture.app.plan(of: kind, width: 390, height: 744, fontScale: fontScale))
        // The system provides the title bar, so the board uses its space.
        #expect(plan.board > 300 && plan.isScrolled == (fontScale > 2))
      }
    }
    #expect(fixture.app.home.message == nil)
  }

  private func middle(of label: String, _ match: MatchModel) throws -> Corner {
    let element = try #require(match.state.board.spoken.first { $0.label.hasPrefix(label) })
    return Corner(x: element.x + element.width / 2, y: element.y + element.height / 2)
  }
}
