import Foundation
import Observation

/// A game that is being decided about; each gesture is one call into the core.
@MainActor @Observable
public final class NewGameModel: Identifiable {
  public private(set) var state: NewGameState

  @ObservationIgnored let core: NewGame
  @ObservationIgnored private let app: AppModel

  init(_ core: NewGame, _ app: AppModel) throws {
    self.core = core
    self.app = app
    state = try core.state()
  }

  public func set(_ opponent: Opponent) { change { try $0.setOpponent(opponent: opponent) } }
  public func set(_ starter: Starter) { change { try $0.setStarter(starter: starter) } }
  /// Sets the kind of limit of the computer in a row of the state's strengths.
  public func set(_ kind: StrengthKind, row: Int) { change { try $0.setStrengthKind(row: UInt32(row), kind: kind) } }
  public func setLevel(_ level: UInt8, row: Int) { change { try $0.setLevel(row: UInt32(row), level: level) } }
  public func stepStrength(row: Int, up: Bool) { change { try $0.stepStrength(row: UInt32(row), up: up) } }
  public func step(_ option: String, up: Bool) { change { try $0.stepOption(name: option, up: up) } }
  public func choose(_ option: String, _ word: String) { change { try $0.choose(name: option, word: word) } }
  public func chooseCells(_ option: String) { change { try $0.chooseCells(name: option) } }
  public func touch(x: Double, y: Double) { change { try $0.touchAt(x: x, y: y) } }
  public func drawAgain(_ option: String) { change { try $0.drawAgain(name: option) } }
  public func reset(_ option: String) { change { try $0.resetOption(name: option) } }
  public func setCoach(_ isOn: Bool) { change { try $0.setCoach(isOn: isOn) } }
  public func setAsMe(_ isOn: Bool, row: Int) { change { try $0.setAsMe(row: UInt32(row), isOn: isOn) } }
  public func setClock(_ minutes: UInt32) { change { try $0.setClock(minutes: minutes) } }
  public func setName(_ row: Int, _ name: String) { change { try $0.setName(row: UInt32(row), name: name) } }
  public func surprise() { change { try $0.surprise() } }

  private func change(_ call: (NewGame) throws -> NewGameState) {
    app.attempt { state = try call(core) }
  }
}
