import FivefoldCore
import SwiftUI

/// The results against the computer, a section a game and a row a level.
struct StatisticsScreen: View {
  let window: WindowModel

  private var sections: [StatisticsSection] { window.app.statistics.sections }

  var body: some View {
    List {
      if sections.isEmpty { Text(word(.noStatistics)).foregroundStyle(.ink(.quiet)) }
      ForEach(sections, id: \.game) { section in
        Section(section.name) {
          if let rating = section.rating { RatingView(rating: rating) }
          ForEach(section.rows, id: \.label) { LevelRow(row: $0) }
        }
      }
      if !sections.isEmpty {
        Button(word(.reset), role: .destructive) { window.question = .resetStatistics }
      }
    }
    .navigationTitle(word(.statistics))
    .onAppear { window.app.refreshStatistics() }
  }
}

/// One's own rating in a game, and how it came about.
private struct RatingView: View {
  let rating: RatingCard

  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      VStack(alignment: .leading, spacing: 0) {
        Text(rating.title).font(.title.weight(.semibold).monospacedDigit())
        Text(rating.words).font(.subheadline).foregroundStyle(.ink(.quiet))
      }
      .accessibilityElement(children: .combine)
      if let graph = rating.graph {
        PictureView(picture: graph, palette: palette).equatable()
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
    Text(verbatim: "\(word(.wins)) \(row.wins)")
    Text(verbatim: "\(word(.draws)) \(row.draws)")
    Text(verbatim: "\(word(.losses)) \(row.losses)")
    Text(verbatim: "\(word(.streak)) \(row.streak)")
  }
}

struct StatisticsScreen_Previews: PreviewProvider {
  static var previews: some View {
    Previewed { _, window in StatisticsScreen(window: window) }
    List {
      LevelRow(row: StatisticsRow(label: "Level 3", wins: 4, draws: 1, losses: 2, streak: "2 (best 3)"))
    }
    .previewDisplayName("A level")
  }
}
