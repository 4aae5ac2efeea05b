import FivefoldCore
import Foundation

/// The position and zoom of a picture in a view: converts between points of both.
struct BoardGeometry: Equatable {
  private let width: Double
  private let scale: Double
  private let size: CGSize
  /// The zoom; `nil` shows the whole picture.
  private let zoom: Zoom?

  init(_ picture: Picture, in size: CGSize, zoom: Zoom? = nil) {
    width = picture.width
    self.zoom = zoom
    scale = size.width / picture.width
    self.size = size
  }

  /// Returns the point of the picture at a point of the view; `nil` beside it, so that sliding off cancels.
  func point(at location: CGPoint) -> Corner? {
    guard scale > 0, CGRect(origin: .zero, size: size).contains(location) else { return nil }
    let place = corner(at: location)
    guard let zoom else { return place }
    return try? zoomAt(zoom: zoom, x: place.x, y: place.y)
  }

  /// Converts a point of the view to units of the picture, without the zoom.
  func corner(at location: CGPoint) -> Corner { Corner(x: location.x / scale, y: location.y / scale) }

  /// Returns the visible part of an accessibility element; `.null` if none is visible.
  func frame(of element: SpokenElement) -> CGRect {
    let first = Corner(x: element.x, y: element.y)
    let last = Corner(x: element.x + element.width, y: element.y + element.height)
    // Without a zoom an element may reach slightly beyond the edge.
    guard let zoom else { return frame(first, last) }
    guard let seen = try? (zoomSeen(zoom: zoom, point: first), zoomSeen(zoom: zoom, point: last)) else { return .null }
    return frame(seen.0, seen.1).intersection(CGRect(origin: .zero, size: size))
  }

  /// Returns the rectangle between two corners, given in units of the picture.
  private func frame(_ first: Corner, _ last: Corner) -> CGRect {
    CGRect(
      x: first.x * scale, y: first.y * scale, width: (last.x - first.x) * scale, height: (last.y - first.y) * scale)
  }
}
