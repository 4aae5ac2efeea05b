import FivefoldCore
import Foundation
import Testing

@testable import FivefoldUI

/// The mapping of touches and accessibility elements to the picture.
@MainActor
struct BoardGeometryTests {
  @Test func touchPointIsMappedToPicture() {
    let picture = Picture(width: 8, height: 10, groups: [], motion: 0, lengthMs: 0)
    let geometry = BoardGeometry(picture, in: CGSize(width: 400, height: 500))
    #expect(geometry.point(at: CGPoint(x: 125, y: 475)) == Corner(x: 2.5, y: 9.5))
    #expect(geometry.point(at: CGPoint(x: -1, y: 20)) == nil && geometry.point(at: CGPoint(x: 20, y: 501)) == nil)
    #expect(BoardGeometry(picture, in: .zero).point(at: .zero) == nil)
  }

  @Test func touchPointIsMappedToZoomedPicture() throws {
    let picture = Picture(width: 8, height: 8, groups: [], motion: 0, lengthMs: 0)
    let whole = try zoomWhole(width: 8, height: 8, unit: 20)
    let zoom = try zoomPinched(zoom: whole, from: Corner(x: 4, y: 2), to: Corner(x: 4, y: 2), times: 2)
    let geometry = BoardGeometry(picture, in: CGSize(width: 160, height: 160), zoom: zoom)
    #expect(geometry.point(at: CGPoint(x: 80, y: 40)) == Corner(x: 4, y: 2))
    #expect(geometry.corner(at: CGPoint(x: 80, y: 40)) == Corner(x: 4, y: 2))
    #expect(geometry.point(at: CGPoint(x: 120, y: 0)) == Corner(x: 5, y: 1))
    // Elements have the bounds of their visible part, and none outside the frame.
    #expect(geometry.frame(of: element(x: 3, y: 2)) == CGRect(x: 40, y: 40, width: 40, height: 40))
    #expect(geometry.frame(of: element(x: 1, y: 2)).isEmpty)
    #expect(geometry.frame(of: element(x: 1.5, y: 2)) == CGRect(x: 0, y: 40, width: 20, height: 40))
  }

  private func element(x: Double, y: Double) -> SpokenElement {
    SpokenElement(
      label: "a place", inputLabel: "a1", value: nil, x: x, y: y, width: 1, height: 1, target: .place(0),
      isSelected: false, actions: [])
  }

  @Test func spokenElementsLieOnBoardAndTouchTheirTargets() throws {
    let fixture = try AppFixture()
    for match in try fixture.matches() {
      let board = match.state.board
      #expect(!board.spoken.isEmpty)
      let size = CGSize(width: 384, height: 384 * board.picture.height / board.picture.width)
      let geometry = BoardGeometry(board.picture, in: size)
      let view = CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)
      for element in board.spoken {
        let frame = geometry.frame(of: element)
        #expect(view.contains(frame) && frame.width > 0, "\(match.state.name): \(element.label) at \(frame)")
        #expect(!element.label.isEmpty)
      }
    }
  }
}
