import FivefoldCore
import Foundation
import Testing

@testable import FivefoldUI

/// Fingers and screen readers meet what is seen.
@MainActor
struct BoardGeometryTests {
  @Test func aFingerIsWhereThePictureIsSeen() {
    let picture = Picture(width: 8, height: 10, groups: [], motion: 0, lengthMs: 0)
    let geometry = BoardGeometry(picture, in: CGSize(width: 400, height: 500))
    #expect(geometry.point(at: CGPoint(x: 125, y: 475)) == Corner(x: 2.5, y: 9.5))
    #expect(geometry.point(at: CGPoint(x: -1, y: 20)) == nil && geometry.point(at: CGPoint(x: 20, y: 501)) == nil)
    #expect(BoardGeometry(picture, in: .zero).point(at: .zero) == nil)
  }

  @Test func everySpokenElementLiesOnItsBoardAndTouchesWhatIsThere() throws {
    let bench = try Bench()
    for match in try bench.matches() {
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
