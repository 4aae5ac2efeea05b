import FivefoldCore
import SwiftUI

/// The cards of the games and of the daily puzzle, each with its board.
struct HomeScreen: View {
  let window: WindowModel

  @Environment(\.palette) private var palette
  @ScaledMetric private var tile: CGFloat = 160

  private var app: AppModel { window.app }

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: tile), spacing: 8)], spacing: 8) {
        ForEach(app.home.cards, id: \.game) { card in HomeTile(card: card) }
        if let daily = app.home.daily { HomeTile(card: daily) }
      }
      .padding(16)
    }
    .background(palette[.page])
    .navigationTitle(word(.appName))
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { LabelButton(button: app.home.you, height: 36) }
    }
    .onAppear { app.refreshHome() }
  }
}

/// A card; that of the daily puzzle has another tone, and the days of the week on a plate.
private struct HomeTile: View {
  let card: HomeCard

  @Environment(\.palette) private var palette
  @Environment(\.window) private var window

  var body: some View {
    VStack(spacing: 8) {
      Button(action: { window?.perform(card.open) }) { face }.buttonStyle(.plain)
        .accessibilityHint(card.buttons.first?.label ?? "")
      Spacer(minLength: 0)
      // Side by side where they fit.
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 4) { buttons }
        VStack(spacing: 0) { buttons }
      }
    }
    .padding(12)
    .frame(maxWidth: .infinity, minHeight: 256, maxHeight: .infinity)
    .background(palette[ink], in: RoundedRectangle(cornerRadius: 20, style: .circular))
    .overlay(alignment: .topTrailing) { if !card.menu.isEmpty { OverflowMenu(words: card.menuWords, menu: card.menu) } }
  }

  private var ink: Ink { card.week == nil ? .card : .secondTone }

  private var face: some View {
    VStack(spacing: 4) {
      PictureView(picture: card.picture).equatable()
        .frame(maxWidth: .infinity)
        .frame(height: card.week == nil ? 136 : 112)
        .accessibilityHidden(true)
      if let week = card.week {
        PictureView(picture: week.picture).equatable()
          .frame(height: 20)
          .accessibilityElement()
          .accessibilityLabel(week.words)
      }
      Text(card.name).font(.headline)
      Text(card.status).font(.footnote).foregroundStyle(.ink(.quiet))
    }
    .multilineTextAlignment(.center)
    .contentShape(Rectangle())
    .accessibilityElement(children: .combine)
  }

  private var buttons: some View {
    ForEach(card.buttons, id: \.action) { LabelButton(button: $0, height: 36) }
  }
}

struct HomeScreen_Previews: PreviewProvider {
  static var previews: some View {
    Previewed { _, window in NavigationStack { HomeScreen(window: window) } }
  }
}
