import FivefoldCore

/// Who plays whom.
public enum Opponent: String, CaseIterable, Codable, Sendable {
  case person, computer, watch
}

/// What limits the computer's thinking.
public enum StrengthKind: String, CaseIterable, Codable, Sendable {
  case level, time, simulations
}

/// What has been chosen for a new game.
public struct NewGameChoice: Equatable, Sendable {
  public static let seconds = 1...60
  /// The simulations to choose from.
  public static let simulations = [100, 300, 1000, 3000, 10_000, 30_000, 100_000, 300_000, 1_000_000]

  public var opponent = Opponent.computer
  public var strength = StrengthKind.level
  public var level: Int
  /// The level of the other computer, where two of them play.
  public var otherLevel: Int
  public var seconds = 5
  public var simulations = 10_000
  public var computerSide = Side.second
  /// The options that differ from their standard.
  public var options: [String: OptionValue] = [:]

  init(level: Int) {
    self.level = level
    otherLevel = level
  }

  /// The computer as it was chosen.
  public var computer: Player {
    switch strength {
    case .level: .level(number: UInt8(clamping: level))
    case .time: .limits(visits: nil, ms: UInt32(clamping: seconds * 1000))
    case .simulations: .limits(visits: UInt32(clamping: simulations), ms: nil)
    }
  }

  public func player(_ side: Side) -> Player {
    switch opponent {
    case .person: .human
    case .computer: side == computerSide ? computer : .human
    case .watch: side == .second && strength == .level ? .level(number: UInt8(clamping: otherLevel)) : computer
    }
  }
}

/// What is remembered of the last choice for a game, in words of its own: the core's types are not made to be kept.
struct RememberedChoice: Codable {
  struct Value: Codable {
    var number: UInt64?
    var word: String?
    var cells: [String]?
  }

  var opponent: Opponent?
  var strength: StrengthKind?
  var level: Int?
  var otherLevel: Int?
  var seconds: Int?
  var simulations: Int?
  var computerStarts: Bool?
  var options: [String: Value]?

  init(_ choice: NewGameChoice) {
    opponent = choice.opponent
    strength = choice.strength
    level = choice.level
    otherLevel = choice.otherLevel
    seconds = choice.seconds
    simulations = choice.simulations
    computerStarts = choice.computerSide == .first
    options = choice.options.mapValues { value in
      switch value {
      case .number(let number): Value(number: number)
      case .word(let word): Value(word: word)
      case .cells(let cells): Value(cells: cells)
      }
    }
  }

  /// The choice, as far as it is possible for the game as it is.
  func choice(for entry: GameEntry, standard: NewGameChoice) -> NewGameChoice {
    var choice = standard
    let levels = 1...max(1, entry.levels.count)
    choice.opponent = opponent ?? standard.opponent
    choice.strength = strength ?? standard.strength
    choice.level = (level ?? standard.level).clamped(to: levels)
    choice.otherLevel = (otherLevel ?? standard.otherLevel).clamped(to: levels)
    choice.seconds = (seconds ?? standard.seconds).clamped(to: NewGameChoice.seconds)
    choice.simulations = max(1, simulations ?? standard.simulations)
    choice.computerSide = computerStarts == true ? .first : .second
    let names = Set(entry.options.map(\.name))
    for (name, value) in options ?? [:] where names.contains(name) {
      if let number = value.number { choice.options[name] = .number(number: number) }
      if let word = value.word { choice.options[name] = .word(word: word) }
      if let cells = value.cells { choice.options[name] = .cells(cells: cells) }
    }
    return choice
  }
}

extension Int {
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
