import FivefoldCore
import SwiftUI

/// The lesson of each game.
struct LearnScreen: View {
  let state: LearnState

  var body: some View {
    CardGrid(title: .lessons) {
      ForEach(state.games, id: \.game) { game in
        VStack(alignment: .leading, spacing: 12) {
          Pictured(picture: game.picture, size: 64) {
            Text(game.name).font(.headline).accessibilityAddTraits(.isHeader)
            if !game.rating.isEmpty { Text(game.rating).font(.footnote).foregroundStyle(.ink(.quiet)) }
          }
          HStack(spacing: 8) {
            Text(game.words).font(.subheadline).foregroundStyle(.ink(.quiet))
              .frame(maxWidth: .infinity, alignment: .leading)
            LabelButton(button: game.button)
          }
          ProgressView(value: game.share).progressViewStyle(.linear).accessibilityHidden(true)
        }
        .padding(16)
        .modifier(Card())
      }
    }
  }
}

/// Cards in columns where they fit.
private struct CardGrid<Content: View>: View {
  let title: Word
  @ViewBuilder let content: Content

  @Environment(\.palette) private var palette
  @ScaledMetric private var column: CGFloat = 320

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: column), spacing: 12, alignment: .top)], spacing: 12) {
        content
      }
      .padding(16)
    }
    .background(palette[.page])
    .navigationTitle(word(title))
  }
}

/// A picture beside texts.
private struct Pictured<Texts: View>: View {
  let picture: Picture
  let size: CGFloat
  @ViewBuilder let texts: Texts

  var body: some View {
    HStack(spacing: 12) {
      PictureView(picture: picture).equatable().frame(width: size, height: size).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 4) { texts }.frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The daily puzzle, the puzzles of each game, and the days of the month.
struct PuzzlesScreen: View {
  let state: PuzzlesState

  @Environment(\.palette) private var palette

  var body: some View {
    CardGrid(title: .puzzles) {
      if let daily = state.daily { today(daily) }
      ForEach(state.games, id: \.game) { PuzzleSection(card: $0) }
      if let daily = state.daily { month(daily) }
    }
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Text(state.solved).font(.subheadline).foregroundStyle(.ink(.quiet)) }
    }
  }

  private func today(_ daily: DailyState) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      Pictured(picture: daily.picture, size: 112) {
        Text(daily.title).font(.subheadline).foregroundStyle(.ink(.quiet))
        Text(daily.claim).font(.headline).accessibilityAddTraits(.isHeader)
        PictureView(picture: daily.week.picture).equatable().frame(width: 140, height: 22).accessibilityHidden(true)
        Text(daily.streak).font(.subheadline)
      }
      LabelButton(button: daily.button, isWide: true)
    }
    .padding(16)
    .background(palette[.secondTone], in: RoundedRectangle(cornerRadius: 20, style: .circular))
  }

  private func month(_ daily: DailyState) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        Text(daily.month).font(.subheadline.weight(.semibold))
        Spacer(minLength: 0)
        Text(daily.longest).font(.footnote).foregroundStyle(.ink(.quiet))
      }
      PictureView(picture: daily.days.picture).equatable()
        .accessibilityElement()
        .accessibilityLabel(daily.days.words)
    }
    .padding(16)
    .modifier(Card())
  }
}

/// The puzzles of a game: the next one, those of a theme, and the chapters.
private struct PuzzleSection: View {
  let card: PuzzleCard

  @Environment(\.window) private var window

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button {
        window?.press(card.open)
      } label: {
        progress
      }.buttonStyle(.plain).accessibilityLabel(card.open.spoken)
      buttons(card.chips, width: 140)
      if let graph = card.graph {
        PictureView(picture: graph.picture).equatable().accessibilityElement().accessibilityLabel(graph.words)
      }
      ForEach(card.chapters, id: \.title) { chapter in
        HStack(spacing: 8) {
          Text(chapter.title).font(.subheadline.weight(.semibold))
          Spacer(minLength: 0)
          Text(chapter.detail).font(.footnote).foregroundStyle(.ink(.quiet))
        }
        .accessibilityElement(children: .combine)
        buttons(chapter.levels, width: 56)
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .modifier(Card())
  }

  private func buttons(_ buttons: [ScreenButton], width: CGFloat) -> some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: width), spacing: 8)], spacing: 8) {
      ForEach(buttons, id: \.label) { LabelButton(button: $0, isWide: true) }
    }
  }

  private var progress: some View {
    Pictured(picture: card.picture, size: 52) {
      HStack(spacing: 8) {
        Text(card.name).font(.headline)
        Spacer(minLength: 0)
        Text(card.rating).font(.footnote).foregroundStyle(.ink(.quiet))
      }
      HStack(spacing: 8) {
        ProgressView(value: card.share).progressViewStyle(.linear)
        Text(card.progress).font(.subheadline.weight(.semibold))
      }
    }
  }
}

struct LearnScreen_Previews: PreviewProvider {
  static var previews: some View { PreviewedPage(.puzzles) }
}
