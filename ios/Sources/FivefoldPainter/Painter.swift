import FivefoldGenerated

/// Turns a scene into strokes. Knows shapes, kinds and effects, and no game.
public enum Painter {
  public static func paint(_ scene: BoardScene) -> [Primitive] {
    var painting = Painting(scene)
    return painting.strokes()
  }
}

private struct Painting {
  private static let plateCorner = 0.28

  private let scene: BoardScene
  private let spots: [UInt16: Spot]
  private let frame: MotionFrame
  private var brush = PieceBrush()

  init(_ scene: BoardScene) {
    self.scene = scene
    spots = Dictionary(uniqueKeysWithValues: scene.layout.spots.map { ($0.place, $0) })
    frame = MotionFrame(of: scene)
  }

  mutating func strokes() -> [Primitive] {
    plates()
    for spot in scene.layout.spots where !frame.carried.contains(spot.place) { place(spot) }
    certificate()
    track()
    pieces()
    piers()
    if let body = frame.body { carriedRegion(body) }
    if let flying = frame.flying {
      brush.piece(flying.kind, flying.colour, flying.x, flying.y, PieceBrush.Look(size: flying.size))
    }
    if scene.motion == nil {
      chosenRegion()
      marks()
      winningStroke()
      values()
    }
    cursor()
    return brush.out
  }

  private mutating func plates() {
    for decoration in scene.layout.decorations {
      switch decoration {
      case .plate(let x, let y, let width, let height, let region):
        if region == nil || region != frame.body?.region { plate(x, y, width, height, lifted: region != nil) }
      case .goal(let x, let y, let toX, let toY, let colour):
        brush.add(.bar(x: x, y: y, toX: toX, toY: toY, thickness: 0.2, ink: PieceBrush.face(of: colour)))
      case .coordinate(let x, let y, let text):
        if scene.coordinates { brush.add(.caption(x: x, y: y, size: 0.28, text: text, ink: .quiet)) }
      case .pier:
        break
      }
    }
  }

  private mutating func plate(_ x: Double, _ y: Double, _ width: Double, _ height: Double, lifted: Bool) {
    let corner = Self.plateCorner
    if lifted { brush.add(.plate(x: x, y: y + 0.05, width: width, height: height, radius: corner, ink: .shadow)) }
    brush.add(.plate(x: x, y: y, width: width, height: height, radius: corner, ink: .board))
  }

  private mutating func place(_ spot: Spot) {
    let (x, y) = (spot.x, spot.y)
    switch spot.shape {
    case .hole:
      hole(x, y)
    case .closed:
      brush.add(.plate(x: x - 0.4, y: y - 0.4, width: 0.8, height: 0.8, radius: 0.16, ink: .secondTone))
      brush.cross(x, y, 0.2, 0.09, .loss, 1)
    case .star:
      hole(x, y)
      brush.add(.star(x: x, y: y, radius: 0.27, ink: .draw))
    case .lightSquare:
      break
    case .darkSquare:
      brush.add(.plate(x: x - 0.5, y: y - 0.5, width: 1, height: 1, radius: 0.06, ink: .secondTone))
    case .dimple:
      brush.add(.disc(x: x, y: y, radius: 0.33, ink: .secondTone))
      brush.add(.ring(x: x, y: y, radius: 0.33, thickness: 0.02, ink: .line))
    case .gap:
      brush.add(.disc(x: x, y: y, radius: 0.07, ink: .line))
    }
  }

  private mutating func hole(_ x: Double, _ y: Double) {
    brush.add(.disc(x: x, y: y, radius: 0.41, ink: .hole))
    brush.add(.ring(x: x, y: y, radius: 0.41, thickness: 0.035, ink: .secondTone))
  }

  /// The dotted way of a piece that moved.
  private mutating func track() {
    guard scene.motion == nil,
      let from = scene.lastTurn.first.flatMap({ spots[$0] }), let to = scene.lastTurn.last.flatMap({ spots[$0] }),
      from.place != to.place, !scene.pieces.contains(where: { $0.place == from.place })
    else { return }
    brush.add(
      .bar(x: from.x, y: from.y, toX: to.x, toY: to.y, thickness: 0.06, ink: .accent, alpha: 0.35, dotted: true))
  }

  private mutating func pieces() {
    let last = scene.motion == nil ? scene.lastTurn.last : nil
    let line: Set<UInt16> = scene.motion == nil ? Set(scene.winningLine) : []
    for piece in frame.standing {
      guard let spot = spots[piece.place] else { continue }
      let dimmed = !line.isEmpty && !line.contains(piece.place)
      let fading = frame.fading[piece.place] ?? 1
      let look = PieceBrush.Look(alpha: dimmed ? 0.45 : fading, last: piece.place == last)
      brush.piece(piece.kind, piece.colour, spot.x, spot.y, look)
    }
  }

