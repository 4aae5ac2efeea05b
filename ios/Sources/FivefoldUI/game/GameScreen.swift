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
        VStack(spacing: 8) {
          StatusRow(model: model, palette: palette)
          NewsRow(model: model, settings: settings)
          if model.analyses { AnalysisPanel(model: model, palette: palette) }
          BoardButtons(model: model)
          TurnList(model: model)
          EndBar(model: model)
          GameActions(model: model) { sheet = .turns }
        }
        .frame(width: Self.sideWidth)
      }
      .padding(.horizontal, 24)
    }

    /// With large text the rows are higher than the screen: then everything scrolls, and the board keeps its size.
    private func narrow(_ palette: Palette, _ size: CGSize) -> some View {
      ViewThatFits(in: .vertical) {
        column(palette).frame(minHeight: size.height)
        ScrollView { column(palette) }
      }
    }

    private func column(_ palette: Palette) -> some View {
      VStack(spacing: 8) {
        StatusRow(model: model, palette: palette)
        NewsRow(model: model, settings: settings)
        GameBoard(model: model, settings: settings, palette: palette).frame(maxHeight: .infinity)
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
