import FivefoldCore
import SwiftUI

/// All matches of a game that are kept. What is said of one that was deleted would lie below the sheet: it is on it.
struct KeptList: View {
  let game: String
  let window: WindowModel

  private var app: AppModel { window.app }
  private var card: HomeCard? { app.home.cards.first { $0.game == game } }

  var body: some View {
    List {
      ForEach(card?.kept ?? [], id: \.number) { kept in row(kept) }
    }
    .listStyle(.plain)
    .safeAreaInset(edge: .bottom) {
      PutAsideBar(aside: app.home.putAside.flatMap { $0.by == nil ? $0 : nil }, app: app)
    }
    .navigationTitle(card?.name ?? "")
  }

  private func row(_ kept: KeptMatch) -> some View {
    HStack(spacing: 8) {
      Button {
        window.show(app.open(match: kept.number))
      } label: {
        VStack(alignment: .leading, spacing: 2) {
          Text(kept.words)
          if !kept.detail.isEmpty { Text(kept.detail).font(.footnote).foregroundStyle(.ink(.quiet)) }
        }
        .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      Menu {
        ForEach(kept.deeds, id: \.deed) { deed in entry(deed, kept) }
      } label: {
        Label(app.said(of: kept.words, word(.menu)) ?? kept.words, systemImage: "ellipsis")
          .labelStyle(.iconOnly)
          .frame(minWidth: 48, minHeight: 48)
      }
      .buttonStyle(.plain)
    }
  }

  @ViewBuilder private func entry(_ row: KeptRow, _ kept: KeptMatch) -> some View {
    let number = kept.number
    switch row.deed {
    case .review:
      Button(row.label, systemImage: "chart.xyaxis.line") {
        window.sheet = nil
        window.go(.review(number: number))
      }
    case .share:
      let shared = SharedMatch { [app] in try app.saved(match: number) }
      ShareLink(item: shared, preview: SharePreview(kept.words)) {
        Label(row.label, systemImage: "square.and.arrow.up")
      }
    case .delete:
      Button(row.label, systemImage: "trash", role: .destructive) { app.delete(match: number) }
    }
  }
}

/// What was put aside can be brought back.
struct PutAsideBar: View {
  let aside: PutAside?
  let app: AppModel

  @Environment(\.palette) private var palette

  var body: some View {
    if let aside {
      HStack {
        Text(aside.words).font(.subheadline)
        Spacer(minLength: 8)
        Button(word(.undo)) { app.bringBack() }.buttonStyle(.bordered)
      }
      .padding(12)
      .background(palette[.card], in: RoundedRectangle(cornerRadius: 16, style: .circular))
      .padding(16)
    }
  }
}
