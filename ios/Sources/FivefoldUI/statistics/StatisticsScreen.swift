#if canImport(SwiftUI)
  import FivefoldCore
  import FivefoldModel
  import SwiftUI

  /// The results against the computer, a section a game and a row a level.
  struct StatisticsScreen: View {
    let app: AppModel
    @State private var asks = false

    var body: some View {
      List {
        if app.statistics.statistics.tallies.isEmpty { Text(word("no_statistics")).foregroundStyle(.quiet) }
        ForEach(app.catalogue, id: \.id) { entry in
          if !app.statistics.tallies(of: entry.id).isEmpty {
            Section(entry.name) {
              ForEach(app.statistics.tallies(of: entry.id), id: \.level) { row in
                LevelRow(entry: entry, level: row.level, tally: row.tally)
              }
            }
          }
        }
        if !app.statistics.statistics.tallies.isEmpty {
          Button(word("reset"), role: .destructive) { asks = true }
        }
      }
      .navigationTitle(word("statistics"))
      .alert(word("reset_sure"), isPresented: $asks) {
        Button(word("reset"), role: .destructive) { app.statistics.reset() }
        Button(word("cancel"), role: .cancel) {}
      }
    }
  }

  private struct LevelRow: View {
    let entry: GameEntry
    let level: Int
    let tally: Tally

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text(name)
        ViewThatFits {
          HStack(spacing: 16) { counts }
          VStack(alignment: .leading, spacing: 4) { counts }
        }
        .font(.subheadline.monospacedDigit())
      }
      .accessibilityElement(children: .combine)
    }

    private var name: String {
      guard let known = entry.levels.first(where: { Int($0.number) == level }) else { return word("statistics_custom") }
      return "\(word("statistics_level", level)) · \(known.name)"
    }

    @ViewBuilder private var counts: some View {
      Text("\(word("wins")) \(tally.wins)")
      Text("\(word("draws")) \(tally.draws)")
      Text("\(word("losses")) \(tally.losses)")
      Text("\(word("streak")) \(tally.streak) (\(word("best_streak", tally.best)))")
    }
  }
#endif
