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
    return try? zoomAt(zoom: zoom, x: place.x, y: place.y)
  }

  /// A point of the view in units of the picture, whatever is seen there.
  func corner(at location: CGPoint) -> Corner { Corner(x: location.x / scale, y: location.y / scale) }

  /// Where a screen reader meets an element, as much of it as is seen; nothing of one that lies outside.
  func frame(of element: SpokenElement) -> CGRect {
    let first = Corner(x: element.x, y: element.y)
    let last = Corner(x: element.x + element.width, y: element.y + element.height)
    // Without a closer look it may reach beyond the edge by a hair.
    guard let zoom else { return frame(first, last) }
    guard let seen = try? (zoomSeen(zoom: zoom, point: first), zoomSeen(zoom: zoom, point: last)) else { return .null }
    return frame(seen.0, seen.1).intersection(CGRect(origin: .zero, size: size))
  }

  /// What lies between two corners of the view, which are in units of the picture.
  private func frame(_ first: Corner, _ last: Corner) -> CGRect {
    CGRect(
      x: first.x * scale, y: first.y * scale, width: (last.x - first.x) * scale, height: (last.y - first.y) * scale)
  }
}
