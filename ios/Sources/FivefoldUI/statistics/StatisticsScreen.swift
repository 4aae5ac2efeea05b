import FivefoldCore
import SwiftUI

/// The results against the computer: a section for each game and a row for each level.
struct StatisticsScreen: View {
  let state: StatisticsState
  let reset: ScreenButton?

  @Environment(\.window) private var window

  var body: some View {
    List {
      if !state.note.isEmpty { Text(state.note).foregroundStyle(.ink(.quiet)) }
      ForEach(state.sections, id: \.game) { section in
        Section(section.name) {
          if let rating = section.rating { RatingView(rating: rating) }
          ForEach(section.rows, id: \.label) { LevelRow(row: $0) }
        }
      }
      if let reset { Button(reset.label, role: .destructive) { window?.perform(reset.action) } }
    }
    .navigationTitle(word(.statistics))
  }
}

/// The person's rating in a game and its graph.
private struct RatingView: View {
  let rating: RatingCard

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      VStack(alignment: .leading, spacing: 0) {
        Text(rating.title).font(.title.weight(.semibold).monospacedDigit())
        Text(rating.words).font(.subheadline).foregroundStyle(.ink(.quiet))
      }
      .accessibilityElement(children: .combine)
      if let graph = rating.graph {
        PictureView(picture: graph).equatable()
          .accessibilityElement()
          .accessibilityLabel(rating.graphWords)
      }
    }
  }
}

private struct LevelRow: View {
  let row: StatisticsRow

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(row.label)
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 16) { counts }
        VStack(alignment: .leading, spacing: 4) { counts }
      }
      .font(.subheadline.monospacedDigit())
    }
    .accessibilityElement(children: .combine)
  }

  @ViewBuilder private var counts: some View {
    ForEach(row.counts, id: \.label) { Text($0.words) }
  }
}

struct StatisticsScreen_Previews: PreviewProvider {
  static var previews: some View { PreviewedPage(.statistics) }
}
