import Foundation
import Observation

/// The setup of a new game.
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

  public func send(_ event: NewGameEvent) {
    app.attempt { if let next = try core.send(event: event) { state = next } }
  }
}
