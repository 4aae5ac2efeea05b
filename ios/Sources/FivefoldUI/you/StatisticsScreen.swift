import FivefoldCore
import SwiftUI

/// The ratings and the results against the computer, of one game at a time.
struct StatisticsScreen: View {
  let state: StatisticsState

  @Environment(\.window) private var window
  @State private var chosen = ""

  private var section: StatisticsSection? {
    state.sections.first { $0.game == chosen } ?? state.sections.dropFirst(Int(state.shown)).first
  }

  var body: some View {
    List {
      Picker(word(.playing), selection: $chosen) {
        ForEach(state.sections, id: \.game) { Text($0.name).tag($0.game) }
      }
      if let section {
        Section {
          if let rating = section.rating { RatingView(rating: rating) }
          if !section.note.isEmpty { Text(section.note) }
          if let play = section.play { LabelButton(button: play, isWide: true) }
        }
        if let head = section.heads.first {
          Section(head) {
            ForEach(section.rows, id: \.label) { LevelRow(row: $0, heads: Array(section.heads.dropFirst())) }
          }
        }
        ForEach(section.facts, id: \.title) { facts in
          Section(facts.title) { ForEach(facts.counts, id: \.label) { FactRow(count: $0) } }
        }
      }
      if let reset = state.reset { Button(reset.label, role: .destructive) { window?.press(reset) } }
    }
    .navigationTitle(word(.you))
    .onAppear { if chosen.isEmpty { chosen = section?.game ?? "" } }
  }
}

/// The rating, its uncertainty and its graph.
private struct RatingView: View {
  let rating: RatingCard

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      VStack(alignment: .leading, spacing: 0) {
        Text(rating.rating).font(.title.weight(.semibold).monospacedDigit())
        Text(rating.band).font(.subheadline).foregroundStyle(.ink(.quiet))
        if !rating.change.isEmpty { Text(rating.change).font(.subheadline).foregroundStyle(.ink(.quiet)) }
      }
      .accessibilityElement(children: .combine)
      if let graph = rating.graph {
        PictureView(picture: graph.picture).equatable()
          .accessibilityElement()
          .accessibilityLabel(graph.words)
      }
      Text(rating.words).font(.footnote).foregroundStyle(.ink(.quiet))
    }
  }
}

/// The results against a level: in columns where they fit, else in words.
private struct LevelRow: View {
  let row: StatisticsRow
  let heads: [String]

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) {
        face
        Text(row.short).frame(minWidth: 44, alignment: .leading)
        ShareBar(shares: row.shares)
        ForEach(heads.indices, id: \.self) { column in
          VStack(alignment: .leading, spacing: 0) {
            Text(heads[column]).font(.footnote).foregroundStyle(.ink(.quiet))
            Text(row.numbers[column]).font(.subheadline.monospacedDigit())
          }
        }
      }
      HStack(spacing: 8) {
        face
        Text(row.words)
      }
    }
    .accessibilityElement()
    .accessibilityLabel(row.words)
  }

  private var face: some View { PictureView(picture: row.face).equatable().frame(width: 32, height: 32) }
}

/// A bar in parts of the games won, drawn and lost.
private struct ShareBar: View {
  let shares: [UInt32]

  @Environment(\.palette) private var palette

  var body: some View {
    let parts = Array(zip(shares.map { CGFloat($0) }, [Ink.accent, .quiet, .board]))
    let whole = max(1, parts.reduce(0) { $0 + $1.0 })
    GeometryReader { proxy in
      HStack(spacing: 0) {
        ForEach(parts.indices, id: \.self) { place in
          palette[parts[place].1].frame(width: proxy.size.width * parts[place].0 / whole)
        }
      }
    }
    .clipShape(Capsule())
    .frame(minWidth: 32, maxWidth: .infinity, minHeight: 8, maxHeight: 8)
  }
}

private struct FactRow: View {
  let count: Count

  var body: some View {
    HStack(spacing: 8) {
      Text(count.label).foregroundStyle(.ink(.quiet))
      Spacer(minLength: 0)
      Text(count.value).font(.subheadline.weight(.semibold))
    }
    .accessibilityElement()
    .accessibilityLabel(count.words)
  }
}

struct StatisticsScreen_Previews: PreviewProvider {
  static var previews: some View { PreviewedPage(.statistics) }
}
