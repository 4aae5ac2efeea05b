import FivefoldCore
import SwiftUI

/// The status texts: whose turn it is or the result, current activity, the analysis, and actions besides the board.
struct WordsView: View {
  let match: MatchModel
  let window: WindowModel

  private var state: MatchState { match.state }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      headline
      if let result = state.result { end(result) }
      if !state.news.text.isEmpty {
        Text(state.news.text).font(.subheadline).foregroundStyle(.ink(state.news.kind == .refusal ? .loss : .quiet))
      }
      if let advice = state.advice { adviceRow(advice) }
      if let analysis = state.analysis { AnalysisView(analysis: analysis) }
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) { buttons }
        VStack(alignment: .leading, spacing: 8) { buttons }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// What the coach says of the last move, and what can be done about it.
  private func adviceRow(_ advice: Advice) -> some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) { adviceParts(advice) }
      VStack(alignment: .leading, spacing: 4) { adviceParts(advice) }
    }
  }

  @ViewBuilder private func adviceParts(_ advice: Advice) -> some View {
    Text(advice.words).font(.subheadline)
    Button(advice.action) { match.takeAdvice() }.buttonStyle(.bordered)
  }

  /// Why it ended, what that means for the rating and the evening, and the move that decided it.
  @ViewBuilder private func end(_ result: MatchResult) -> some View {
    Text(result.reason)
    ForEach([result.rating, result.score].filter { !$0.isEmpty }, id: \.self) { line in
      Text(line).font(.subheadline.monospacedDigit())
    }
    if let deciding = result.deciding {
      Button {
        window.review(state.number, at: deciding.number)
      } label: {
        HStack(spacing: 8) {
          Text(deciding.words).frame(maxWidth: .infinity, alignment: .leading)
          Image(systemName: "chevron.forward").accessibilityHidden(true)
        }
        .padding(12)
        .modifier(Card())
      }
      .buttonStyle(.plain)
      .accessibilityHint(deciding.action)
    }
  }

  private var headline: some View {
    HStack(spacing: 8) {
      if let player = state.players.first(where: { $0.side == state.headlineSide }) {
        SideCoin(colour: player.colour)
      }
      Text(state.headline).font(state.result == nil ? .headline : .title.weight(.semibold))
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isHeader)
  }

  @ViewBuilder private var buttons: some View {
    let can = state.abilities
    if can.confirm { Button(word(.confirm)) { match.confirm() }.buttonStyle(.filled) }
    if can.takeBack { Button(word(.takeBack)) { match.make(.takeBack) }.buttonStyle(.bordered) }
    if let pass = can.pass { Button(pass) { match.pass() }.buttonStyle(.bordered) }
    if can.letComputerPlay {
      Button(word(.letComputerPlay)) { match.letComputerPlay() }.buttonStyle(.bordered)
    }
    if can.pause {
      Button(word(can.isPaused ? .goOn : .pause)) { match.setPaused(!can.isPaused) }.buttonStyle(.bordered)
    }
    if can.rematch { Button(word(.rematch)) { window.show(match.rematch()) }.buttonStyle(.filled) }
    if state.result != nil {
      Button(word(.review)) { window.go(.review(state.number)) }.buttonStyle(.bordered)
    }
    if let next = state.result?.nextLevel {
      Button(next) { window.show(match.nextLevel()) }.buttonStyle(.bordered)
    }
    if can.playFromHere {
      Button(word(.playFromHere)) { window.show(match.playFromHere()) }.buttonStyle(.bordered)
    }
  }
}

/// How the sides stand, what is expected, and how much has been looked at; live while it is analysed.
struct AnalysisView: View {
  let analysis: AnalysisState

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if let failure = analysis.failure {
        Text(failure).foregroundStyle(.ink(.loss))
      } else {
        Text(analysis.words).font(.subheadline.weight(.semibold))
        Text(word(.analysisLine, analysis.line.map(\.text).joined(separator: "  "))).foregroundStyle(.ink(.quiet))
        if !analysis.visits.isEmpty { Text(analysis.visits).monospacedDigit().foregroundStyle(.ink(.quiet)) }
        ForEach(analysis.tried, id: \.self) { move in Text(move).monospacedDigit().foregroundStyle(.ink(.quiet)) }
      }
    }
    .font(.subheadline)
  }
}

/// How much of the game is whose: the first colour's share from below, in the board's margin.
struct EvaluationBar: View {
  let analysis: AnalysisState

  @Environment(\.palette) private var palette

  var body: some View {
    GeometryReader { proxy in
      VStack(spacing: 0) {
        palette.face(.second)
        palette.face(.first).frame(height: proxy.size.height * analysis.share)
      }
    }
    .clipShape(Capsule())
    // Where a colour is as light as the page, only its edge says how far it goes.
    .overlay { Capsule().strokeBorder(palette[.line], lineWidth: 1) }
    .frame(width: 6)
    .accessibilityElement()
    .accessibilityLabel(word(.analysisBar, analysis.words))
  }
}
