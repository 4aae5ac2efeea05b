import Foundation
import Observation

/// Something of the core that has a board and says after each gesture what is seen next: a match, or what is studied.
public protocol BoardCore: AnyObject, Sendable {
  associatedtype State: BoardShowing
  func state() throws -> State
  func shown() throws -> State
  func hidden() throws -> State
  func heard(search: UInt64) throws -> State
  func gesture(gesture: BoardGesture) throws -> State?
  func goTo(number: UInt32) throws -> State
  func play(text: String) throws -> State
  func legalMoves() throws -> [LegalMoveRow]
  func playFromHere() throws -> Match
}

/// The visible state of a model with a board.
public protocol BoardShowing: Equatable, Sendable {
  var board: BoardState { get }
  var moves: [MoveRow] { get }
  /// How many of them are on the board.
  var at: UInt32 { get }
  var moment: Moment { get }
}

extension Match: BoardCore {}
extension Study: BoardCore {}
extension MatchState: BoardShowing {}
extension StudyState: BoardShowing {}

/// A model with a board: each gesture is one call into the core that returns the next state to show.
///
/// Swift closes core objects by deallocation: releasing the last model releases its core object and that object's
/// searches.
@MainActor @Observable
public class BoardModel<Core: BoardCore> {
  public private(set) var state: Core.State

  @ObservationIgnored let core: Core
  @ObservationIgnored let app: AppModel

  init(_ core: Core, _ app: AppModel) throws {
    self.core = core
    self.app = app
    state = try core.state()
  }

  public func shown() { change { try $0.shown() } }
  public func hidden() { change { try $0.hidden() } }
  public func refresh() { change { try $0.state() } }
  func heard(_ search: UInt64) { change { try $0.heard(search: search) } }

  /// Applies a gesture of a finger, a pointer, a key or a screen reader; returns whether it had an effect.
  @discardableResult public func make(_ gesture: BoardGesture) -> Bool {
    guard let fresh = app.attempt({ try core.gesture(gesture: gesture) }) ?? nil else { return false }
    take(fresh)
    return true
  }

  /// Returns the zoom after a change computed by the core from fingers or keys; `nil` shows the whole board. `unit` is
  /// the length of a unit of the picture in points.
  public func look(_ zoom: Zoom?, unit: Double, _ change: (Zoom) throws -> Zoom) -> Zoom? {
    let picture = state.board.picture
    let looked = app.attempt {
      try change(zoom ?? zoomWhole(width: picture.width, height: picture.height, unit: unit))
    }
    return looked.flatMap { $0.scale > 1 ? $0 : nil }
  }

  public func go(to number: UInt32) { change { try $0.goTo(number: number) } }
  public func play(_ text: String) { change { try $0.play(text: text) } }
  public func legalMoves() -> [LegalMoveRow] { app.attempt { try core.legalMoves() } ?? [] }
  /// Another match, which begins with the position shown.
  public func playFromHere() -> MatchModel? { app.attempt { try app.model(of: core.playFromHere()) } }

  func change(_ call: (Core) throws -> Core.State) { app.attempt { try take(call(core)) } }

  private func take(_ fresh: Core.State) {
    if fresh != state { state = fresh }
  }
}
