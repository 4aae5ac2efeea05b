import FivefoldGenerated

/// Turns a scene into strokes. Knows shapes, kinds and effects, and no game.
public enum Painter {
  /// The whole picture, the lowest stroke first.
  public static func paint(_ scene: BoardScene) -> [Primitive] { layers(scene).strokes }

  /// The picture in layers, so that what does not change need not be drawn again.
  public static func layers(_ scene: BoardScene) -> BoardLayers { Painting(scene).layers() }
}

/// A picture in layers, the lowest first.
public struct BoardLayers: Equatable, Sendable {
  /// Plates, places and coordinates.
  public let ground: [Primitive]
  /// What stands or moves on them.
  public let pieces: [Primitive]
  /// What covers pieces.
  public let roof: [Primitive]
  /// What is said about them.
  public let signs: [Primitive]

  public var strokes: [Primitive] { ground + pieces + roof + signs }
}

private struct Painting {
  /// How much is left to see of the pieces that do not win.
  private static let dimmed = 0.45
  private static let ghosted = 0.35

  private let scene: BoardScene
  private let board: SeenBoard
  private let frame: MotionFrame

  init(_ scene: BoardScene) {
    self.scene = scene
    board = scene.board
    frame = MotionFrame(of: scene)
  }

  func layers() -> BoardLayers {
    var below = PieceBrush()
    certificate(&below)
    track(&below)
    pieces(&below)
    ghost(&below)
    if let body = frame.body { carriedRegion(body, &below) }
    if let flying = frame.flying {
      below.piece(flying.kind, flying.colour, flying.x, flying.y, PieceBrush.Look(size: flying.size))
    }
    var above = PieceBrush()
    if scene.motion == nil {
      chosenRegion(&above)
      marks(&above)
      hints(&above)
      values(&above)
    }
    cursor(&above)
    return BoardLayers(
      ground: board.ground.below(lifted: frame.body?.region), pieces: below.out, roof: board.ground.roof,
      signs: above.out)
  }

  /// The dotted way of a piece that moved.
  private func track(_ brush: inout PieceBrush) {
    guard scene.motion == nil,
      let from = scene.lastTurn.first.flatMap(board.spot), let to = scene.lastTurn.last.flatMap(board.spot),
      from.place != to.place, !scene.pieces.contains(where: { $0.place == from.place })
    else { return }
    brush.add(.ring(x: from.x, y: from.y, radius: 0.16, thickness: 0.05, ink: .accent, alpha: 0.5))
    brush.add(
      .bar(x: from.x, y: from.y, toX: to.x, toY: to.y, thickness: 0.07, ink: .accent, alpha: 0.5, dotted: true))
  }

  private func pieces(_ brush: inout PieceBrush) {
    if scene.motion != nil || scene.winningLine.isEmpty {
      let last = scene.motion == nil ? scene.lastTurn.last : nil
      for standing in frame.standing {
        let look = PieceBrush.Look(alpha: frame.fading[standing.place] ?? 1, isMarked: standing.place == last)
        piece(standing, look, &brush)
      }
    } else {
      let winning = frame.standing.filter { scene.winningLine.contains($0.place) }
      for other in frame.standing where !scene.winningLine.contains(other.place) {
        piece(other, PieceBrush.Look(alpha: Self.dimmed), &brush)
      }
      if winning.allSatisfy({ $0.kind == .disc }) {
        let line = scene.winningLine.compactMap(board.spot)
        brush.add(.trail(corners: line.map { Corner($0.x, $0.y) }, thickness: 0.18, ink: .accent))
      }
      for winner in winning { piece(winner, PieceBrush.Look(isMarked: true), &brush) }
    }
  }

  private func piece(_ piece: Piece, _ look: PieceBrush.Look, _ brush: inout PieceBrush) {
    guard let spot = board.spot(piece.place) else { return }
    brush.piece(piece.kind, piece.colour, spot.x, spot.y, look)
  }

  /// What a touch under the finger would bring about.
  private func ghost(_ brush: inout PieceBrush) {
    guard scene.motion == nil, let ghost = scene.marks.first(where: { $0.place == scene.hovered })?.ghost else {
      return
    }
    piece(ghost, PieceBrush.Look(alpha: Self.ghosted), &brush)
  }

  /// The region that turns or flips, with everything on it.
  private func carriedRegion(_ body: MotionFrame.CarriedBody, _ brush: inout PieceBrush) {
    var carried = PieceBrush()
    carried.add(board.ground.region(body.region))
    for piece in body.pieces {
      guard let spot = board.spot(piece.place) else { continue }
      carried.piece(piece.kind, piece.colour, spot.x, spot.y)
    }
    brush.add(
      .body(x: body.x, y: body.y, degrees: body.degrees, scaleX: body.scaleX, scaleY: body.scaleY, parts: carried.out))
  }

