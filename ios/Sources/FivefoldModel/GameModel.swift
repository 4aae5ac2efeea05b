import FivefoldCore
import Foundation
import Observation

/// The effects to show, and the pieces before them; a new object for each change that moves something.
public final class Shown: Sendable {
  public let before: [Piece]
  public let effects: [Effect]

  init(before: [Piece], effects: [Effect]) {
    self.before = before
    self.effects = effects
  }
}

/// The state of one game and everything that can be done to it.
@MainActor @Observable
public final class GameModel {
  public private(set) var snapshot: Snapshot
  /// Whether the computer thinks about its move; never stored, always what is.
  public private(set) var isThinking = false
  /// What the running search, or the last one of this position, knows.
  public private(set) var view: SearchView?
  public private(set) var elapsedMs: UInt64 = 0
  public private(set) var analyses = false
  /// The turn a hint suggests, as text.
  public private(set) var hint: String?
  public private(set) var isHinting = false
  public private(set) var shown: Shown?
  /// A sentence to be shown for a moment: why a touch meant nothing.
  public private(set) var notice: String?
  /// The last write to storage did not work.
  public private(set) var isUnsaved = false

  @ObservationIgnored private var game: Game
  @ObservationIgnored private let save: (Game) -> Bool
  @ObservationIgnored private let seed: () -> UInt64
  @ObservationIgnored private let onEnd: (Game) -> Void
  @ObservationIgnored private var isVisible = false

  public init(
    _ game: Game, save: @escaping (Game) -> Bool, seed: @escaping () -> UInt64 = { .random(in: .min ... .max) },
    onEnd: @escaping (Game) -> Void = { _ in }
  ) {
    self.game = game
    self.save = save
    self.seed = seed
    self.onEnd = onEnd
    snapshot = game.snapshot
  }

  public var id: String { game.id }
  public var layout: BoardLayout { game.layout }

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

  public func touch(_ target: Target) { change { try game.touch(target) } }

  public func hit(x: Double, y: Double) -> UInt16? { (try? game.hit(x: x, y: y)) ?? nil }

  public func finish() { change { try game.finish() } }

  public func play(_ turn: String) { change { try game.play(turn) } }

  public func legalTurns() -> [LegalTurn] { (try? game.legalTurns()) ?? [] }

  public func dropPartial() {
    jump {
      _ = try game.dropPartial()
      return nil
    }
  }

  public func undo() { jump { try game.undo()?.effects } }

  public func redo() { jump { try game.redo()?.effects } }

  public func go(to turn: UInt32) { jump { try game.go(to: turn)?.effects } }

  public func resign(_ side: Side) { set { try game.resign(side) } }

  public func agreeDraw() { set { try game.agreeDraw() } }

  public func setPlayer(_ side: Side, _ player: Player) { set { try game.setPlayer(side, player) } }

  public func setPaused(_ paused: Bool) { set { try game.setPaused(paused) } }

  public func setConfirm(_ confirm: Bool) { set { try game.setConfirm(confirm) } }

  public func setLocale(_ locale: String) { set { try game.setLocale(locale) } }

  public func saved() -> String? { (try? game.save()) ?? nil }

  /// Ends the computer's thinking with its best move so far.
  public func moveNow() { try? game.moveNow() }

  public func setAnalyses(_ analyses: Bool) {
    stopThinking()
    self.analyses = analyses
    view = nil
    hint = nil
    goOn()
  }

  /// Asks for the best turn; it appears as ``hint``.
  public func askHint() {
    guard game.snapshot.side != nil, !game.snapshot.computerToMove else { return }
    stopThinking()
    isHinting = true
    hint = nil
    think(.hint) { [weak self] report in
      guard let self else { return }
      isHinting = false
      if case .move(let turn, _) = report.outcome { hint = turn }
      view = report.view
      goOn()
    }
  }

  public func rematch() {
    guard let next = (try? game.rematch()) ?? nil else { return }
    stopThinking()
    game.close()
    game = next
    view = nil
    hint = nil
    notice = nil
    shown = nil
    keep()
    goOn()
  }

  public func close() {
    stopThinking()
    game.close()
  }

  /// Something that may play a turn.
  private func change(_ call: () throws -> Touched?) {
    let before = game.snapshot.pieces
    if !isThinking { stopThinking() }
    do {
      switch try call() {
      case nil: return
      case .rejected(let reason): notice = reason
      case .partial(let effects), .mayFinish(_, let effects), .done(_, let effects): changed(before, effects)
      }
    } catch {
      notice = reason(of: error)
    }
    goOn()
  }

  /// Something that ends whatever is thought about now.
  private func jump(_ call: () throws -> [Effect]?) {
    let before = game.snapshot.pieces
    stopThinking()
    do {
      changed(before, try call() ?? [])
    } catch {
      notice = reason(of: error)
    }
    goOn()
  }

  private func set(_ call: () throws -> Void) {
    jump {
      try call()
      return nil
    }
  }

  private func changed(_ before: [Piece], _ effects: [Effect]) {
    let hadEnded = snapshot.result != nil
    snapshot = game.snapshot
    shown = effects.isEmpty ? nil : Shown(before: before, effects: effects)
    notice = nil
    hint = nil
    view = nil
    keep()
    if !hadEnded && snapshot.result != nil { onEnd(game) }
  }

  /// Lets the computer think if it is its turn, or analyses if that is wanted.
  private func goOn() {
    if isVisible && !game.isThinking {
      if game.snapshot.waitsForComputer {
        think(.move) { [weak self] in self?.moved($0) }
      } else if analyses && game.snapshot.side != nil && !game.snapshot.mayFinish {
        think(.analysis) { [weak self] report in
          if case .move = report.outcome { self?.see(report.view, report.elapsedMs) }
        }
      }
    }
    publish()
  }

  private func think(_ purpose: Purpose, _ onFinished: @escaping @MainActor (SearchReport) -> Void) {
    do {
      try game.think(
        purpose, seed: seed(), onProgress: { [weak self] in self?.see($0.view, $0.elapsedMs) }, onFinished: onFinished)
    } catch {
      notice = reason(of: error)
    }
    publish()
  }

  private func moved(_ report: SearchReport) {
    let before = game.snapshot.pieces
    switch report.outcome {
    case .move:
      do {
        if case .done(_, let effects) = try game.apply(report) { changed(before, effects) }
      } catch {
        notice = reason(of: error)
      }
      goOn()
    case .cancelled:
      publish()
    case .failed(let reason):
      notice = reason
      publish()
    }
  }

  private func see(_ view: SearchView, _ elapsedMs: UInt64) {
    self.view = view
    self.elapsedMs = elapsedMs
  }

  private func stopThinking() {
    game.cancel()
    isHinting = false
  }

  private func keep() { isUnsaved = !save(game) }

  private func publish() {
    snapshot = game.snapshot
    isThinking = game.isThinking && game.snapshot.computerToMove
  }

  private func reason(of error: any Error) -> String {
    guard let error = error as? FivefoldError else { return "\(error)" }
    switch error {
    case .UnknownGame(let id): return id
    case .Options(let reason), .Save(let reason), .Refused(let reason), .Listener(let reason), .Fault(let reason):
      return reason
    }
  }
}
