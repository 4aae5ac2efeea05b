import FivefoldCore
import SwiftUI
import UniformTypeIdentifiers

/// The games, each with its board. One tap plays on, or begins.
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
        if let daily = app.home.daily { DailyTile(daily: daily, window: window) }
      }
      .padding(16)
    }
    .background(palette[.page])
    .safeAreaInset(edge: .bottom) { UndoBar(offer: app.home.undoOffer, app: app) }
    .navigationTitle(word(.appName))
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        Button(word(.learn), systemImage: "graduationcap") { window.go(.learn) }.labelStyle(.iconOnly)
        PasteButton(payloadType: String.self) { [window] texts in
          // Whatever is pasted, the core says what is wrong with it. Which thread it comes on the system does not say.
          Task { @MainActor in window.show(window.app.receive(texts.first ?? "")) }
        }
        .labelStyle(.iconOnly)
        Menu {
          Button(word(.openFile), systemImage: "folder") { picksFile = true }
          Button(word(.statistics), systemImage: "chart.bar") { window.go(.statistics) }
          Button(word(.settings), systemImage: "gearshape") { window.go(.settings) }
          Button(word(.about), systemImage: "info.circle") { window.go(.about) }
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
}

/// One game: its board, how far it is, and what else there is to it.
private struct HomeTile: View {
  let card: HomeCard
  let window: WindowModel

  private var app: AppModel { window.app }

  var body: some View {
    VStack(spacing: 0) {
      Button(action: open) {
        TileFace(picture: card.picture, title: card.name, words: card.status.isEmpty ? card.tagline : card.status)
      }
      .buttonStyle(.plain)
      .accessibilityHint(card.action)
      Spacer(minLength: 0)
      if card.learn.isEmpty {
        Button(card.action, action: open).buttonStyle(FilledButtonStyle(height: 36)).accessibilityHidden(true)
      } else {
        // A game that was never played is learned first; who touches its board plays at once.
        Button(card.learn) { window.go(.lesson(game: card.game)) }
          .buttonStyle(FilledButtonStyle(height: 36))
          .accessibilityHint(card.name)
      }
    }
    .modifier(Tile(ink: .card))
    .overlay(alignment: .topTrailing) { menu }
  }

  private func open() { window.show(card.current.map(app.open(match:)) ?? app.open(game: card.game)) }

  private var menu: some View {
    Menu {
      Button(word(.newGame), systemImage: "plus") { window.ask(card.game) }
      Button(word(.learn), systemImage: "graduationcap") { window.go(.lesson(game: card.game)) }
      Button(word(.rules), systemImage: "book") { window.open(.rules(game: card.game)) }
      Button(word(.keptGames), systemImage: "list.bullet") { window.sheet = .kept(card.game) }
        .disabled(card.stored.isEmpty)
    } label: {
      Label(app.said(of: card.name, word(.menu)) ?? card.name, systemImage: "ellipsis")
        .labelStyle(.iconOnly)
        .frame(minWidth: 48, minHeight: 48)
    }
  }
}

/// The puzzle of the day, with a plate of the week's seven holes.
private struct DailyTile: View {
  let daily: DailyCard
  let window: WindowModel

  @Environment(\.palette) private var palette

  private func open() { window.go(.daily) }

  var body: some View {
    VStack(spacing: 0) {
      Button(action: open) {
        VStack(spacing: 4) {
          TileFace(picture: daily.picture, title: daily.title, words: daily.status)
          PictureView(picture: daily.streak, palette: palette).equatable()
            .frame(height: 20)
            .accessibilityElement()
            .accessibilityLabel(daily.streakWords)
        }
        .accessibilityElement(children: .combine)
      }
      .buttonStyle(.plain)
      .accessibilityHint(daily.action)
      Spacer(minLength: 0)
      Button(daily.action, action: open).buttonStyle(FilledButtonStyle(height: 36)).accessibilityHidden(true)
    }
    .modifier(Tile(ink: .secondTone))
  }
}

/// What a tile shows: a board, what it is called, and how it stands.
private struct TileFace: View {
  let picture: Picture
  let title: String
  let words: String

  @Environment(\.palette) private var palette

  var body: some View {
    VStack(spacing: 8) {
      PictureView(picture: picture, palette: palette).equatable()
        .frame(maxWidth: .infinity)
        .frame(height: 136)
        .accessibilityHidden(true)
      VStack(spacing: 2) {
        Text(title).font(.headline)
        Text(words).font(.footnote).foregroundStyle(.ink(.quiet))
      }
      .multilineTextAlignment(.center)
    }
    .contentShape(Rectangle())
    .accessibilityElement(children: .combine)
  }
}

/// The plate of a tile; all of a row are of one height.
private struct Tile: ViewModifier {
  let ink: Ink

  @Environment(\.palette) private var palette

  func body(content: Content) -> some View {
    content
      .padding(12)
      .frame(maxWidth: .infinity, minHeight: 256, maxHeight: .infinity)
      .background(palette[ink], in: RoundedRectangle(cornerRadius: 20, style: .circular))
  }
}

struct HomeScreen_Previews: PreviewProvider {
  static var previews: some View {
    Previewed { _, window in NavigationStack { HomeScreen(window: window) } }
  }
}
