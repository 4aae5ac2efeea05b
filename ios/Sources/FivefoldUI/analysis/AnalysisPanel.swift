#if canImport(SwiftUI)
  import FivefoldCore
  import FivefoldModel
  import FivefoldPainter
  import SwiftUI

  /// How the sides stand, what is expected, and how much has been looked at; live while it is analysed.
  struct AnalysisPanel: View {
    let model: GameModel
    let palette: Palette

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        bar
        Text(words).font(.subheadline.weight(.semibold))
        Text(word("analysis_line", model.expectedLine.joined(separator: "  ")))
          .font(.subheadline)
          .foregroundStyle(.quiet)
          .lineLimit(2)
        Visits(model: model)
      }
    }

    /// The first side's share from the start of the line, the second side's from its end.
    private var bar: some View {
      GeometryReader { proxy in
        HStack(spacing: 0) {
          face(.first).frame(width: proxy.size.width * (model.evaluation?.firstShare ?? 0.5))
          face(.second)
        }
      }
      .frame(height: 14)
      .clipShape(Capsule())
      .accessibilityElement()
      .accessibilityLabel(word("analysis_bar", words))
    }

    private func face(_ side: Side) -> Color {
      palette.colour(model.colour(side) == .orange ? .orange : .blue)
    }

    private var words: String {
      guard let evaluation = model.evaluation else { return "…" }
      if evaluation.isDrawn { return word("analysis_drawn") }
      if let winner = evaluation.winner {
        let name = name(of: model.colour(winner))
        return evaluation.turns.map { word("analysis_wins_in", name, $0) } ?? word("analysis_wins", name)
      }
      return [Side.first, .second].map { side in
        let share = side == .first ? evaluation.firstShare : 1 - evaluation.firstShare
        return word(
          "analysis_share", name(of: model.colour(side)), share.formatted(.percent.precision(.fractionLength(0))))
      }.joined(separator: " · ")
    }
  }

  /// How many simulations there have been, and how many a second.
  struct Visits: View {
    let model: GameModel

    var body: some View {
      HStack(spacing: 12) {
        Text(word("visits", Int(model.view?.visits ?? 0)))
        if let rate = model.rate { Text(word("visits_rate", Int(rate).formatted())) }
      }
      .font(.subheadline.monospacedDigit())
      .foregroundStyle(.quiet)
    }
  }

  /// What a colour is called.
  func name(of colour: PieceColour) -> String {
    switch colour {
    case .orange: word("orange")
    case .blue: word("blue")
    case .neutral: ""
    }
  }
#endif
