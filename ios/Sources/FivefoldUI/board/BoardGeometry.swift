import FivefoldCore
import Foundation

/// How a picture lies in a view, and how closely it is looked at: which point of it a finger is on, and where on the
/// screen a part of it is.
struct BoardGeometry: Equatable {
  private let width: Double
  private let scale: Double
  private let size: CGSize
  /// Nothing while the whole of it is seen.
  private let zoom: Zoom?

  init(_ picture: Picture, in size: CGSize, zoom: Zoom? = nil) {
    width = picture.width
    self.zoom = zoom
    scale = size.width / picture.width
    self.size = size
  }

  /// The point of the picture that is seen there; none beside it, so that sliding off cancels.
  func point(at location: CGPoint) -> Corner? {
    guard scale > 0, CGRect(origin: .zero, size: size).contains(location) else { return nil }
    let place = corner(at: location)
    guard let zoom else { return place }
    return Corner(x: zoom.left + place.x / zoom.scale, y: zoom.top + place.y / zoom.scale)
  }

  /// A point of the view in units of the picture, whatever is seen there.
  func corner(at location: CGPoint) -> Corner { Corner(x: location.x / scale, y: location.y / scale) }

  /// Where a screen reader meets an element, as much of it as is seen; nothing of one that lies outside.
  func frame(of element: SpokenElement) -> CGRect {
    let (left, top, times) = (zoom?.left ?? 0, zoom?.top ?? 0, zoom?.scale ?? 1)
    let whole = CGRect(
      x: (element.x - left) * scale * times, y: (element.y - top) * scale * times,
      width: element.width * scale * times, height: element.height * scale * times)
    // Without a closer look it may reach beyond the edge by a hair.
    return zoom == nil ? whole : whole.intersection(CGRect(origin: .zero, size: size))
  }
}
