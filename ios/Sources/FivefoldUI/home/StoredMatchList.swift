import FivefoldCore
import SwiftUI

/// The stored matches of a game. The undo offer of a deletion is shown on the sheet, which covers the home screen.
struct StoredMatchList: View {
  let game: String
  let window: WindowModel

  private var app: AppModel { window.app }
  private var card: HomeCard? { app.home.cards.first { $0.game == game } }

  var body: some View {
    List {
      ForEach(card?.stored ?? [], id: \.number) { match in row(match) }
    }
    .listStyle(.plain)
    .safeAreaInset(edge: .bottom) {
      if let offer = app.home.undoOffer, offer.replacedBy == nil {
        MessageLine(words: offer.words, undo: window.undoRemoval).padding(16)
      }
    }
    .navigationTitle(card?.name ?? "")
  }

  private func row(_ match: StoredMatchRow) -> some View {
    HStack(spacing: 8) {
      Button {
        window.ifHeard { window.perform(match.open) }
      } label: {
        VStack(alignment: .leading, spacing: 2) {
          Text(match.words)
          if !match.detail.isEmpty { Text(match.detail).font(.footnote).foregroundStyle(.ink(.quiet)) }
        }
        .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      OverflowMenu(words: match.menuWords, menu: match.menu).buttonStyle(.plain)
    }
  }
}
