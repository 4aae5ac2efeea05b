import FivefoldCore
import SwiftUI

/// The screen of a review, a puzzle, a lesson or the set-up of a position.
struct StudyScreen: View {
  let study: StudyModel
  let window: WindowModel

  @Environment(\.accessibilityVoiceOverEnabled) private var hears

  private var state: StudyState { study.state }
  private var isDeaf: Bool { (state.offers + state.bar).contains(where: \.isDeaf) }

  var body: some View {
    BoardScreen(
      model: study, kind: state.kind == .review ? .review : .study, app: window.app,
      scrollKey: state.scrollKey, isLast: { true }
    ) { plan in
      if state.turns.isEmpty {
        StudyHeadline(state: state).frame(minHeight: plan.head)
      } else {
        PieceRow(pieces: state.turns)
      }
    } below: { plan in
      if !state.tray.isEmpty { PieceRow(pieces: state.tray) }
      panel(plan)
      if plan.hasList {
        MoveTable(model: study)
        StepperRow(steppers: state.steppers)
      }
    } bar: { plan in
      StudyActions(state: state, plan: plan)
    }
    .navigationTitle(state.title)
    // VoiceOver users continue by the button, once it listens.
    .woken(by: state.revision, after: { hears && !isDeaf ? nil : study.state.wakeMs }, { study.send(.timerFired) })
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { StudyDetail(state: state) }
    }
  }

  /// The texts; they scroll on their own unless the whole screen scrolls.
  @ViewBuilder private func panel(_ plan: ScreenPlan) -> some View {
    let panel = StudyPanel(study: study, plan: plan)
    if plan.isScrolled {
      panel
    } else {
      KeyedScroll(key: state.scrollKey) { panel }.frame(maxHeight: .infinity)
    }
  }
}

struct StudyScreen_Previews: PreviewProvider {
  static var previews: some View {
    Previewed { app, window in
      ForEach(app.home.cards, id: \.game) { card in
        if let lesson = app.study(.lesson(game: card.game)) {
          NavigationStack { StudyScreen(study: lesson, window: window) }.previewDisplayName(card.name)
        }
      }
    }
  }
}
