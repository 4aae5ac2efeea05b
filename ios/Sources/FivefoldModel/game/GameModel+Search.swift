import FivefoldCore

/// What a search was started for.
enum Errand {
  /// A turn to be played.
  case move
  case hint
  case analysis
}

extension GameModel {
  /// Ends the computer's thinking with its best move so far.
  public func moveNow() { try? game.moveNow() }

  /// Shows the values of everything that can be touched, or stops doing so.
  public func setAnalyses(_ analyses: Bool) {
    guard analyses != self.analyses else { return }
    if !isThinking { stopThinking() }
    self.analyses = analyses
    isAnalysed = false
    forgetHint()
    value()
    goOn()
  }

  /// Whether a person can ask for a hint now.
  public var canHint: Bool { snapshot.side != nil && !snapshot.computerToMove }

  /// Asks for the best turn; it appears as ``hint``.
  public func askHint() {
    guard canHint else { return }
    stopThinking()
    if snapshot.mayFinish { dropPartial() }
    stopThinking()
    forgetHint()
    think(.hint, .hint) { [weak self] in self?.hinted($0) }
  }

  /// Whether the computer would be to move, but waits because an earlier turn is shown.
  public var mayLetComputerPlay: Bool {
    snapshot.computerToMove && !snapshot.waitsForComputer && !snapshot.paused && !isThinking
  }

  /// Lets the computer play on from an earlier turn, which it does not do unasked.
  public func letComputerPlay() {
    guard mayLetComputerPlay else { return }
    stopThinking()
    think(.move, .move) { [weak self] in self?.moved($0) }
  }

  /// Lets the computer think if it is its turn, or analyses if that is wanted.
  func goOn() {
    if isVisible && !game.isThinking {
      if game.snapshot.waitsForComputer {
        think(.move, .move) { [weak self] in self?.moved($0) }
      } else if analyses && !isAnalysed && game.snapshot.side != nil && !game.snapshot.mayFinish {
        think(.analysis, .analysis) { [weak self] report in
          guard let self else { return }
          isAnalysed = true
          see(report.view, report.elapsedMs)
          publish()
        }
      }
    }
    publish()
  }

  func stopThinking() {
    game.cancel()
    errand = nil
  }

  func publish() {
    if !game.isThinking { errand = nil }
    snapshot = game.snapshot
    isThinking = errand == .move
    isHinting = errand == .hint
  }

  /// Finds out what is known of everything that can be touched as the match is.
  func value() {
    values = analyses ? values(of: view?.candidates ?? []) : []
    hint?.target = values(of: hinted).max { $0.value < $1.value }?.target
  }

  func forgetHint() {
    hinted = []
    hint = nil
  }

  private func values(of candidates: [Candidate]) -> [TargetValue] {
    candidates.isEmpty || snapshot.mayFinish ? [] : (try? game.values(candidates)) ?? []
  }

  private func hinted(_ report: SearchReport) {
    switch report.outcome {
    case .move(let turn, _):
      hinted = report.view.candidates.filter { $0.turn == turn }
      let sentence = legalTurns().first { $0.text == turn }?.sentence
      hint = Hint(turn: turn, sentence: sentence ?? turn, target: nil)
    case .failed(let reason): tell(reason)
    case .cancelled: break
    }
    see(report.view, report.elapsedMs)
    goOn()
  }

  private func think(
    _ purpose: Purpose, _ errand: Errand, _ onFinished: @escaping @MainActor (SearchReport) -> Void
  ) {
    do {
      try game.think(
        purpose, seed: keeper.seed(), onProgress: { [weak self] in self?.see($0.view, $0.elapsedMs) },
        onFinished: onFinished)
      self.errand = errand
    } catch {
      tell(reason(of: error))
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
        tell(reason(of: error))
      }
      goOn()
    case .cancelled:
      publish()
    case .failed(let reason):
      tell(reason)
      publish()
    }
  }

  private func see(_ view: SearchView, _ elapsedMs: UInt64) {
    self.view = view
    self.elapsedMs = elapsedMs
    value()
  }
}
