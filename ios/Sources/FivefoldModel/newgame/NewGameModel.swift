import FivefoldCore
import Foundation
import Observation

/// The choices for a new game of one kind.
@MainActor @Observable
public final class NewGameModel {
  public let entry: GameEntry
  public private(set) var choice: NewGameChoice
  /// Why no game can be made of it.
  public private(set) var refusal: String?

  @ObservationIgnored private let store: RecordStore<RememberedChoice>
  @ObservationIgnored private let seed: () -> UInt64

  /// Short enough to be read out and typed.
  private static let seeds: UInt64 = 10_000

  public init(entry: GameEntry, folder: URL, seed: @escaping () -> UInt64) {
    self.entry = entry
    self.seed = seed
    store = RecordStore(folder: folder.appendingPathComponent("choices"), name: entry.id)
    let standard = NewGameChoice(level: min(3, entry.levels.count))
    // A choice that cannot be read is no loss worth a word: the file is set aside all the same.
    choice = store.load().record?.choice(for: entry, standard: standard) ?? standard
  }

  /// The choice is about who starts only where a person plays the computer.
  public var asksWhoStarts: Bool { choice.opponent == .computer }

  public var asksStrength: Bool { choice.opponent != .person }

  public func setOpponent(_ opponent: Opponent) { change { $0.opponent = opponent } }

  public func setStrength(_ strength: StrengthKind) { change { $0.strength = strength } }

  public func setLevel(_ level: Int) { change { $0.level = level.clamped(to: levels) } }

  public func setOtherLevel(_ level: Int) { change { $0.otherLevel = level.clamped(to: levels) } }

  public func setSeconds(_ seconds: Int) { change { $0.seconds = seconds.clamped(to: NewGameChoice.seconds) } }

  public func setSimulations(_ simulations: Int) { change { $0.simulations = max(1, simulations) } }

  public func setComputerSide(_ side: Side) { change { $0.computerSide = side } }

  public func setOption(_ name: String, _ value: OptionValue) { change { $0.options[name] = value } }

  /// Another seed: what is drawn by lot will be something else, and can be asked for again by its number.
  public func drawAgain(_ name: String) { setOption(name, .number(number: seed() % Self.seeds)) }

  /// Options drawn by lot, as the core thinks them worth a try.
  public func surprise() {
    guard let drawn = try? FivefoldCore.surprise(game: entry.id, seed: seed() % Self.seeds) else { return }
    change { choice in choice.options = Dictionary(uniqueKeysWithValues: drawn.map { ($0.name, $0.value) }) }
  }

  /// Every option as it is usual.
  public func resetOptions() { change { $0.options = [:] } }

  public func refuse(_ reason: String) { refusal = reason }

  /// The options that are of use with what has been chosen.
  public var optionsOfUse: [OptionEntry] {
    entry.options.filter { option in
      guard let needed = option.needs else { return true }
      guard case .word(let word) = value(of: needed.name) else { return false }
      return needed.words.contains(word)
    }
  }

  public func value(of name: String) -> OptionValue? {
    choice.options[name] ?? entry.options.first { $0.name == name }?.standard
  }

  public var settings: [OptionSetting] {
    let useful = Set(optionsOfUse.map(\.name))
    return choice.options.filter { useful.contains($0.key) }.sorted { $0.key < $1.key }
      .map { OptionSetting(name: $0.key, value: $0.value) }
  }

  /// The game that was chosen; the choice is remembered for the next time.
  ///
  /// - Throws: If the options make none.
  public func begin(locale: String) throws -> Game {
    let game = try Game.begin(id: entry.id, options: settings, locale: locale)
    try game.setPlayer(.first, choice.player(.first))
    try game.setPlayer(.second, choice.player(.second))
    store.save(RememberedChoice(choice))
    return game
  }

  private var levels: ClosedRange<Int> { 1...max(1, entry.levels.count) }

  private func change(_ how: (inout NewGameChoice) -> Void) {
    how(&choice)
    refusal = nil
  }
}
