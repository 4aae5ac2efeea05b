#if canImport(SwiftUI)
  import FivefoldModel
  import FivefoldPainter
  import SwiftUI

  /// A game: the board, whose turn it is, and everything that can be done.
  struct GameScreen: View {
    let app: AppModel
    let model: GameModel

    @State private var sheet: GameSheet?
    @State private var question: GameQuestion?

    private static let wide: CGFloat = 600
    private static let sideWidth: CGFloat = 320
    /// How many turns are seen at least where the list has a place beside the board, in points.
    private static let listHeight: CGFloat = 120
    /// How narrow the board may become before everything scrolls instead: its share of the width.
    private static let leastShare = 0.7

    private var settings: Settings { app.settings.settings }

    var body: some View {
      PaletteReader(settings.palette) { palette in
        GeometryReader { proxy in
          if proxy.size.width > proxy.size.height && proxy.size.width >= Self.wide {
            wide(palette)
          } else {
            narrow(palette, proxy.size)
          }
        }
        .background(palette.colour(.page))
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            GameMenu(app: app, model: model, palette: palette, sheet: $sheet, question: $question)
          }
        }
      }
      .navigationTitle(app.name(of: model.id))
      .navigationBarTitleDisplayMode(.inline)
      .sheet(item: $sheet) { sheet in
        NavigationStack { list(sheet) }.presentationDetents([.medium, .large])
      }
      .modifier(GameQuestions(model: model, question: $question))
      .modifier(GameFeedback(model: model, settings: settings))
      .onChange(of: model.snapshot.announcement) { _, announcement in announce(announcement) }
      .onChange(of: model.notice) { _, notice in announce(notice?.text ?? "") }
    }

    private func wide(_ palette: Palette) -> some View {
      HStack(spacing: 24) {
        GameBoard(model: model, settings: settings, palette: palette).frame(maxWidth: .infinity, maxHeight: .infinity)
        // On a telephone held sideways the list has no place: a button shows it.
        ViewThatFits(in: .vertical) {
          side(palette) { TurnList(model: model).frame(minHeight: Self.listHeight, idealHeight: Self.listHeight) }
          side(palette) { Spacer(minLength: 0) }
          ScrollView { side(palette) { EmptyView() } }
        }
        .frame(width: Self.sideWidth)
      }
      .padding(.horizontal, 24)
    }

    private func side(_ palette: Palette, @ViewBuilder _ list: () -> some View) -> some View {
      VStack(spacing: 8) {
        StatusRow(model: model, palette: palette)
        NewsRow(model: model, settings: settings)
        if model.analyses { AnalysisPanel(model: model, palette: palette) }
        BoardButtons(model: model)
        list()
        EndBar(model: model)
        GameActions(model: model) { sheet = .turns }
      }
    }

    /// On a small screen the board gives way; with large text everything scrolls, and the board keeps its size.
    private func narrow(_ palette: Palette, _ size: CGSize) -> some View {
      ViewThatFits(in: .vertical) {
        column(palette, board: size.width * Self.leastShare).frame(minHeight: size.height)
        ScrollView { column(palette, board: nil) }
      }
    }

    private func column(_ palette: Palette, board: CGFloat?) -> some View {
      VStack(spacing: 8) {
        StatusRow(model: model, palette: palette)
        NewsRow(model: model, settings: settings)
        GameBoard(model: model, settings: settings, palette: palette)
          .frame(minHeight: board, idealHeight: board, maxHeight: .infinity)
        if model.analyses { AnalysisPanel(model: model, palette: palette) }
        BoardButtons(model: model)
        EndBar(model: model)
        GameActions(model: model) { sheet = .turns }
      }
      .padding(.horizontal, 12)
    }

    @ViewBuilder private func list(_ sheet: GameSheet) -> some View {
      switch sheet {
      case .turns: TurnList(model: model).navigationTitle(word("turns"))
      case .legalTurns: LegalTurnList(model: model) { self.sheet = nil }.navigationTitle(word("all_turns"))
      }
    }

    private func announce(_ text: String) {
      guard !text.isEmpty else { return }
      AccessibilityNotification.Announcement(text).post()
    }
  }
#endif
