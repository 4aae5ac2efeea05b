import FivefoldCore
import FivefoldPainter

extension Proof {
  /// `W7`, `=` or `L9`: the result for the side to move and in how many turns.
  public var short: String {
    let turns = turns.map(String.init) ?? ""
    return switch verdict {
    case .win: "W\(turns)"
    case .draw: "="
    case .loss: "L\(turns)"
    }
  }

  var ink: Ink {
    switch verdict {
    case .win: .win
    case .draw: .draw
    case .loss: .loss
    }
  }
}

/// A value from -1 to 1 as the share of points to expect, in whole per cent.
public func percent(_ value: Double) -> Int {
  Int(((value + 1) * 50).rounded()).clamped(to: 0...100)
}

extension TargetValue {
  /// What a pill says: proven results by letter and turns, estimates in per cent.
  public var short: String { proof?.short ?? "\(percent(value))%" }

  /// The colour of a pill: that of the proven result, or of the one that is likeliest.
  public var ink: Ink {
    if let proof { return proof.ink }
    return value > 0.1 ? .win : value < -0.1 ? .loss : .draw
  }
}

extension PlaceValue {
  /// The pill of a value, if it is one of a place.
  init?(_ value: TargetValue) {
    guard case .place(let place) = value.target else { return nil }
    self.init(place: place, text: value.short, ink: value.ink, proven: value.proof != nil)
  }
}
