import Foundation
import Observation

/// A match as it is shown: each gesture is one call into the core and brings the state that is seen next.
///
/// In Swift to close is to let go: who lets go of the last model of a match lets go of the match.
@MainActor @Observable
public final class MatchModel: Identifiable, BoardModel {
  public private(set) var state: MatchState
  /// The window that shows it; another one that is told so leaves its screen.
  public var window: UUID?

  public nonisolated let number: UInt64
  @ObservationIgnored private let core: Match
  @ObservationIgnored private let app: AppModel

  init(_ core: Match, _ app: AppModel) throws {
    self.core = core
    self.app = app
    number = try core.number()
    state = try core.state()
  }

  public nonisolated var id: UInt64 { number }

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

  // MARK: Turns

  public func confirm() { change { try $0.confirm() } }
  public func takeBack() { change { try $0.takeBack() } }
  public func pass() { change { try $0.pass() } }
  public func undo() { change { try $0.undo() } }
  public func redo() { change { try $0.redo() } }
  public func go(to turn: UInt32) { change { try $0.goTo(turn: turn) } }
  public func play(_ text: String) { change { try $0.play(text: text) } }
  public func legalTurns() -> [LegalTurnRow] { app.attempt { try core.legalTurns() } ?? [] }

  // MARK: The computer

  public func hint() { change { try $0.hint() } }
  public func setAnalysis(_ isOn: Bool) { change { try $0.setAnalysis(isOn: isOn) } }
  public func moveNow() { change { try $0.moveNow() } }
  public func letComputerPlay() { change { try $0.letComputerPlay() } }
  public func setPaused(_ isPaused: Bool) { change { try $0.setPaused(isPaused: isPaused) } }

  // MARK: The match as a whole

  public func resign() { change { try $0.resign() } }
  public func agreeDraw() { change { try $0.agreeDraw() } }
  public func setPlayer(_ side: Side, _ player: Player) { change { try $0.setPlayer(side: side, player: player) } }
  public func playerChoices(_ side: Side) -> [PlayerChoice] {
    app.attempt { try core.playerChoices(side: side) } ?? []
  }
  /// The same game again with the sides changed: another match.
  public func rematch() -> MatchModel? { app.attempt { try app.model(of: core.rematch()) } }
  /// A copy that can be played on from the turn shown: another match.
  public func playFromHere() -> MatchModel? { app.attempt { try app.model(of: core.playFromHere()) } }
  /// The match as text; nothing, and a notice, if that fails.
  public func save() -> String? { app.attempt(saved) }
  public func saved() throws -> String { try core.save() }
  public func sharedPicture() throws -> Picture { try core.sharedPicture() }

  private func change(_ call: (Match) throws -> MatchState) { app.attempt { try take(call(core)) } }

  @discardableResult private func changeAtMost(_ call: (Match) throws -> MatchState?) -> Bool {
    app.attempt { try call(core).map(take) } ?? nil != nil
  }

  private func take(_ fresh: MatchState) {
    if fresh != state { state = fresh }
  }
}

extension MatchModel: Hashable {
  public nonisolated static func == (one: MatchModel, other: MatchModel) -> Bool { one === other }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
