import FivefoldCore
import SwiftUI

/// A match: the board at a place of its own, both players beside it, and everything that can be done.
struct GameScreen: View {
  let match: MatchModel
  let window: WindowModel

  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.palette) private var palette
  @ScaledMetric private var letters: CGFloat = 1
  @State private var isOnScreen = false
  /// Kept here, so that nothing moves again when the board comes to lie elsewhere on the screen.
  @State private var clock = MotionClock()

  var body: some View {
    GeometryReader { proxy in
      let layout = GameLayout(proxy.size, letters: letters)
      if layout.scrolls {
        ScrollView { content(layout) }
      } else {
        content(layout)
      }
    }
    .background(palette[.page])
    .navigationTitle(match.state.name)
    .navigationBarTitleDisplayMode(.inline)
    .modifier(GameFeedback(moment: match.state.moment, app: window.app))
    .onAppear {
      isOnScreen = true
      match.window = window.id
      match.shown()
    }
    .onDisappear {
      isOnScreen = false
      // Another window that has taken the match shows it.
      if match.window == window.id { match.hidden() }
    }
    .onChange(of: scenePhase) { _, phase in
      guard isOnScreen else { return }
      // While it is inactive a notification covers the app for a moment, and it goes on.
      if phase == .active { match.shown() }
      if phase == .background { match.hidden() }
    }
    .onChange(of: match.window) { if isOnScreen, match.window != window.id { window.leave(match) } }
  }

  @ViewBuilder private func content(_ layout: GameLayout) -> some View {
    if layout.isWide {
      HStack(spacing: GameLayout.margin) {
        board(layout)
        side(layout)
      }
      .padding(.horizontal, GameLayout.margin)
    } else {
      VStack(spacing: GameLayout.gap) {
        opponent
        board(layout)
        player(match.state.players.last)
        if layout.showsTurns { TurnStrip(match: match).frame(height: 48 * max(1, letters)) }
        words(layout)
        actions
      }
      .padding(.horizontal, GameLayout.margin)
    }
  }

  private func side(_ layout: GameLayout) -> some View {
    VStack(spacing: GameLayout.gap) {
      opponent
      words(layout)
      if layout.showsTurns {
        TurnList(match: match)
        HStack {
          TurnStep(match: match, isLater: false)
          Spacer()
          TurnStep(match: match, isLater: true)
        }
      }
      player(match.state.players.last)
      actions
    }
    .frame(maxWidth: .infinity)
  }

  private func board(_ layout: GameLayout) -> some View {
    BoardView(model: match, clock: $clock)
      .frame(width: layout.board, height: layout.board, alignment: .bottom)
      .overlay(alignment: .leading) {
        if let analysis = match.state.analysis { EvaluationBar(analysis: analysis).offset(x: -10) }
      }
      // Its left margin is where it is, whatever one reads from.
      .environment(\.layoutDirection, .leftToRight)
  }

  private func words(_ layout: GameLayout) -> some View {
    ScrollView { WordsView(match: match, window: window) }.frame(height: layout.words)
  }

  /// The player opposite reads what is meant for them the other way round, as the board is.
  private var opponent: some View {
    player(match.state.players.first).rotationEffect(.degrees(match.state.isTurned ? 180 : 0))
  }

  @ViewBuilder private func player(_ bar: PlayerBar?) -> some View {
    if let bar { PlayerBarView(bar: bar).frame(height: 56 * letters) }
  }

  private var actions: some View { GameActions(match: match, window: window).frame(height: 64 * letters) }
}

struct GameScreen_Previews: PreviewProvider {
  static var previews: some View {
    Previewed { app, window in
      ForEach(app.home.cards, id: \.game) { card in
        if let match = app.open(game: card.game) {
          NavigationStack { GameScreen(match: match, window: window) }.previewDisplayName(card.name)
        }
      }
    }
  }
}
