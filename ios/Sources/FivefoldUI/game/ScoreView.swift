import FivefoldCore
import SwiftUI

/// The score of two people who played several matches in a row: in one line where it fits.
struct ScoreView: View {
  let score: SeriesScore

  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 12) { line }
        VStack(alignment: .leading, spacing: 0) { lines }
      }
      if !score.draws.isEmpty { Text(score.draws).font(.subheadline).foregroundStyle(.ink(.quiet)) }
    }
    .accessibilityElement()
    .accessibilityLabel(score.spoken)
  }

  /// Both people: their names outside, their numbers inside.
  @ViewBuilder private var line: some View {
    if let first = score.people.first, let second = score.people.last {
      SideCoin(color: first.color)
      name(first)
      won(first)
      palette[.line].frame(width: 14, height: 3).clipShape(Capsule())
      won(second)
      name(second)
      SideCoin(color: second.color)
    }
  }

  private var lines: some View {
    ForEach(score.people, id: \.color) { person in
      HStack(spacing: 12) {
        SideCoin(color: person.color)
        name(person)
        Spacer(minLength: 0)
        won(person)
      }
    }
  }

  private func name(_ person: PersonScore) -> some View {
    Text(person.name).font(.title3.weight(.semibold)).lineLimit(1)
  }

  private func won(_ person: PersonScore) -> some View {
    Text(person.won).font(.largeTitle.weight(.semibold).monospacedDigit())
  }
}
