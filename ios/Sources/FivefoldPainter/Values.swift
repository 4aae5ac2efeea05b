import FivefoldGenerated

/// A value as it is said aloud, where letters on a pill say nothing.
public enum SpokenValue: Equatable, Sendable {
  /// Proven, and in how many turns where that is known.
  case wins(turns: Int?)
  case draws
  case loses(turns: Int?)
  /// Estimated.
  case chance(percent: Int)
}

extension TargetValue {
  /// Up to here an estimate means that nobody is ahead: 45 to 55 per cent.
  private static let even = 0.1

  /// The chance to win in per cent.
  private var percent: Int { Int(((value + 1) * 50 + 0.5).rounded(.down)) }

  /// What the value says, for whoever hears it.
  public var spoken: SpokenValue {
    guard let proof else { return .chance(percent: percent) }
    let turns = proof.turns.map(Int.init)
    return switch proof.verdict {
    case .win: .wins(turns: turns)
    case .draw: .draws
    case .loss: .loses(turns: turns)
    }
  }

  /// The text of a value: `W7`, `=`, `L9` if it is proven, else the chance to win in per cent.
  public func text(_ words: ValueWords) -> String {
    guard let proof else { return String(percent) }
    let turns = proof.turns.map { String($0) } ?? ""
    return switch proof.verdict {
    case .win: words.win + turns
    case .draw: words.draw
    case .loss: words.loss + turns
    }
  }

  /// The ink of a value, proven or not.
  public var ink: Ink {
    switch proof?.verdict {
    case .win: .win
    case .draw: .draw
    case .loss: .loss
    case nil: value > Self.even ? .win : value < -Self.even ? .loss : .draw
    }
  }
}

/// Draws what is known of everything that can be touched.
enum ValueBrush {
  /// How much of its ink an estimate has.
  static let estimated = 0.25

  /// A place in `taken` has a piece on it, which stays in sight.
  static func strokes(
    _ value: TargetValue, _ board: SeenBoard, _ words: ValueWords, _ taken: Set<UInt16>
  ) -> [Primitive] {
    switch value.target {
    case .place(let place):
      guard let spot = board.spot(place) else { return [] }
      if taken.contains(place) { return pill(value, words, nil, spot.x, spot.y + 0.3, 0.8) }
      // Bridges lie between two piers: there is more room on a gap.
      return pill(value, words, nil, spot.x, spot.y, spot.shape == .gap ? 1.25 : 1)
    case .operation(let kind, let region):
      guard let centre = tag(board, kind, region) else { return [] }
      return pill(value, words, kind, centre.x, centre.y, 0.9)
    }
  }

  private static func pill(
    _ value: TargetValue, _ words: ValueWords, _ kind: BoardOperationKind?, _ x: Double, _ y: Double, _ room: Double
  ) -> [Primitive] {
    let text = value.text(words)
    let ink = value.ink
    let isProven = value.proof != nil
    // A cell is one unit wide, whatever is written.
    let size = room * (text.count < 3 || kind != nil ? 0.42 : text.count == 3 ? 0.36 : 0.3)
    let height = room * 0.54
    let sign = kind == nil ? 0.0 : size * 1.1
    let width = max(height, size * 0.6 * Double(text.count) + sign + size * 0.5)
    func plate(_ grown: Double, _ of: Ink, _ alpha: Double) -> Primitive {
      .plate(
        x: x - width / 2 - grown, y: y - height / 2 - grown, width: width + 2 * grown, height: height + 2 * grown,
        radius: height / 2 + grown, ink: of, alpha: alpha)
    }
    var out: [Primitive] = []
    if value.isBest { out.append(plate(0.07, .accent, 1)) }
    out.append(plate(0, .card, 1))
    out.append(plate(0, ink, isProven ? 1 : estimated))
    if !isProven {
      out.append(
        .frame(
          x: x - width / 2 + 0.02, y: y - height / 2 + 0.02, width: width - 0.04, height: height - 0.04,
          radius: height / 2, thickness: 0.04, ink: ink))
    }
    let onIt: Ink = isProven ? .onValue : .text
    if let kind { out += OperationGlyph.strokes(kind, x - width / 2 + size * 0.75, y, size * 0.32, onIt) }
    out.append(.caption(x: x + sign / 2, y: y, size: size, text: text, ink: onIt, bold: true))
    return out
  }

  /// Where the value of an operation is written: on its region, between the rows of places.
  static func tag(_ board: SeenBoard, _ kind: BoardOperationKind, _ region: UInt16?) -> Corner? {
    guard let region = board.region(region) else { return nil }
    let row: Double
    switch kind {
    case .turn: row = 1
    case .mirror: row = 2
    case .pass: return nil
    }
    return Corner(region.x + region.width / 2, region.y + region.height * row / 3)
  }
}
