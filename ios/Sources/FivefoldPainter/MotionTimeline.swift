import FivefoldGenerated

/// When each of some effects begins and how long it takes, in milliseconds at normal speed.
public struct MotionTimeline {
  /// One effect's part of the time.
  public struct Span {
    public let effect: Effect
    public let beginMs: Double
    public let lengthMs: Double

    /// How much of the effect has happened, from 0 to 1.
    public func done(_ elapsedMs: Double) -> Double {
      min(max((elapsedMs - beginMs) / lengthMs, 0), 1)
    }
  }

  public let spans: [Span]
  /// When the last effect ends.
  public let lengthMs: Double

  private static let fallMs = 120.0
  private static let fallRowMs = 30.0
  private static let appearMs = 160.0
  private static let moveMs = 250.0
  private static let passMs = 200.0

  public init(layout: BoardLayout, effects: [Effect]) {
    var begin = 0.0
    var spans: [Span] = []
    for effect in effects {
      let length =
        switch effect {
        case .fall(let piece):
          Self.fallMs + Self.fallRowMs * Double(layout.spots.first { $0.place == piece.place }?.row ?? 0)
        case .appear, .vanish: Self.appearMs
        case .move, .turn, .mirror: Self.moveMs
        case .pass: Self.passMs
        }
      spans.append(Span(effect: effect, beginMs: begin, lengthMs: length))
      // A piece is taken while the one that takes it arrives.
      if case .vanish = effect { continue }
      begin += length
    }
    self.spans = spans
    lengthMs = spans.map { $0.beginMs + $0.lengthMs }.max() ?? 0
  }
}
