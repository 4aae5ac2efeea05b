import FivefoldCore
import SwiftUI

/// The screen of a match: the board, both players, the texts and the actions.
struct GameScreen: View {
  let match: MatchModel
  let window: WindowModel

  private var state: MatchState { match.state }

  var body: some View {
    BoardScreen(
      model: match, kind: .match, app: window.app, analysis: state.analysis,
      isBarFixed: state.isBarFixed,
      // Another window that has taken the match shows it.
      isLast: { match.window == window.id }
    ) { plan in
      player(state.players.first, plan).rotationEffect(.degrees(state.isTurned ? 180 : 0))
    } below: { plan in
      below(plan)
    } bar: { plan in
      GameActions(bar: state.bar, plan: plan)
    }
    .navigationTitle(state.name)
    .onAppear { match.window = window.id }
    .woken(by: state.revision, after: { match.state.wakeMs }, { match.send(.timerFired) })
    // The move list takes the place of the button of the next person.
    .onChange(of: state.parts.contains(.handover)) { window.replaced() }
    .onChange(of: match.window) { if match.window != window.id { window.leave(match) } }
  }

  @ViewBuilder private func below(_ plan: ScreenPlan) -> some View {
    if plan.panel == 0 { player(state.players.last, plan) }
    moves(plan)
    words(plan)
    if plan.panel > 0 { player(state.players.last, plan) }
  }

  /// The moves as a strip, or as a table with its steppers.
  @ViewBuilder private func moves(_ plan: ScreenPlan) -> some View {
    if plan.hasStrip {
      MoveStrip(model: match)
    } else if plan.hasList {
      MoveTable(model: match)
      StepperRow(steppers: state.steppers)
    }
  }

  @ViewBuilder private func words(_ plan: ScreenPlan) -> some View {
    let words = WordsView(match: match)
    if plan.isScrolled {
      words
    } else if plan.words > 0 {
      ScrollView { words }.frame(height: plan.words)
    } else {
      ScrollView { words }.frame(maxHeight: .infinity)
    }
  }

  /// The bar of a player.
  @ViewBuilder private func player(_ bar: PlayerBar?, _ plan: ScreenPlan) -> some View {
    if let bar { PlayerBarView(bar: bar).frame(height: plan.head) }
  }
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
