import FivefoldCore

/// Who plays whom.
public enum Opponent: String, CaseIterable, Codable, Sendable {
  case person, computer, watch
}

/// What limits the computer's thinking.
public enum Strength: String, CaseIterable, Codable, Sendable {
  case level, time, visits
}

/// Who makes the first turn.
public enum Starter: String, CaseIterable, Codable, Sendable {
  case you, computer, lot
}

/// What is remembered of the choices for one kind of game.
public struct NewGameChoices: Equatable, Sendable {
  public var opponent = Opponent.computer
  public var strength = Strength.level
  public var level = 3
  public var seconds = 5
  public var visits = 10_000
  public var starter = Starter.you
  /// The options that differ from their standard.
  public var options: [String: OptionValue] = [:]

  public init() {}

  /// The computer as it was chosen.
  var computer: Player {
    switch strength {
    case .level: .level(number: UInt8(clamping: level))
    case .time: .limits(visits: nil, ms: UInt32(clamping: seconds * 1000))
    case .visits: .limits(visits: UInt32(clamping: visits), ms: nil)
    }
  }
}

extension NewGameChoices: Codable {
  private enum CodingKeys: String, CodingKey {
    case opponent, strength, level, seconds, visits, starter, options
  }

  /// The value of an option in words of its own: the core's types are not made to be kept.
  private struct Kept: Codable {
    var number: UInt64?
    var word: String?
    var cells: [String]?

    init(_ value: OptionValue) {
      switch value {
      case .number(let number): self.number = number
      case .word(let word): self.word = word
      case .cells(let cells): self.cells = cells
      }
    }

    var value: OptionValue? {
      number.map { .number(number: $0) } ?? word.map { .word(word: $0) } ?? cells.map { .cells(cells: $0) }
    }
  }

  /// Reads what any version has written: what is missing or unknown is as usual.
  public init(from decoder: any Decoder) throws {
    let kept = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys, _ value: inout Value) {
      if let found = try? kept.decode(Value.self, forKey: key) { value = found }
    }
    read(.opponent, &opponent)
    read(.strength, &strength)
    read(.level, &level)
    read(.seconds, &seconds)
    read(.visits, &visits)
    read(.starter, &starter)
    var values: [String: Kept] = [:]
    read(.options, &values)
    options = values.compactMapValues(\.value)
  }

  public func encode(to encoder: any Encoder) throws {
    var kept = encoder.container(keyedBy: CodingKeys.self)
    try kept.encode(opponent, forKey: .opponent)
    try kept.encode(strength, forKey: .strength)
    try kept.encode(level, forKey: .level)
    try kept.encode(seconds, forKey: .seconds)
    try kept.encode(visits, forKey: .visits)
    try kept.encode(starter, forKey: .starter)
    try kept.encode(options.mapValues(Kept.init), forKey: .options)
  }
}

extension Int {
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
