import FivefoldCore
import SwiftUI
import UniformTypeIdentifiers

/// The cards of the games and of the daily puzzle, each with its board.
struct HomeScreen: View {
  let window: WindowModel

  @Environment(\.palette) private var palette
  @ScaledMetric private var tile: CGFloat = 160
  @State private var picksFile = false

  private var app: AppModel { window.app }

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: tile), spacing: 8)], spacing: 8) {
        ForEach(app.home.cards, id: \.game) { card in HomeTile(card: card, window: window) }
        if let daily = app.home.daily { HomeTile(card: daily, window: window) }
      }
      .padding(16)
    }
    .background(palette[.page])
    .safeAreaInset(edge: .bottom) { UndoBar(offer: app.home.undoOffer, app: app) }
    .navigationTitle(word(.appName))
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        entry(app.home.learn).labelStyle(.iconOnly)
        PasteButton(payloadType: String.self) { [window] texts in
          // The thread of the call is unspecified. The core reports invalid content.
          Task { @MainActor in window.show(window.app.receive(texts.first ?? "")) }
        }
        .labelStyle(.iconOnly)
        Menu {
          ForEach(app.home.menu.indices, id: \.self) { group in
            Section { ForEach(app.home.menu[group], id: \.action) { entry($0) } }
          }
        } label: {
          Label(word(.menu), systemImage: "ellipsis.circle")
        }
      }
    }
    .fileImporter(isPresented: $picksFile, allowedContentTypes: [.fivefoldGame, .json, .plainText]) { chosen in
      switch chosen {
      case .success(let file): Task { await window.open(file: file) }
      case .failure(let error): app.tell(error)
      }
    }
    .onAppear { app.refreshHome() }
  }

  /// The system has its own button to paste; the menu opens a file instead.
  @ViewBuilder private func entry(_ button: AppButton) -> some View {
    if button.action == .paste {
      Button(word(.openFile), systemImage: "folder") { picksFile = true }
    } else {
      AppMenuEntry(button: button, window: window)
    }
  }
}

/// A card; that of the daily puzzle has another tone, and the days of the week on a plate.
private struct HomeTile: View {
  let card: HomeCard
  let window: WindowModel

  @Environment(\.palette) private var palette

  var body: some View {
    VStack(spacing: 8) {
      Button(action: { window.perform(card.open) }) { face }.buttonStyle(.plain)
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
    .overlay(alignment: .topTrailing) { if !card.menu.isEmpty { menu } }
  }

  private var ink: Ink { card.week == nil ? .card : .secondTone }

  private var face: some View {
    VStack(spacing: 4) {
      PictureView(picture: card.picture, palette: palette).equatable()
        .frame(maxWidth: .infinity)
        .frame(height: card.week == nil ? 136 : 112)
        .accessibilityHidden(true)
      if let week = card.week {
        PictureView(picture: week.picture, palette: palette).equatable()
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
    ForEach(card.buttons, id: \.action) { styled($0).accessibilityLabel($0.spoken) }
  }

  @ViewBuilder private func styled(_ button: AppButton) -> some View {
    if button.isMain {
      Button(button.label) { window.perform(button.action) }.buttonStyle(FilledButtonStyle(height: 36))
    } else {
      Button(button.label) { window.perform(button.action) }.buttonStyle(.bordered)
    }
  }

  private var menu: some View {
    Menu {
      ForEach(card.menu, id: \.action) { AppMenuEntry(button: $0, window: window) }
    } label: {
      Label(card.menuWords, systemImage: "ellipsis").labelStyle(.iconOnly).frame(minWidth: 48, minHeight: 48)
    }
  }
}

/// An entry of a menu outside matches and studies.
struct AppMenuEntry: View {
  let button: AppButton
  let window: WindowModel

  var body: some View {
    if case .share(let number) = button.action {
      let shared = SharedMatch { [window] in try window.app.saved(match: number) }
      ShareLink(item: shared, preview: SharePreview(button.spoken)) {
        Label(button.label, systemImage: button.symbol.icon)
      }
    } else {
      Button(button.label, systemImage: button.symbol.icon, role: button.symbol == .delete ? .destructive : nil) {
        window.perform(button.action)
      }
      .disabled(!button.isEnabled)
    }
  }
}

struct HomeScreen_Previews: PreviewProvider {
  static var previews: some View {
    Previewed { _, window in NavigationStack { HomeScreen(window: window) } }
  }
}
