import FivefoldCore
import SwiftUI

/// The cards of the games and of the daily puzzle, each with its board.
struct HomeScreen: View {
  let window: WindowModel

  @Environment(\.palette) private var palette
  /// The growth of the chosen size of letters.
  @ScaledMetric private var scale: CGFloat = 1

  private var app: AppModel { window.app }

  var body: some View {
    GeometryReader { proxy in
      let tiles = app.home.cards + [app.home.daily].compactMap { $0 }
      let grid = HomeGrid(tiles: tiles.count, in: proxy.size, scale: scale)
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: grid.columns), spacing: 8) {
          ForEach(tiles, id: \.name) { HomeTile(card: $0, grid: grid) }
        }
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
      }
    }
    .background(palette[.page])
    .navigationTitle(word(.appName))
    // A large title would change the height of the boards while the player scrolls.
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { LabelButton(button: app.home.you, height: 36) }
    }
    .onAppear { app.refreshHome() }
  }
}

/// A card; that of the daily puzzle has another tone, and the days of the week on a plate.
private struct HomeTile: View {
  let card: HomeCard
  let grid: HomeGrid

  @Environment(\.palette) private var palette
  @Environment(\.window) private var window

  var body: some View {
    VStack(spacing: 8) {
      Button(action: { window?.ifHeard { window?.perform(card.open) } }) { face }.buttonStyle(.plain)
        .accessibilityHint(card.buttons.first?.label ?? "")
      Spacer(minLength: 0)
      // Side by side where they fit.
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) { buttons }
        VStack(spacing: 0) { buttons }
      }
      .frame(maxWidth: grid.buttons)
    }
    .padding(.horizontal, 8)
    .padding(.vertical, 12)
    .frame(maxWidth: .infinity, minHeight: grid.tile, maxHeight: .infinity)
    .background(palette[ink], in: RoundedRectangle(cornerRadius: 20, style: .circular))
    // In the corner, beside the axis of the board, the words and the buttons.
    .overlay(alignment: .topTrailing) { if !card.menu.isEmpty { OverflowMenu(words: card.menuWords, menu: card.menu) } }
  }

  private var ink: Ink { card.week == nil ? .card : .secondTone }

  private var face: some View {
    VStack(spacing: 8) {
      PictureView(picture: card.picture).equatable()
        .padding(.horizontal, 20)
        .frame(maxWidth: .infinity)
        .frame(height: card.week == nil ? grid.board : grid.board - 28)
        .accessibilityHidden(true)
      if let week = card.week {
        PictureView(picture: week.picture).equatable()
          .frame(height: 20)
          .accessibilityElement()
          .accessibilityLabel(week.words)
      }
      VStack(spacing: 4) {
        Text(card.name).font(.headline)
        Text(card.status).font(.footnote).foregroundStyle(.ink(.quiet))
      }
    }
    .multilineTextAlignment(.center)
    .contentShape(Rectangle())
    .accessibilityElement(children: .combine)
  }

  private var buttons: some View {
    ForEach(card.buttons, id: \.action) { LabelButton(button: $0, height: 36, isWide: true) }
  }
}

struct HomeScreen_Previews: PreviewProvider {
  static var previews: some View {
    Previewed { _, window in NavigationStack { HomeScreen(window: window) } }
  }
}
