import FivefoldCore
import SwiftUI

/// The parts that the core lists: texts, actions besides the board, and the analysis.
struct WordsView: View {
  let match: MatchModel

  @Environment(\.palette) private var palette
  @Environment(\.window) private var window

  private var state: MatchState { match.state }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(state.parts, id: \.self) { part($0) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private func part(_ part: MatchPart) -> some View {
    switch part {
    case .handover: handover
    case .headline: headline(.headline)
    case .result:
      headline(large)
      if let result = state.result { end(result) }
    case .advice:
      if let advice = state.advice { Text(advice).font(.subheadline) }
    case .news:
      Text(state.news.text).font(.subheadline).foregroundStyle(.ink(state.news.kind == .refusal ? .loss : .quiet))
    case .offers:
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) { buttons }
        VStack(alignment: .leading, spacing: 8) { buttons }
      }
    case .analysis:
      if let analysis = state.analysis {
        AnalysisView(analysis: analysis) { event in window?.ifHeard { match.send(event) } }
      }
    }
  }

  /// The reason, the rating change, the score of two people, and the deciding move.
  @ViewBuilder private func end(_ result: MatchResult) -> some View {
    Text(result.reason)
    if !result.rating.isEmpty { Text(result.rating).font(.subheadline.monospacedDigit()) }
    if let score = result.score { ScoreView(score: score) }
    if let deciding = result.deciding { Text(deciding.words) }
  }

  private var large: Font { .title.weight(.semibold) }

  private func headline(_ font: Font) -> some View {
    HStack(spacing: 8) {
      if let player = state.players.first(where: { $0.side == state.headlineSide }) {
        SideCoin(color: player.color)
      }
      Text(state.headline).font(font)
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isHeader)
  }

  /// The request to hand the device over.
  private var handover: some View {
    headline(large)
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(palette[.card], in: RoundedRectangle(cornerRadius: 16, style: .circular))
  }

  @ViewBuilder private var buttons: some View {
    ForEach(state.offers.indices, id: \.self) { LabelButton(button: state.offers[$0]) }
  }
}

/// The analysis: the value, the best moves and the search statistics, or a failure.
struct AnalysisView: View {
  let analysis: AnalysisState
  let send: (MatchEvent) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if let failure = analysis.failure {
        Text(failure).foregroundStyle(.ink(.loss))
      } else {
        if let headline = analysis.headline { Text(headline).font(.headline) }
        if let legend = analysis.legend { Text(legend).foregroundStyle(.ink(.quiet)) }
        ForEach(analysis.rows, id: \.number) { AnalysisRowView(row: $0, send: send) }
        ForEach(analysis.details, id: \.self) { Text($0).monospacedDigit().foregroundStyle(.ink(.quiet)) }
      }
    }
    .font(.subheadline)
  }
}

/// A good move with its reason and its value: touched, it is shown on the board; touched again, it is played.
struct AnalysisRowView: View {
  let row: AnalysisRow
  let send: (MatchEvent) -> Void

  var body: some View {
    Button {
      if let move = row.mv { send(.tryMove(text: move)) }
    } label: {
      HStack(spacing: 8) {
        Text(String(row.number)).foregroundStyle(.ink(.quiet))
        if let picture = row.picture { MovePicture(picture: picture) }
        VStack(alignment: .leading) {
          ViewThatFits(in: .horizontal) {
            HStack { texts }
            VStack(alignment: .leading) { texts }
          }
          if !row.reason.isEmpty { Text(row.reason).font(.footnote).foregroundStyle(.ink(.quiet)) }
        }
      }
      .frame(minHeight: 44)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(row.mv == nil)
    .accessibilityLabel(row.spoken)
    .accessibilityAddTraits(row.isChosen ? .isSelected : [])
  }

  @ViewBuilder private var texts: some View {
    Text(row.sentence)
    Spacer(minLength: 0)
    Text(row.value).font(.subheadline.weight(.semibold))
  }
}

/// The evaluation bar in the margin of the board: the shares of the players above and below it.
struct EvaluationBar: View {
  let analysis: AnalysisState

  @Environment(\.palette) private var palette

  var body: some View {
    GeometryReader { proxy in
      VStack(spacing: 0) {
        palette.face(analysis.above)
        palette.face(analysis.below).frame(height: proxy.size.height * analysis.share)
      }
    }
    .clipShape(Capsule())
    // A color may be as light as the page.
    .overlay { Capsule().strokeBorder(palette[.line], lineWidth: 1) }
    .frame(width: 6)
    .accessibilityElement()
    .accessibilityLabel(analysis.barWords)
  }
}
