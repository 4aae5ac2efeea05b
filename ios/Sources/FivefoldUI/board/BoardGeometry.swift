import FivefoldCore
import Foundation

/// How a picture lies in a view: which point of it a finger is on, and where on the screen a part of it is.
struct BoardGeometry: Equatable {
  private let width: Double
  private let scale: Double
  private let size: CGSize

  init(_ picture: Picture, in size: CGSize) {
    width = picture.width
    scale = size.width / picture.width
    self.size = size
  }

  /// The point of the picture that is seen there; none beside it, so that sliding off cancels.
  func point(at location: CGPoint) -> Corner? {
    guard scale > 0, CGRect(origin: .zero, size: size).contains(location) else { return nil }
    return Corner(x: location.x / scale, y: location.y / scale)
  }

  /// Where a screen reader meets an element.
  func frame(of element: SpokenElement) -> CGRect {
    CGRect(
      x: element.x * scale, y: element.y * scale, width: element.width * scale, height: element.height * scale)
  }
}
