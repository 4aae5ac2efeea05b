import FivefoldGenerated

/// One instant of some effects: what stands still, what is on its way and where it is.
struct MotionFrame {
  struct FlyingPiece {
    var kind: PieceKind
    var colour: PieceColour
    var x: Double
    var y: Double
    var size = 1.0
  }

  struct CarriedBody {
    var region: UInt16
    var x: Double
    var y: Double
    var degrees: Double
    var scaleX: Double
    var scaleY: Double
    var pieces: [Piece]
  }

  private(set) var standing: [Piece]
  private(set) var flying: FlyingPiece?
  private(set) var body: CarriedBody?
  /// How much is left to see of the pieces that vanish.
  private(set) var fading: [UInt16: Double] = [:]

  init(of scene: BoardScene) {
    guard let motion = scene.motion else {
      standing = scene.pieces.sorted { $0.place < $1.place }
      return
    }
    standing = []
    var board = Dictionary(uniqueKeysWithValues: motion.before.map { ($0.place, $0) })
    for span in MotionTimeline(layout: scene.board.layout, effects: motion.effects).spans {
      let done = span.done(motion.elapsedMs)
      if done >= 1 {
        Self.settle(&board, span.effect)
      } else if motion.elapsedMs >= span.beginMs {
        begin(span.effect, done, &board, scene.board)
      }
    }
    standing = board.values.sorted { $0.place < $1.place }
  }

  private mutating func begin(
    _ effect: Effect, _ done: Double, _ board: inout [UInt16: Piece], _ seen: SeenBoard
  ) {
    let eased = Self.easeOut(done)
    switch effect {
    case .appear(let piece):
      guard let spot = seen.spot(piece.place) else { return }
      flying = FlyingPiece(kind: piece.kind, colour: piece.colour, x: spot.x, y: spot.y, size: 0.4 + 0.6 * eased)
    case .fall(let piece):
      guard let spot = seen.spot(piece.place) else { return }
      let top = seen.isFlipped ? seen.height + 0.5 : -0.5
      flying = FlyingPiece(kind: piece.kind, colour: piece.colour, x: spot.x, y: top + (spot.y - top) * done * done)
    case .move(let from, let to):
      guard let piece = board.removeValue(forKey: from), let start = seen.spot(from), let end = seen.spot(to) else {
        return
      }
      flying = FlyingPiece(
        kind: piece.kind, colour: piece.colour,
        x: start.x + (end.x - start.x) * eased,
        y: start.y + (end.y - start.y) * eased)
    case .vanish(let place):
      fading[place] = 1 - eased
    case .turn(let region, let shifts):
      carry(region, shifts, 90 * eased, Self.lift(eased), Self.lift(eased), &board, seen)
    case .mirror(let region, let shifts):
      carry(region, shifts, 0, 1 - 2 * eased, Self.lift(eased), &board, seen)
    case .pass:
      break
    }
  }

  private mutating func carry(
    _ region: UInt16, _ shifts: [Shift], _ degrees: Double, _ scaleX: Double, _ scaleY: Double,
    _ board: inout [UInt16: Piece],
    _ seen: SeenBoard
  ) {
    guard let place = seen.region(region) else { return }
    let pieces = shifts.compactMap { board.removeValue(forKey: $0.from) }.sorted { $0.place < $1.place }
    body = CarriedBody(
      region: region, x: place.x + place.width / 2, y: place.y + place.height / 2, degrees: degrees, scaleX: scaleX,
      scaleY: scaleY,
      pieces: pieces)
  }

  private static func settle(_ board: inout [UInt16: Piece], _ effect: Effect) {
    switch effect {
    case .appear(let piece), .fall(let piece):
      board[piece.place] = piece
    case .move(let from, let to):
      if let piece = board.removeValue(forKey: from) {
        board[to] = Piece(place: to, kind: piece.kind, colour: piece.colour)
      }
    case .vanish(let place):
      board.removeValue(forKey: place)
    case .turn(_, let shifts), .mirror(_, let shifts):
      let lifted = shifts.compactMap { shift in
        board.removeValue(forKey: shift.from).map { Piece(place: shift.to, kind: $0.kind, colour: $0.colour) }
      }
      for piece in lifted { board[piece.place] = piece }
    case .pass:
      break
    }
  }

  /// How large a region is on its way: its corners must not run over its neighbours.
  private static func lift(_ eased: Double) -> Double {
    1 - 4 * lifted * eased * (1 - eased)
  }

  private static let lifted = 0.2

  private static func easeOut(_ done: Double) -> Double {
    let rest = 1 - done
    return 1 - rest * rest * rest
  }
}
