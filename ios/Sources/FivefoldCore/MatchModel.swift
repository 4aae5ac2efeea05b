import Foundation
import Observation

/// A match as it is shown.
@MainActor @Observable
public final class MatchModel: BoardModel<Match>, Identifiable {
  /// The window that shows it; another one that is told so leaves its screen.
  public var window: UUID?

  public nonisolated let number: UInt64

  override init(_ core: Match, _ app: AppModel) throws {
    number = try core.number()
    try super.init(core, app)
  }

  public nonisolated var id: UInt64 { number }

  /// Begins a match that follows this one.
  public func begin(_ next: NextMatch) -> MatchModel? { app.attempt { try app.model(of: core.beginNext(next: next)) } }
  /// The match as a link, if it is short enough for one.
  public func link() throws -> MatchLink? { try core.link() }
  /// The match as text; nothing, and a notice, if that fails.
  public func save() -> String? { app.attempt(saved) }
  public func saved() throws -> String { try core.save() }
  public func sharedPicture() throws -> Picture { try core.sharedPicture() }
}

extension MatchModel: Hashable {
  public nonisolated static func == (one: MatchModel, other: MatchModel) -> Bool { one === other }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
