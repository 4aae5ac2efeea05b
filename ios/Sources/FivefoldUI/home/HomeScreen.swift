#if canImport(SwiftUI)
  import FivefoldModel
  import FivefoldPainter
  import SwiftUI

  /// The five games, each with its board. One tap plays on, or begins.
  struct HomeScreen: View {
    let app: AppModel
    @State private var picksFile = false

    /// The narrowest telephone shows one card beside its margins, with the display zoomed too.
    private static let cardWidth: CGFloat = 280

    var body: some View {
      PaletteReader(app.settings.settings.palette) { palette in
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: Self.cardWidth), spacing: 16)], spacing: 16) {
            ForEach(app.home.cards) { card in HomeCardView(app: app, card: card, palette: palette) }
          }
          .padding(16)
        }
        .background(palette.colour(.page))
      }
      .navigationTitle(word("app_name"))
      .toolbar {
        ToolbarItemGroup(placement: .topBarTrailing) {
          PasteButton(payloadType: String.self) { texts in app.open(text: texts.first ?? "") }
            .labelStyle(.iconOnly)
          Menu {
            Button(word("open_file"), systemImage: "folder") { picksFile = true }
            Button(word("statistics"), systemImage: "chart.bar") { app.go(.statistics) }
            Button(word("settings"), systemImage: "gearshape") { app.go(.settings) }
            Button(word("about"), systemImage: "info.circle") { app.go(.about) }
          } label: {
            Label(word("menu"), systemImage: "ellipsis.circle")
          }
        }
      }
      .fileImporter(isPresented: $picksFile, allowedContentTypes: [.json, .plainText]) { chosen in
        if case .success(let file) = chosen { Sharing.open(file, in: app) }
      }
    }
  }

  /// One game: its board, how far it is, and a way to begin anew.
  private struct HomeCardView: View {
    let app: AppModel
    let card: HomeCard
    let palette: Palette

    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        Button {
          app.open(card.id)
        } label: {
          VStack(alignment: .leading, spacing: 12) {
            BoardCanvas(card.scene, palette).frame(maxWidth: .infinity).frame(height: 220).accessibilityHidden(true)
            Text(card.entry.name).font(.title3.weight(.semibold))
            Text(card.entry.tagline).font(.subheadline).foregroundStyle(.quiet)
            Text(progress).font(.body.weight(.medium))
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .combine)
        HStack {
          Button(word("new_game")) { app.ask(card.id) }.buttonStyle(.bordered)
          Spacer(minLength: 8)
          Button(word("rules")) { app.go(.rules(card.id)) }.buttonStyle(.borderless)
        }
      }
      .padding(16)
      .background(palette.colour(.card), in: RoundedRectangle(cornerRadius: 20))
    }

    private var progress: String {
      guard let progress = card.progress else { return word("start_card") }
      if let result = progress.result { return word("ended_card", result.title) }
      return switch progress.waiting {
      case .you: word("continue_card_yours", progress.turns + 1)
      case .computer: word("continue_card_theirs", progress.turns + 1)
      case .anybody: word("continue_card", progress.turns + 1)
      }
    }
  }

  /// Tells something once.
  struct HomeNotices: ViewModifier {
    let home: HomeModel

    func body(content: Content) -> some View {
      content.alert(text, isPresented: bound({ !home.notices.isEmpty }, { if !$0 { home.told() } })) {
        Button(word("ok")) {}
      }
    }

    private var text: String {
      switch home.notices.first {
      case .gameSetAside(let reason): word("set_aside", reason)
      case .settingsSetAside: word("settings_set_aside")
      case .statisticsSetAside: word("statistics_set_aside")
      case .notAGame(let reason): word("not_a_game", reason)
      case .nothingToPaste: word("nothing_to_paste")
      case nil: ""
      }
    }
  }
#endif
