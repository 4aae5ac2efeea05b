import FivefoldCore
import FivefoldPainter

/// How the sides stand.
public struct Evaluation: Equatable, Sendable {
  /// The first side's share of the bar, from 0 to 1.
  public let firstShare: Double
  /// The side that wins with best play; only if that is proven.
  public let winner: Side?
  public let isDrawn: Bool
  /// In how many turns it is decided, where that is known.
  public let turns: Int?

  /// From what a search knows for the side to move.
  public init(side: Side, value: Double, proof: Proof?) {
    let other: Side = side == .first ? .second : .first
    winner =
      switch proof?.verdict {
      case .win: side
      case .loss: other
      case .draw, nil: nil
      }
    isDrawn = proof?.verdict == .draw
    turns = proof?.turns.map(Int.init)
    if let winner {
      firstShare = winner == .first ? 1 : 0
    } else if isDrawn {
      firstShare = 0.5
    } else {
      let own = min(max((value + 1) / 2, 0), 1)
      firstShare = side == .first ? own : 1 - own
    }
  }
}

extension GameModel {
  /// How the sides stand; nothing until something is known, and once the match is over.
  public var evaluation: Evaluation? {
    guard analyses, let view, view.visits > 0 || view.proof != nil, let side = snapshot.side else { return nil }
    return Evaluation(side: side, value: view.value, proof: view.proof)
  }

  /// The turns that are expected from here on.
  public var expectedLine: [String] { analyses ? view?.line ?? [] : [] }

  /// Before so many milliseconds nobody can say how fast it goes.
  private static let leastMs: UInt64 = 50

  /// Simulations a second, once there has been time to count them.
  public var rate: UInt64? {
    elapsedMs < Self.leastMs ? nil : view.map { $0.visits * 1000 / elapsedMs }
  }

  /// What proves who wins, while it is analysed: the two spanning trees of a won position.
  var certificate: Certificate? {
    guard analyses, let sets = view?.certificate, !sets.isEmpty, let winner = evaluation?.winner else { return nil }
    return Certificate(colour: colour(winner), sets: sets)
  }
}