  private mutating func piers() {
    for case .pier(let x, let y, let colour) in scene.layout.decorations { brush.pier(colour, x, y) }
  }

  /// The region that turns or flips, with everything on it.
  private mutating func carriedRegion(_ body: MotionFrame.CarriedBody) {
    let carried = frame.carried
    let layout = BoardLayout(
      width: scene.layout.width, height: scene.layout.height,
      spots: scene.layout.spots.filter { carried.contains($0.place) }, regions: [],
      decorations: scene.layout.decorations.filter { decoration in
        if case .plate(_, _, _, _, let region) = decoration { region == body.region } else { false }
      })
    let parts = Painter.paint(BoardScene(layout: layout, pieces: body.pieces))
    brush.add(.body(x: body.x, y: body.y, degrees: body.degrees, stretch: body.stretch, parts: parts))
  }

  private mutating func chosenRegion() {
    guard let region = scene.layout.regions.first(where: { $0.id == scene.chosenRegion }) else { return }
    brush.add(
      .frame(
        x: region.x, y: region.y, width: region.width, height: region.height, radius: Self.plateCorner,
        thickness: 0.07, ink: .accent))
  }

  private mutating func marks() {
    let valued = Set(scene.values.map(\.place))
    for mark in scene.marks {
      guard let spot = spots[mark.place] else { continue }
      if mark.place == scene.hovered, let ghost = mark.ghost {
        self.ghost(ghost)
      } else if valued.contains(mark.place) || mark.ghost == nil || scene.picked == nil {
        continue
      } else if mark.captures {
        brush.add(.ring(x: spot.x, y: spot.y, radius: 0.44, thickness: 0.07, ink: .accent, alpha: 0.75))
      } else {
        brush.add(.disc(x: spot.x, y: spot.y, radius: 0.14, ink: .accent, alpha: 0.75))
      }
    }
    if let spot = scene.picked.flatMap({ spots[$0] }) {
      brush.add(
        .frame(
          x: spot.x - 0.45, y: spot.y - 0.45, width: 0.9, height: 0.9, radius: 0.16, thickness: 0.06, ink: .accent))
    }
  }

  private mutating func ghost(_ ghost: Piece) {
    guard let spot = spots[ghost.place] else { return }
    brush.piece(ghost.kind, ghost.colour, spot.x, spot.y, PieceBrush.Look(alpha: 0.35))
  }

  private mutating func winningStroke() {
    for (from, to) in zip(scene.winningLine, scene.winningLine.dropFirst()) {
      guard let start = spots[from], let end = spots[to],
        !scene.pieces.contains(where: { $0.place == from && $0.kind != .disc })
      else { continue }
      brush.add(.bar(x: start.x, y: start.y, toX: end.x, toY: end.y, thickness: 0.1, ink: .accent, alpha: 0.9))
    }
  }

  private mutating func values() {
    for value in scene.values {
      guard let spot = spots[value.place] else { continue }
      let width = 0.34 + 0.17 * Double(value.text.count)
      let alpha = value.proven ? 1 : 0.55
      func pill(_ ink: Ink, _ alpha: Double) -> Primitive {
        .plate(x: spot.x - width / 2, y: spot.y - 0.21, width: width, height: 0.42, radius: 0.21, ink: ink, alpha: alpha)
      }
      brush.add(pill(.card, 1))
      brush.add(pill(value.ink, alpha))
      let ink: Ink = value.proven ? .onValue : .text
      brush.add(.caption(x: spot.x, y: spot.y, size: 0.27, text: value.text, ink: ink, bold: true))
    }
  }

  private mutating func certificate() {
    for (index, places) in scene.certificate.enumerated() {
      for spot in places.compactMap({ spots[$0] }) {
        if index.isMultiple(of: 2) {
          brush.add(.disc(x: spot.x, y: spot.y, radius: 0.3, ink: .win, alpha: 0.3))
        } else {
          brush.add(.ring(x: spot.x, y: spot.y, radius: 0.27, thickness: 0.08, ink: .win, alpha: 0.6))
        }
      }
    }
  }

  private mutating func cursor() {
    guard let spot = scene.cursor.flatMap({ spots[$0] }) else { return }
    func frame(_ thickness: Double, _ ink: Ink) -> Primitive {
      .frame(
        x: spot.x - 0.48, y: spot.y - 0.48, width: 0.96, height: 0.96, radius: 0.2, thickness: thickness, ink: ink)
    }
    brush.add(frame(0.08, .page))
    brush.add(frame(0.05, .accent))
  }
}
