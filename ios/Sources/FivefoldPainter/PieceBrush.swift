import FivefoldGenerated

/// Draws one piece about a point: every kind of piece, in every state it can be seen in.
struct PieceBrush {
  /// The radius of a piece on a place of one unit: 78 % of the cell.
  static let radius = 0.39

  /// How a piece is seen: its opacity and its size, and whether it stands out: the last one, or one that wins.
  struct Look {
    var alpha = 1.0
    var size = 1.0
    var isMarked = false
  }

  private(set) var out: [Primitive] = []

  mutating func add(_ stroke: Primitive) {
    out.append(stroke)
  }

  mutating func add(_ strokes: [Primitive]) {
    out += strokes
  }

  mutating func piece(_ kind: PieceKind, _ colour: PieceColour, _ x: Double, _ y: Double, _ look: Look = Look()) {
    switch kind {
    case .disc: disc(colour, x, y, look)
    case .blocker: disc(.neutral, x, y, look)
    case .wall: wall(x, y, look)
    case .uprightBridge: bridge(colour, x, y - 1, x, y + 1, look)
    case .flatBridge: bridge(colour, x - 1, y, x + 1, y, look)
    }
  }

  private mutating func disc(_ colour: PieceColour, _ x: Double, _ y: Double, _ look: Look) {
    let radius = Self.radius * look.size
    body(Self.face(of: colour), Self.rim(of: colour), x, y, radius, look.alpha)
    switch colour {
    case .orange:
      add(
        .ring(x: x, y: y, radius: radius * 0.5, thickness: radius * 0.13, ink: .orangeGlyph, alpha: 0.92 * look.alpha))
    case .blue:
      add(.disc(x: x, y: y, radius: radius * 0.3, ink: .blueGlyph, alpha: 0.92 * look.alpha))
    case .neutral:
      cross(x, y, radius * 0.42, radius * 0.14, .blueGlyph, 0.9 * look.alpha)
    }
    if look.isMarked { add(.ring(x: x, y: y, radius: radius * 1.14, thickness: radius * 0.09, ink: .accent)) }
  }

  private mutating func wall(_ x: Double, _ y: Double, _ look: Look) {
    let half = 0.34 * look.size
    add(
      .plate(
        x: x - half, y: y - half, width: 2 * half, height: 2 * half, radius: 0.12, ink: .secondTone, alpha: look.alpha))
    cross(x, y, half * 0.5, 0.09, .neutralRim, look.alpha)
  }

  private mutating func bridge(
    _ colour: PieceColour, _ x: Double, _ y: Double, _ toX: Double, _ toY: Double, _ look: Look
  ) {
    let middleX = (x + toX) / 2
    let middleY = (y + toY) / 2
    let fromX = middleX + (x - middleX) * look.size
    let fromY = middleY + (y - middleY) * look.size
    let endX = middleX + (toX - middleX) * look.size
    let endY = middleY + (toY - middleY) * look.size
    func bar(_ shift: Double, _ thickness: Double, _ ink: Ink, _ alpha: Double) -> Primitive {
      .bar(x: fromX, y: fromY + shift, toX: endX, toY: endY + shift, thickness: thickness, ink: ink, alpha: alpha)
    }
    if look.isMarked { add(bar(0, 0.68, .accent, look.alpha)) }
    // A bridge that can be seen through is one body, or its parts would be seen through each other.
    if look.alpha == 1 {
      add(bar(0.1, 0.5, .shadow, 0.6))
      add(bar(0, 0.5, Self.rim(of: colour), 1))
    }
    add(bar(0, 0.42, Self.face(of: colour), look.alpha))
    if colour == .orange { add(bar(0, 0.1, .orangeGlyph, 0.85 * look.alpha)) }
  }

  private mutating func body(_ face: Ink, _ rim: Ink, _ x: Double, _ y: Double, _ radius: Double, _ alpha: Double) {
    if alpha == 1 {
      add(.disc(x: x, y: y + radius * 0.15, radius: radius * 1.02, ink: .shadow, alpha: 0.55))
      add(.disc(x: x, y: y + radius * 0.06, radius: radius * 1.04, ink: .shadow, alpha: 0.55))
    }
    add(.disc(x: x, y: y, radius: radius * 0.96, ink: face, alpha: alpha))
    add(.ring(x: x, y: y, radius: radius * 0.96, thickness: radius * 0.08, ink: rim, alpha: alpha))
  }

  mutating func cross(_ x: Double, _ y: Double, _ arm: Double, _ thickness: Double, _ ink: Ink, _ alpha: Double) {
    add(.bar(x: x - arm, y: y - arm, toX: x + arm, toY: y + arm, thickness: thickness, ink: ink, alpha: alpha))
    add(.bar(x: x - arm, y: y + arm, toX: x + arm, toY: y - arm, thickness: thickness, ink: ink, alpha: alpha))
  }

  /// A pier: round for orange, square for blue.
  mutating func pier(_ colour: PieceColour, _ x: Double, _ y: Double) {
    switch colour {
    case .orange:
      add(.disc(x: x, y: y, radius: 0.36, ink: .orange))
      add(.ring(x: x, y: y, radius: 0.36, thickness: 0.06, ink: .orangeRim))
      add(.ring(x: x, y: y, radius: 0.16, thickness: 0.07, ink: .orangeGlyph))
    case .blue:
      add(.plate(x: x - 0.31, y: y - 0.31, width: 0.62, height: 0.62, radius: 0.14, ink: .blue))
      add(.frame(x: x - 0.31, y: y - 0.31, width: 0.62, height: 0.62, radius: 0.14, thickness: 0.06, ink: .blueRim))
      add(.disc(x: x, y: y, radius: 0.1, ink: .blueGlyph))
    case .neutral:
      add(.disc(x: x, y: y, radius: 0.3, ink: .neutral))
    }
  }

  static func face(of colour: PieceColour) -> Ink {
    switch colour {
    case .orange: .orange
    case .blue: .blue
    case .neutral: .neutral
    }
  }

  static func rim(of colour: PieceColour) -> Ink {
    switch colour {
    case .orange: .orangeRim
    case .blue: .blueRim
    case .neutral: .neutralRim
    }
  }
}

extension Painter {
  /// A piece alone on a picture of one unit: how a side is shown beside its name.
  public static func piece(_ colour: PieceColour) -> [Primitive] {
    var brush = PieceBrush()
    brush.piece(.disc, colour, 0.5, 0.5, PieceBrush.Look(size: 1.2))
    return brush.out
  }
}
