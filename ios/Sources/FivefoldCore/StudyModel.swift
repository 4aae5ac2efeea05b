import Foundation
import Observation

/// What can be studied, as it is asked for and as it is brought back after the process has ended.
public enum StudyEntry: Hashable, Sendable {
  case review(UInt64)
  case lesson(String)
  /// The next puzzle of a game that suits the player.
  case puzzle(String)
  /// The puzzle of this name.
  case numbered(String)
  case daily

  public var words: String {
    switch self {
    case .review(let number): "review \(number)"
    case .lesson(let game): "lesson \(game)"
    case .puzzle(let game): "puzzle \(game)"
    case .numbered(let puzzle): "numbered \(puzzle)"
    case .daily: "daily"
    }
  }

  public init?(_ words: String) {
    let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
    switch (parts.first, parts.dropFirst().first) {
    case ("review", let number?):
      guard let number = UInt64(number) else { return nil }
      self = .review(number)
    case ("lesson", let game?): self = .lesson(game)
    case ("puzzle", let game?): self = .puzzle(game)
    case ("numbered", let puzzle?): self = .numbered(puzzle)
    case ("daily", nil): self = .daily
    default: return nil
    }
  }
}

/// A review, a puzzle or a lesson as it is shown: each gesture is one call into the core and brings the state that is
/// seen next. Who lets go of it lets go of what is reckoned for it.
@MainActor @Observable
public final class StudyModel: BoardModel {
  public private(set) var state: StudyState

  public nonisolated let entry: StudyEntry
  @ObservationIgnored private let core: Study
  @ObservationIgnored private let app: AppModel

  init(_ entry: StudyEntry, _ core: Study, _ app: AppModel) throws {
    self.entry = entry
    self.core = core
    self.app = app
    state = try core.state()
  }

  // MARK: The screen

  public func shown() { change { try $0.shown() } }
  public func hidden() { change { try $0.hidden() } }
  public func refresh() { change { try $0.state() } }
  func heard(_ search: UInt64) { change { try $0.heard(search: search) } }

  // MARK: The board

  public var board: BoardState { state.board }
  public func touch(x: Double, y: Double) { change { try $0.touchAt(x: x, y: y) } }
  public func touch(_ target: Target) { change { try $0.touch(target: target) } }
  public func point(x: Double, y: Double) { changeAtMost { try $0.pointAt(x: x, y: y) } }
  public func pointAway() { changeAtMost { try $0.pointAway() } }
  public func setFocused(_ isFocused: Bool) { changeAtMost { try $0.setFocused(isFocused: isFocused) } }
  public func moveCursor(_ arrow: Arrow) -> Bool { changeAtMost { try $0.moveCursor(arrow: arrow) } }
  public func actAtCursor() { change { try $0.actAtCursor() } }
  public func takeBack() { change { try $0.takeBack() } }
  /// Where turns are looked at, the one before.
  public func undo() { takeBack() }

  // MARK: What is studied

  public func go(to turn: UInt32) { change { try $0.goTo(turn: turn) } }
  public func touchGraph(x: Double, y: Double) { change { try $0.touchGraph(x: x, y: y) } }
  public func perform(_ deed: StudyDeed) { change { try $0.perform(deed: deed) } }
  public func play(_ text: String) { change { try $0.play(text: text) } }
  public func legalTurns() -> [LegalTurnRow] { app.attempt { try core.legalTurns() } ?? [] }
  /// A match that begins with the position shown.
  public func playFromHere() -> MatchModel? { app.attempt { try app.model(of: core.playFromHere()) } }

  private func change(_ call: (Study) throws -> StudyState) { app.attempt { try take(call(core)) } }

  @discardableResult private func changeAtMost(_ call: (Study) throws -> StudyState?) -> Bool {
    app.attempt { try call(core).map(take) } ?? nil != nil
  }

  private func take(_ fresh: StudyState) {
    if fresh != state { state = fresh }
  }
}
