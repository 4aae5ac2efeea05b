/// How a game ended for the person who played it.
public enum Ending: Sendable {
  case win, draw, loss
}

/// The results against one level of one game.
public struct Tally: Codable, Equatable, Sendable {
  public var wins = 0
  public var draws = 0
  public var losses = 0
  /// Wins in a row up to the last game.
  public var streak = 0
  /// The longest such row.
  public var best = 0

  public init() {}

  public var games: Int { wins + draws + losses }

  mutating func add(_ ending: Ending) {
    switch ending {
    case .win:
      wins += 1
      streak += 1
      best = max(best, streak)
    case .draw:
      draws += 1
      streak = 0
    case .loss:
      losses += 1
      streak = 0
    }
  }
}

/// A kind of game and a level of its computer; level 0 stands for limits of one's own.
public struct Rung: Hashable, Codable, Sendable {
  public let game: String
  public let level: Int
}

/// The results of every game against the computer, each match counted once.
public struct Statistics: Codable, Equatable, Sendable {
  public private(set) var tallies: [Rung: Tally] = [:]
  /// Of each kind of game the number of the last match that was counted.
  public private(set) var counted: [String: UInt64] = [:]

  public init() {}

  /// Counts a match; nothing changes if it was counted already.
  mutating func count(_ match: UInt64, _ rung: Rung, _ ending: Ending) {
    guard counted[rung.game] != match else { return }
    tallies[rung, default: Tally()].add(ending)
    counted[rung.game] = match
  }

  /// A match that counts for nothing, because it was not played to its end here.
  mutating func pass(_ match: UInt64, _ game: String) { counted[game] = match }

  /// Forgets all results, but not which matches were counted.
  mutating func reset() { tallies = [:] }
}
