import FivefoldGenerated

/// Everything that a picture of a board depends on.
public struct BoardScene: Equatable, Sendable {
  public var layout: BoardLayout
  /// The pieces on the board; while something moves, where they will be in the end.
  public var pieces: [Piece]
  public var marks: [Mark] = []
  public var picked: UInt16?
  /// The places of the last turn: where a piece came from, if it moved, and then where it is.
  public var lastTurn: [UInt16] = []
  public var winningLine: [UInt16] = []
  /// The place under the finger, the pointer or the keyboard's cursor, whose mark's piece is shown in advance.
  public var hovered: UInt16?
  /// The place the keyboard's cursor is on.
  public var cursor: UInt16?
  /// The region whose operations are offered.
  public var chosenRegion: UInt16?
  public var values: [PlaceValue] = []
  /// Sets of places that prove the value of the position, each drawn in a way of its own.
  public var certificate: [[UInt16]] = []
  public var motion: Motion?
  public var coordinates = true

  public init(layout: BoardLayout, pieces: [Piece]) {
    self.layout = layout
    self.pieces = pieces
  }
}

/// What comes of a touch on a place, as far as that is known.
public struct PlaceValue: Equatable, Sendable {
  public var place: UInt16
  /// `W7`, `=`, `L9` or an estimate in per cent.
  public var text: String
  public var ink: Ink
  /// Proven values are solid, estimates translucent.
  public var proven: Bool

  public init(place: UInt16, text: String, ink: Ink, proven: Bool) {
    self.place = place
    self.text = text
    self.ink = ink
    self.proven = proven
  }
}

/// Effects on their way.
public struct Motion: Equatable, Sendable {
  /// The pieces before the first effect.
  public var before: [Piece]
  public var effects: [Effect]
  /// The time since the first effect began, at normal speed.
  public var elapsedMs: Double

  public init(before: [Piece], effects: [Effect], elapsedMs: Double) {
    self.before = before
    self.effects = effects
    self.elapsedMs = elapsedMs
  }
}
