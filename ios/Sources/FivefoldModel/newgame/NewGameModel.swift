import FivefoldCore
import FivefoldPainter
import Observation

/// The choices for a new game of one kind. Everything about the options comes from the core's own list.
@MainActor @Observable
public final class NewGameModel: Identifiable {
  /// What may be chosen as time for a turn.
  public static let seconds = 1...60
  /// What may be chosen as simulations for a turn.
  public static let visits = 1...10_000_000
  /// Short enough to be read out and typed.
  private static let seeds: UInt64 = 10_000

  public let entry: GameEntry
  public private(set) var choices: NewGameChoices
  /// The board as it will be; the last one that could be, if the options make none.
  public private(set) var preview: BoardScene?
  /// What the first side plays with.
  public private(set) var firstColour = PieceColour.orange
  public private(set) var secondColour = PieceColour.blue
  /// The option whose cells are chosen on the preview.
  public private(set) var choosing: String?
  /// Why no game can be made of it.
  public private(set) var refusal: String?

  @ObservationIgnored private let locale: String
  @ObservationIgnored private let seed: () -> UInt64

  public init(entry: GameEntry, remembered: NewGameChoices?, locale: String, seed: @escaping () -> UInt64) {
    self.entry = entry
    self.locale = locale
    self.seed = seed
    choices = NewGameChoices()
    change { $0 = remembered ?? $0 }
    // What was remembered may be refused by a later version of the game.
    if preview == nil { change { $0.options = [:] } }
  }

  public func setOpponent(_ opponent: Opponent) { change { $0.opponent = opponent } }

  public func setStrength(_ strength: Strength) { change { $0.strength = strength } }

  public func setLevel(_ level: Int) { change { $0.level = level } }

  public func setSeconds(_ seconds: Int) { change { $0.seconds = seconds } }

  public func setVisits(_ visits: Int) { change { $0.visits = visits } }

  public func setStarter(_ starter: Starter) { change { $0.starter = starter } }

  public func setOption(_ name: String, _ value: OptionValue) { change { $0.options[name] = value } }

  /// Sets an option back to its standard, or to be drawn by lot.
  public func dropOption(_ name: String) { change { $0.options[name] = nil } }

  /// One step up or down of a number that may have none yet.
  public func step(_ option: OptionEntry, up: Bool) {
    guard case .number(let min, let max, let step) = option.kind else { return }
    var next = UInt64(min + (max - min) / step / 2 * step)
    if case .number(let old) = value(of: option.name) {
      next = up ? old + UInt64(step) : old - Swift.min(UInt64(step), old)
    }
    setOption(option.name, .number(number: Swift.min(Swift.max(next, UInt64(min)), UInt64(max))))
  }

  /// Draws everything by lot anew that is drawn by lot.
  public func drawAgain(_ name: String) { setOption(name, .number(number: seed() % Self.seeds)) }

  /// Lets the core choose the board.
  public func surprise() {
    guard let drawn = try? FivefoldCore.surprise(game: entry.id, seed: seed() % Self.seeds) else { return }
    change { choices in choices.options = Dictionary(uniqueKeysWithValues: drawn.map { ($0.name, $0.value) }) }
  }

  /// Begins or ends the choice of an option's cells on the preview.
  public func choose(_ name: String?) { choosing = name == choosing ? nil : name }

  /// A touch on the preview, in units of its board: takes the nearest cell for the option being chosen, or gives it back.
  public func touch(x: Double, y: Double) {
    func distance(_ spot: Spot) -> Double { (spot.x - x) * (spot.x - x) + (spot.y - y) * (spot.y - y) }
    guard let spot = preview?.board.layout.spots.min(by: { distance($0) < distance($1) }) else { return }
    chooseCell(spot.name)
  }

  /// Takes a cell for the option that is being chosen, or gives it back.
  public func chooseCell(_ cell: String) {
    guard let option = entry.options.first(where: { $0.name == choosing }) else { return }
    let old = value(of: option.name)
    switch option.kind {
    case .cell:
      if old == .word(word: cell) { dropOption(option.name) } else { setOption(option.name, .word(word: cell)) }
    case .cells:
      var cells: [String] = []
      if case .cells(let chosen) = old { cells = chosen }
      if cells.contains(cell) { cells.removeAll { $0 == cell } } else { cells.append(cell) }
      setOption(option.name, .cells(cells: cells))
    case .number, .choice, .seed: break
    }
  }

  /// The options that are of use with what has been chosen.
  public var optionsOfUse: [OptionEntry] {
    entry.options.filter { option in
      guard let needed = option.needs else { return true }
      guard case .word(let word) = value(of: needed.name) else { return false }
      return needed.words.contains(word)
    }
  }

  public func value(of name: String) -> OptionValue? {
    choices.options[name] ?? entry.options.first { $0.name == name }?.standard
  }

  public var settings: [OptionSetting] {
    let useful = Set(optionsOfUse.map(\.name))
    return choices.options.filter { useful.contains($0.key) }.sorted { $0.key < $1.key }
      .map { OptionSetting(name: $0.key, value: $0.value) }
  }

  /// Sets up the game that was decided about.
  ///
  /// - Throws: If the options make none.
  public func begin() throws -> Game {
    let isFirst =
      switch choices.starter {
      case .you: true
      case .computer: false
      case .lot: seed().isMultiple(of: 2)
      }
    let game = try Game.begin(id: entry.id, options: settings, locale: locale)
    for side in [Side.first, .second] {
      let isYours = choices.opponent == .computer && (side == .first) == isFirst
      try game.setPlayer(side, choices.opponent == .person || isYours ? .human : choices.computer)
    }
    return game
  }

  private func change(_ how: (inout NewGameChoices) -> Void) {
    var fresh = choices
    how(&fresh)
    fresh.level = fresh.level.clamped(to: 1...max(1, entry.levels.count))
    fresh.seconds = fresh.seconds.clamped(to: Self.seconds)
    fresh.visits = fresh.visits.clamped(to: Self.visits)
    fresh.options = fresh.options.filter { option in entry.options.contains { $0.name == option.key } }
    choices = fresh
    look()
  }

  /// Sets the board up as it would be.
  private func look() {
    do {
      let game = try Game.begin(id: entry.id, options: settings, locale: locale)
      defer { game.close() }
      preview = BoardScene(still: SeenBoard(game.layout, showsCoordinates: false), game.snapshot)
      firstColour = game.colour(.first)
      secondColour = game.colour(.second)
      refusal = nil
    } catch {
      refusal = reason(of: error)
    }
  }
}
