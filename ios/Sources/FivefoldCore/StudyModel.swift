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

/// A review, a puzzle or a lesson as it is shown.
@MainActor @Observable
public final class StudyModel: BoardModel<Study> {
  public nonisolated let entry: StudyEntry

  init(_ entry: StudyEntry, _ core: Study, _ app: AppModel) throws {
    self.entry = entry
    try super.init(core, app)
  }

  /// Another match, which begins with the position shown.
  public func playFromHere() -> MatchModel? { app.attempt { try app.model(of: core.playFromHere()) } }
}
