import Foundation
import Observation

/// A core object with a board: a match or a study. An event is one call that returns the next state.
public protocol BoardCore: AnyObject, Sendable {
  associatedtype State: BoardShowing
  associatedtype Event: BoardEvent
  func state() throws -> State
  func send(event: Event) throws -> State?
  func legalMoves() throws -> [LegalMoveRow]
}

/// The events that matches and studies share.
public protocol BoardEvent {
  static var shown: Self { get }
  static var hidden: Self { get }
  static var timerFired: Self { get }
  static func searchReported(search: UInt64) -> Self
  static func board(gesture: BoardGesture) -> Self
  static func goTo(number: UInt32) -> Self
  static func play(text: String) -> Self
}

extension MatchEvent: BoardEvent {}
extension StudyEvent: BoardEvent {}

/// The visible state of a model with a board.
public protocol BoardShowing: Equatable, Sendable {
  var board: BoardState { get }
  var moves: [MoveRow] { get }
  /// How many of them are on the board.
  var at: UInt32 { get }
  /// The steps through the moves: to the first position, back, on, and to the last one.
  var steppers: [ScreenButton] { get }
  var moment: Moment { get }
}

/// Whether two states differ in more than the board and the revision.
private func differs<State: BoardShowing>(_ one: State, from other: State) -> Bool {
  zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children).contains { one, other in
    guard one.label != "board", one.label != "revision" else { return false }
    guard let one = one.value as? AnyHashable, let other = other.value as? AnyHashable else { return true }
    return one != other
  }
}

extension Match: BoardCore {}
extension Study: BoardCore {}
extension MatchState: BoardShowing {}
extension StudyState: BoardShowing {}

/// A model with a board: each event is one call into the core that returns the next state to show.
///
/// Swift closes core objects by deallocation: releasing the last model releases its core object and that object's
/// searches.
@MainActor @Observable
public class BoardModel<Core: BoardCore> {
  /// The state; views that read it are updated when more than the board has changed.
  public var state: Core.State {
    _ = changes
    return latest
  }
  /// The board of the state; only the views that read it here are updated while a finger or a pointer moves.
  public private(set) var board: BoardState

  @ObservationIgnored private var latest: Core.State
  /// How many states differed in more than the board.
  private var changes = 0

  @ObservationIgnored let core: Core
  @ObservationIgnored let app: AppModel

  init(_ core: Core, _ app: AppModel) throws {
    self.core = core
    self.app = app
    let first = try core.state()
    latest = first
    board = first.board
  }

  private func show(_ fresh: Core.State) {
    let isOther = differs(fresh, from: latest)
    latest = fresh
    board = fresh.board
    if isOther { changes += 1 }
  }

  /// Sends an event; returns whether it had an effect.
  @discardableResult public func send(_ event: Core.Event) -> Bool {
    guard let fresh = app.attempt({ try core.send(event: event) }) ?? nil else { return false }
    show(fresh)
    app.refreshMessage()
    return true
  }

  public func refresh() { app.attempt { show(try core.state()) } }

  /// Sends a gesture of a finger, a pointer, a key or a screen reader; returns whether it had an effect.
  @discardableResult public func make(_ gesture: BoardGesture) -> Bool { send(.board(gesture: gesture)) }

  /// Returns the zoom after a change computed by the core from fingers or keys; `nil` shows the whole board. `unit` is
  /// the length of a unit of the picture in points.
  public func look(_ zoom: Zoom?, unit: Double, _ change: (Zoom) throws -> Zoom) -> Zoom? {
    let picture = board.picture
    let looked = app.attempt {
      try change(zoom ?? zoomWhole(width: picture.width, height: picture.height, unit: unit))
    }
    return looked.flatMap { $0.scale > 1 ? $0 : nil }
  }

  /// Returns the zoom for another size of the board, with the same place in view.
  public func refit(_ zoom: Zoom?, unit: Double) -> Zoom? {
    guard let zoom else { return nil }
    return look(nil, unit: unit) { whole in
      let kept = Zoom(
        width: zoom.width, height: zoom.height, most: whole.most, scale: zoom.scale, left: zoom.left, top: zoom.top)
      // A pinch that moves nothing keeps to the new limits.
      return try zoomPinched(zoom: kept, from: Corner(x: 0, y: 0), to: Corner(x: 0, y: 0), times: 1)
    }
  }

  public func legalMoves() -> [LegalMoveRow] { app.drawn { try core.legalMoves() } ?? [] }
}

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
  public func sharedPicture() throws -> Picture { try core.sharedPicture() }
}

extension MatchModel: Hashable {
  public nonisolated static func == (one: MatchModel, other: MatchModel) -> Bool { one === other }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// An open review, puzzle or lesson.
@MainActor @Observable
public final class StudyModel: BoardModel<Study> {
  public nonisolated let entry: StudyEntry

  init(_ entry: StudyEntry, _ core: Study, _ app: AppModel) throws {
    self.entry = entry
    try super.init(core, app)
  }

  /// Another match, which begins with the position shown; to explore it, with the analysis on.
  public func playFromHere(explores: Bool) -> MatchModel? {
    app.attempt { try app.model(of: core.playFromHere(explores: explores)) }
  }
}
