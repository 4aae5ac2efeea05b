import FivefoldCore
import FivefoldPainter
import Observation

/// The state of one game and everything that can be done to it.
///
/// What is thought about is in `GameModel+Search.swift`, what is drawn and pressed in `GameModel+Board.swift`.
@MainActor @Observable
public final class GameModel {
  public internal(set) var snapshot: Snapshot
  /// Whether the computer thinks about a turn it will play; never stored, always what is.
  public internal(set) var isThinking = false
  /// Whether a hint is looked for.
  public internal(set) var isHinting = false
  /// What the running search, or the last one of this position, knows.
  public internal(set) var view: SearchView?
  public internal(set) var elapsedMs: UInt64 = 0
  /// What is known of everything that may be touched now; empty unless it is analysed.
  public internal(set) var values: [TargetValue] = []
  public internal(set) var analyses = false
  /// What the computer would do in a person's place.
  public internal(set) var hint: Hint?
  /// The effects to show, and the pieces before them.
  public internal(set) var shown: Shown?
  /// A sentence to be shown for a moment: why a touch meant nothing.
  public internal(set) var notice: Notice?
  /// What is to be felt and heard of the last change.
  public internal(set) var feedback: Feedback?
  /// The last write to storage did not work.
  public internal(set) var isUnsaved = false
  /// What the keyboard's cursor is on, once a key has been used.
  public internal(set) var cursor: Target?

  @ObservationIgnored var game: Game
  @ObservationIgnored var errand: Errand?
  /// Whether the analysis of this position has come to its end.
  @ObservationIgnored var isAnalysed = false
  @ObservationIgnored private(set) var isVisible = false
  /// What the hint's search found, as long as its turn can still be made.
  @ObservationIgnored var hinted: [Candidate] = []
  @ObservationIgnored let keeper: GameKeeper
  @ObservationIgnored private var match: UInt64
  @ObservationIgnored var seenBoard: SeenBoard?
  @ObservationIgnored private var number = 0

  public init(_ game: Game, match: UInt64, keeper: GameKeeper) {
    self.game = game
    self.match = match
    self.keeper = keeper
    snapshot = game.snapshot
  }

  public var id: String { game.id }
  public var layout: BoardLayout { game.layout }

  public func colour(_ side: Side) -> PieceColour { game.colour(side) }

  public func player(_ side: Side) -> Player { side == .first ? snapshot.firstPlayer : snapshot.secondPlayer }

  /// The screen is seen: the computer goes on thinking if it is its turn.
  public func show() {
    isVisible = true
    goOn()
  }

  /// The screen is not seen any more: nothing thinks, and the game is kept.
  public func hide() {
    isVisible = false
    stopThinking()
    keep()
    publish()
  }

  public func close() {
    stopThinking()
    game.close()
  }

  /// Touches the board; while a complete turn waits to be confirmed that means another turn instead of it.
  public func touch(_ target: Target) {
    if snapshot.mayFinish { dropPartial() }
    change { try game.touch(target) }
  }

  public func hit(x: Double, y: Double) -> UInt16? { (try? game.hit(x: x, y: y)) ?? nil }

  /// Plays the turn that waits to be confirmed.
  public func finish() { change { try game.finish() } }

  public func play(_ turn: String) { change { try game.play(turn) } }

  /// Every legal turn: an alternative to the board. None while the computer is to move.
  public func legalTurns() -> [LegalTurn] {
    snapshot.computerToMove ? [] : (try? game.legalTurns()) ?? []
  }

  /// Takes back what is picked or half made.
  public func dropPartial() {
    let before = game.snapshot.pieces
    guard (try? game.dropPartial()) == true else { return }
    stepped(before, [])
    goOn()
  }

  public func undo() { jump { try game.undo()?.effects } }

  public func redo() { jump { try game.redo()?.effects } }

  public func go(to turn: UInt32) { jump { try game.go(to: turn)?.effects } }

  public func resign(_ side: Side) { set { try game.resign(side) } }

  public func agreeDraw() { set { try game.agreeDraw() } }

  public func setPlayer(_ side: Side, _ player: Player) { set { try game.setPlayer(side, player) } }

