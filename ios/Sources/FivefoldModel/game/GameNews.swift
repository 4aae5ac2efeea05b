import FivefoldCore

/// What a game on the screen needs of the app around it.
@MainActor
public struct GameKeeper {
  /// Stores the match, which is told from others by its number, and says whether that worked.
  public let save: (Game, UInt64) -> Bool
  /// Hears of a match that has ended, as often as it ends.
  public let ended: (Game, UInt64) -> Void
  /// A number by lot.
  public let seed: () -> UInt64

  public init(
    save: @escaping (Game, UInt64) -> Bool, ended: @escaping (Game, UInt64) -> Void = { _, _ in },
    seed: @escaping () -> UInt64
  ) {
    self.save = save
    self.ended = ended
    self.seed = seed
  }
}

/// What the computer would do in a person's place.
public struct Hint: Equatable, Sendable {
  public let turn: String
  public let sentence: String
  /// What is to be touched next for it.
  public internal(set) var target: Target?
}

/// The effects to show, and the pieces before them; a new object for each change that moves something.
public final class Shown: Sendable {
  public let before: [Piece]
  public let effects: [Effect]

  init(before: [Piece], effects: [Effect]) {
    self.before = before
    self.effects = effects
  }
}

/// A sentence to be shown for a moment; the same sentence said again is another one.
public struct Notice: Equatable, Sendable {
  public let text: String
  let number: Int
}

/// What is to be felt and heard of a change; each is given once.
public struct Feedback: Equatable, Sendable {
  public enum Kind: Sendable {
    case moved, captured, refused, ended
  }

  public let kind: Kind
  let number: Int
}
