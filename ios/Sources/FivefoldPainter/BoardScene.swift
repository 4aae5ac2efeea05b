import FivefoldGenerated

/// Everything that a picture of a board depends on.
public struct BoardScene: Equatable, Sendable {
  public var board: SeenBoard
  /// The pieces on the board; while something moves, where they will be in the end.
  public var pieces: [Piece]
  public var marks: [Mark] = []
  public var picked: UInt16?
  /// The places of the last turn: where a piece came from, if it moved, and then where it is.
  public var lastTurn: [UInt16] = []
  public var winningLine: [UInt16] = []
  /// The place under the finger, the pointer or the keyboard's cursor, whose mark's piece is shown in advance.
  public var hovered: UInt16?
  /// What the keyboard's cursor is on: a place or the button of an operation.
  public var cursor: Target?
  /// The region whose operations are offered.
  public var chosenRegion: UInt16?
  /// The operations that have buttons on the board, beside the chosen region.
  public var operations: [BoardOperation] = []
  /// What is known of everything that can be touched; nothing when nobody analyses.
  public var values: [TargetValue] = []
  public var valueWords = ValueWords()
  /// What a hint suggests to touch.
  public var hints: [Target] = []
  public var certificate: Certificate?
  public var motion: Motion?

  public init(board: SeenBoard, pieces: [Piece]) {
    self.board = board
    self.pieces = pieces
  }
}

/// The letters before the number of turns of a proven value, in the language of the app.
public struct ValueWords: Equatable, Sendable {
  public var win: String
  public var draw: String
  public var loss: String

  public init(win: String = "W", draw: String = "=", loss: String = "L") {
    self.win = win
    self.draw = draw
    self.loss = loss
  }
}

/// Sets of places that prove who wins, each drawn in a way of its own.
public struct Certificate: Equatable, Sendable {
  /// Whose win they prove.
  public var colour: PieceColour
  public var sets: [[UInt16]]

  public init(colour: PieceColour, sets: [[UInt16]]) {
    self.colour = colour
    self.sets = sets
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
