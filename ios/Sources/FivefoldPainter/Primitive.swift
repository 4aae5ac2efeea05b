/// A point of a line or of a shape, in board units.
public struct Corner: Equatable, Sendable {
  public let x: Double
  public let y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// One stroke of a picture, in board units. A picture is a list of them, the lowest first.
public indirect enum Primitive: Equatable, Sendable {
  /// A filled rectangle with rounded corners.
  case plate(x: Double, y: Double, width: Double, height: Double, radius: Double, ink: Ink, alpha: Double = 1)
  /// The outline of a rectangle with rounded corners; its stroke is centred on the edge.
  case frame(
    x: Double, y: Double, width: Double, height: Double, radius: Double, thickness: Double, ink: Ink,
    alpha: Double = 1)
  /// A filled circle.
  case disc(x: Double, y: Double, radius: Double, ink: Ink, alpha: Double = 1)
  /// The outline of a circle; its stroke is centred on the circle.
  case ring(x: Double, y: Double, radius: Double, thickness: Double, ink: Ink, alpha: Double = 1)
  /// A straight line with round ends, dotted or not.
  case bar(
    x: Double, y: Double, toX: Double, toY: Double, thickness: Double, ink: Ink, alpha: Double = 1,
    dotted: Bool = false)
  /// A line through several points, with round ends and corners.
  case trail(corners: [Corner], thickness: Double, ink: Ink, alpha: Double = 1)
  /// A filled shape with straight edges.
  case shape(corners: [Corner], ink: Ink, alpha: Double = 1)
  /// A line of text, centred on the point both ways.
  case caption(x: Double, y: Double, size: Double, text: String, ink: Ink, bold: Bool = false)
  /// A group that turns and flips as one body about a point: first scaled, then turned clockwise.
  case body(x: Double, y: Double, degrees: Double, scaleX: Double, scaleY: Double, parts: [Primitive])
}
