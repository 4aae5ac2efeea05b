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

  // MARK: Moves

  public func confirm() { change { try $0.confirm() } }
  public func pass() { change { try $0.pass() } }
  public func redo() { change { try $0.redo() } }

  /// The time is up that the state has named.
  public func tick() { change { try $0.tick() } }

  /// Does what an entry of the menu says that needs no other screen.
  public func choose(_ deed: MenuDeed) { change { try $0.choose(deed: deed) } }

  // MARK: The computer

  public func hint() { change { try $0.hint() } }
  public func setAnalysis(_ isOn: Bool) { change { try $0.setAnalysis(isOn: isOn) } }
  public func moveNow() { change { try $0.moveNow() } }
  public func letComputerPlay() { change { try $0.letComputerPlay() } }
  public func setPaused(_ isPaused: Bool) { change { try $0.setPaused(isPaused: isPaused) } }

  public func setCoach(_ isOn: Bool) { change { try $0.setCoach(isOn: isOn) } }
  public func takeAdvice() { change { try $0.takeAdvice() } }

  // MARK: The match as a whole

  public func resign() { change { try $0.resign() } }
  public func agreeDraw() { change { try $0.agreeDraw() } }
  public func setPlayer(_ side: Side, _ player: Player) { change { try $0.setPlayer(side: side, player: player) } }
  public func playerChoices(_ side: Side) -> [PlayerChoice] {
    app.attempt { try core.playerChoices(side: side) } ?? []
  }
  /// The same game again with the sides changed: another match.
  public func rematch() -> MatchModel? { app.attempt { try app.model(of: core.rematch()) } }
  /// The same game from its beginning with everybody where they are: another match.
  public func restart() -> MatchModel? { app.attempt { try app.model(of: core.restart()) } }
  /// The overflow menu, in groups; fetched again after the match changes.
  public var menu: [[MenuRow]] {
    _ = state.revision
    return app.attempt { try core.menu() } ?? []
  }
  /// The same game against the next level: another match.
  public func nextLevel() -> MatchModel? { app.attempt { try app.model(of: core.nextLevel()) } }
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