  public func setPaused(_ paused: Bool) { set { try game.setPaused(paused) } }

  public func setConfirm(_ confirm: Bool) {
    try? game.setConfirm(confirm)
    publish()
  }

  public func setLocale(_ locale: String) {
    try? game.setLocale(locale)
    publish()
  }

  public var isBetweenPeople: Bool { snapshot.firstPlayer == .human && snapshot.secondPlayer == .human }

  /// Whether the computer plays both sides.
  public var isWatched: Bool { snapshot.firstPlayer != .human && snapshot.secondPlayer != .human }

  /// Who would resign: the person if there is one, else nobody; of two people the one to move.
  public var resigning: Side? {
    guard let side = snapshot.side, isAtEnd else { return nil }
    if isWatched { return nil }
    return isBetweenPeople ? side : snapshot.firstPlayer == .human ? .first : .second
  }

  /// Whether two people could agree on a draw now.
  public var canAgreeDraw: Bool {
    snapshot.side != nil && isAtEnd && isBetweenPeople
  }

  /// Whether two computers can be paused, or go on.
  public var canPause: Bool { snapshot.side != nil && isWatched }

  /// Whether the last turn of the match is on the board.
  public var isAtEnd: Bool { Int(snapshot.at) == snapshot.turns.count }

  /// The match as text, for sharing.
  public func saved() -> String? { (try? game.save()) ?? nil }

  /// The screen has shown how the pieces moved; it is not to be shown again.
  public func motionEnded(_ shown: Shown) {
    if self.shown === shown { self.shown = nil }
  }

  public func rematch() {
    guard let next = (try? game.rematch()) ?? nil else { return }
    stopThinking()
    game.close()
    game = next
    forget()
    notice = nil
    shown = nil
    cursor = nil
    seenBoard = nil
    match = keeper.seed()
    keep()
    goOn()
  }

  /// Something that may play a turn.
  func change(_ call: () throws -> Touched?) {
    let before = game.snapshot.pieces
    do {
      switch try call() {
      case nil: return
      case .rejected(let reason): tell(reason)
      case .partial(let effects), .mayFinish(_, let effects): stepped(before, effects)
      case .done(_, let effects): changed(before, effects)
      }
    } catch {
      tell(reason(of: error))
    }
    goOn()
  }

  /// Says why something was not done.
  func tell(_ text: String) {
    number += 1
    notice = Notice(text: text, number: number)
    give(.refused)
  }

  /// A part of a turn is made or taken back: what is known of the turn still holds.
  private func stepped(_ before: [Piece], _ effects: [Effect]) {
    if errand != .analysis { stopThinking() }
    snapshot = game.snapshot
    show(before, effects)
    value()
    keep()
  }

  /// Another position is on the board.
  func changed(_ before: [Piece], _ effects: [Effect]) {
    stopThinking()
    forget()
    show(before, effects)
    keep()
    if snapshot.result != nil {
      give(.ended)
      keeper.ended(game, match)
    }
  }

  /// Something that ends whatever is thought about now.
  private func jump(_ call: () throws -> [Effect]?) {
    let before = game.snapshot.pieces
    stopThinking()
    do {
      changed(before, try call() ?? [])
    } catch {
      tell(reason(of: error))
    }
    goOn()
  }

  private func set(_ call: () throws -> Void) {
    jump {
      try call()
      return nil
    }
  }

  /// What was known holds no more.
  private func forget() {
    snapshot = game.snapshot
    view = nil
    elapsedMs = 0
    values = []
    forgetHint()
    isAnalysed = false
  }

  private func show(_ before: [Piece], _ effects: [Effect]) {
    shown = effects.isEmpty ? nil : Shown(before: before, effects: effects)
    notice = nil
    if effects.contains(where: { if case .vanish = $0 { true } else { false } }) {
      give(.captured)
    } else if !effects.isEmpty {
      give(.moved)
    }
  }

  private func give(_ kind: Feedback.Kind) {
    number += 1
    feedback = Feedback(kind: kind, number: number)
  }

  private func keep() { isUnsaved = !keeper.save(game, match) }
}
