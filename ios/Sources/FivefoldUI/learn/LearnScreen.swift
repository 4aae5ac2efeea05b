import FivefoldCore
import SwiftUI

/// The daily puzzle with its month, and a section for each game.
struct LearnScreen: View {
  let state: LearnState

  @Environment(\.palette) private var palette
  @ScaledMetric private var column: CGFloat = 320

  var body: some View {
    ScrollView {
      // In columns where they fit.
      LazyVGrid(columns: [GridItem(.adaptive(minimum: column), spacing: 12, alignment: .top)], spacing: 12) {
        if let daily = state.daily { DailySection(daily: daily) }
        ForEach(state.games, id: \.game) { LearnSection(game: $0) }
      }
      .padding(16)
    }
    .background(palette[.page])
    .navigationTitle(word(.learn))
  }
}

/// The daily puzzle, the streak and the month.
private struct DailySection: View {
  let daily: DailyState

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 12) {
        PictureView(picture: daily.picture).equatable()
          .frame(width: 112, height: 112)
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 4) {
          Text(daily.title).font(.headline)
          Text(daily.claim)
          Text(daily.gameName).font(.subheadline).foregroundStyle(.ink(.quiet))
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isHeader)
      }
      LabelButton(button: daily.button, isWide: true)
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) { streak }
        VStack(alignment: .leading, spacing: 4) { streak }
      }
      MonthView(daily: daily)
    }
    .padding(16)
    .modifier(Card())
  }

  @ViewBuilder private var streak: some View {
    Text(daily.streak).font(.headline)
    Spacer(minLength: 0)
    Text(daily.longest).font(.subheadline).foregroundStyle(.ink(.quiet))
  }
}

/// A month as a calendar: solved days are filled, today has a ring.
private struct MonthView: View {
  let daily: DailyState

  @Environment(\.palette) private var palette
  @ScaledMetric private var size: CGFloat = 32

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(daily.month).font(.subheadline.weight(.semibold))
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 7), spacing: 4) {
        ForEach(daily.weekdays.indices, id: \.self) { index in
          Text(daily.weekdays[index]).font(.caption).foregroundStyle(.ink(.quiet)).accessibilityHidden(true)
        }
        ForEach(daily.weeks.indices, id: \.self) { week in
          ForEach(daily.weeks[week].indices, id: \.self) { day(daily.weeks[week][$0]) }
        }
      }
    }
  }

  @ViewBuilder private func day(_ day: CalendarDay) -> some View {
    if day.label.isEmpty {
      Color.clear.modifier(Round(size: size)).accessibilityHidden(true)
    } else {
      Text(day.label)
        .font(.footnote.monospacedDigit())
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .foregroundStyle(palette[day.isSolved ? .card : .text])
        .modifier(Round(size: size))
        .background(day.isSolved ? palette[.accent] : .clear, in: Circle())
        .overlay { if day.isToday { Circle().strokeBorder(palette[.accent], lineWidth: 2) } }
        .accessibilityElement()
        .accessibilityLabel(day.words)
    }
  }
}

/// A square of at most this size, in a narrow column smaller.
private struct Round: ViewModifier {
  let size: CGFloat

  func body(content: Content) -> some View {
    content.frame(maxWidth: size, maxHeight: size).aspectRatio(1, contentMode: .fit)
  }
}

/// The lesson, the puzzles and the chapters of a game.
private struct LearnSection: View {
  let game: LearnGame

  @Environment(\.palette) private var palette
  @Environment(\.window) private var window

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        PictureView(picture: game.picture).equatable()
          .frame(width: 64, height: 64)
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 4) {
          Text(game.name).font(.headline).accessibilityAddTraits(.isHeader)
          if !game.rating.isEmpty { Text(game.rating).font(.footnote).foregroundStyle(.ink(.quiet)) }
        }
      }
      ForEach(game.rows, id: \.button.action) { row in
        HStack(spacing: 8) {
          Text(row.words).font(.subheadline).foregroundStyle(.ink(.quiet))
            .frame(maxWidth: .infinity, alignment: .leading)
          LabelButton(button: row.button)
        }
        if let share = row.share { ProgressView(value: share).progressViewStyle(.linear).accessibilityHidden(true) }
      }
      ForEach(game.chapters, id: \.title) { chapter in
        HStack(spacing: 8) {
          Text(chapter.title).font(.subheadline.weight(.semibold))
          Spacer(minLength: 0)
          Text(chapter.detail).font(.footnote).foregroundStyle(.ink(.quiet))
        }
        .accessibilityElement(children: .combine)
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 48), spacing: 8)], spacing: 8) {
          ForEach(chapter.levels, id: \.entry) { level($0) }
        }
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .modifier(Card())
  }

  /// A puzzle of a chapter, filled when solved.
  private func level(_ level: ChapterLevel) -> some View {
    Button {
      window?.go(level.entry)
    } label: {
      Text(level.label)
        .font(.callout.weight(.semibold).monospacedDigit())
        .foregroundStyle(palette[level.isSolved ? .card : .text])
        .frame(minWidth: 44, minHeight: 44)
        .background(level.isSolved ? palette[.accent] : palette[.secondTone], in: Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(level.words)
  }
}

struct LearnScreen_Previews: PreviewProvider {
  static var previews: some View { PreviewedPage(.learn) }
}