  private func chosenRegion(_ brush: inout PieceBrush) {
    guard let region = board.region(scene.chosenRegion) else { return }
    brush.add(
      .frame(
        x: region.x, y: region.y, width: region.width, height: region.height, radius: Ground.plateCorner,
        thickness: 0.07, ink: .accent))
    for button in board.buttons(region.id, scene.operations) {
      let radius = OperationButton.radius
      brush.add(.disc(x: button.x, y: button.y + 0.04, radius: radius, ink: .shadow))
      brush.add(.disc(x: button.x, y: button.y, radius: radius, ink: .card))
      brush.add(.ring(x: button.x, y: button.y, radius: radius, thickness: 0.05, ink: .accent))
      brush.add(OperationGlyph.strokes(button.kind, button.x, button.y, 0.19, .accent))
    }
  }

  private func marks(_ brush: inout PieceBrush) {
    let valued = Set(scene.values.map(\.target))
    for mark in scene.marks {
      guard let spot = board.spot(mark.place) else { continue }
      let isSaid = mark.place == scene.hovered || valued.contains(.place(place: mark.place))
      if isSaid || mark.ghost == nil || scene.picked == nil {
        continue
      } else if mark.captures {
        brush.add(.ring(x: spot.x, y: spot.y, radius: 0.44, thickness: 0.07, ink: .accent, alpha: 0.75))
      } else {
        brush.add(.disc(x: spot.x, y: spot.y, radius: 0.14, ink: .accent, alpha: 0.75))
      }
    }
    if let spot = scene.picked.flatMap(board.spot) {
      brush.add(
        .frame(
          x: spot.x - 0.45, y: spot.y - 0.45, width: 0.9, height: 0.9, radius: 0.16, thickness: 0.06, ink: .accent))
    }
  }

  private func values(_ brush: inout PieceBrush) {
    let taken = Set(scene.pieces.map(\.place))
    for value in scene.values { brush.add(ValueBrush.strokes(value, board, scene.valueWords, taken)) }
  }

  private func hints(_ brush: inout PieceBrush) {
    for hint in scene.hints {
      guard let centre = centre(of: hint) else { continue }
      brush.add(.ring(x: centre.x, y: centre.y, radius: 0.47, thickness: 0.14, ink: .page))
      brush.add(.ring(x: centre.x, y: centre.y, radius: 0.47, thickness: 0.09, ink: .hint))
    }
  }

  private func certificate(_ brush: inout PieceBrush) {
    guard let certificate = scene.certificate else { return }
    for (index, places) in certificate.sets.enumerated() {
      let even = index.isMultiple(of: 2)
      for spot in places.compactMap(board.spot) {
        if spot.shape == .gap {
          tie(spot, isUpright: joinsUpright(spot, certificate), isBand: even, &brush)
        } else if even {
          brush.add(.disc(x: spot.x, y: spot.y, radius: 0.3, ink: .win, alpha: 0.3))
        } else {
          brush.add(.ring(x: spot.x, y: spot.y, radius: 0.27, thickness: 0.08, ink: .win, alpha: 0.6))
        }
      }
    }
  }

  /// A bridge that the winner can rely on: the first set is a broad band, the second a dotted line.
  private func tie(_ gap: Spot, isUpright: Bool, isBand: Bool, _ brush: inout PieceBrush) {
    let (x, y) = isUpright ? (0.0, 1.0) : (1.0, 0.0)
    brush.add(
      .bar(
        x: gap.x - x, y: gap.y - y, toX: gap.x + x, toY: gap.y + y, thickness: isBand ? 0.44 : 0.13, ink: .win,
        alpha: isBand ? 0.4 : 1, dotted: !isBand))
  }

  /// Whether the winner's bridge over a gap would run up and down: its piers say so.
  private func joinsUpright(_ gap: Spot, _ certificate: Certificate) -> Bool {
    board.layout.decorations.contains { decoration in
      guard case .pier(let x, let y, let colour) = decoration else { return false }
      return colour == certificate.colour && x == gap.x && y == gap.y - 1
    }
  }

  private func cursor(_ brush: inout PieceBrush) {
    guard let target = scene.cursor, let centre = centre(of: target) else { return }
    switch target {
    case .place:
      func frame(_ thickness: Double, _ ink: Ink) -> Primitive {
        .frame(
          x: centre.x - 0.48, y: centre.y - 0.48, width: 0.96, height: 0.96, radius: 0.2, thickness: thickness,
          ink: ink)
      }
      brush.add(frame(0.12, .page))
      brush.add(frame(0.07, .focus))
    case .operation:
      brush.add(.ring(x: centre.x, y: centre.y, radius: 0.5, thickness: 0.12, ink: .page))
      brush.add(.ring(x: centre.x, y: centre.y, radius: 0.5, thickness: 0.07, ink: .focus))
    }
  }

  private func centre(of target: Target) -> Corner? {
    switch target {
    case .place(let place):
      return board.spot(place).map { Corner($0.x, $0.y) }
    case .operation(let kind, let region):
      let buttons = region == scene.chosenRegion ? board.buttons(region, scene.operations) : []
      if let button = buttons.first(where: { $0.operation == target }) { return Corner(button.x, button.y) }
      return ValueBrush.tag(board, kind, region)
    }
  }
}
