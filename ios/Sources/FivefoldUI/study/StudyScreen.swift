import FivefoldCore
import SwiftUI

/// A review, a puzzle or a lesson: what it is about, the board at a place of its own, and what can be done.
struct StudyScreen: View {
  let study: StudyModel
  let window: WindowModel

  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.palette) private var palette
  @ScaledMetric private var letters: CGFloat = 1
  @State private var isOnScreen = false
  /// Kept here, so that nothing moves again when the board comes to lie elsewhere on the screen.
  @State private var clock = MotionClock()

  private var state: StudyState { study.state }

  var body: some View {
    GeometryReader { proxy in
      let layout = StudyLayout(proxy.size, letters: letters)
      if layout.scrolls {
        ScrollView { content(layout) }
      } else {
        content(layout)
      }
    }
    .background(palette[.page])
    .navigationTitle(state.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { StudyDetail(state: state) }
    }
    .modifier(GameFeedback(moment: state.moment, app: window.app))
    .onAppear {
      isOnScreen = true
      study.shown()
    }
    .onDisappear {
      isOnScreen = false
      study.hidden()
    }
    .onChange(of: scenePhase) { _, phase in
      guard isOnScreen else { return }
      if phase == .active { study.shown() }
      if phase == .background { study.hidden() }
    }
  }

  @ViewBuilder private func content(_ layout: StudyLayout) -> some View {
    if layout.isWide {
      HStack(spacing: GameLayout.margin) {
        board(layout)
        VStack(spacing: GameLayout.gap) {
          StudyHeadline(state: state)
          panel(layout)
          actions
        }
      }
      .padding(.horizontal, GameLayout.margin)
    } else {
      VStack(spacing: GameLayout.gap) {
        StudyHeadline(state: state).frame(height: layout.headline)
        board(layout)
        panel(layout)
        actions
      }
      .padding(.horizontal, GameLayout.margin)
    }
  }

  private func board(_ layout: StudyLayout) -> some View {
    BoardView(model: study, clock: $clock).frame(width: layout.board, height: layout.board, alignment: .bottom)
  }

  /// What there is to read; it scrolls by itself unless the whole screen does.
  @ViewBuilder private func panel(_ layout: StudyLayout) -> some View {
    if layout.scrolls {
      StudyPanel(study: study)
    } else {
      ScrollView { StudyPanel(study: study) }.frame(maxHeight: .infinity)
    }
  }

  private var actions: some View { StudyActions(study: study, window: window) }
}

struct StudyScreen_Previews: PreviewProvider {
  static var previews: some View {
    Previewed { app, window in
      ForEach(app.home.cards, id: \.game) { card in
        if let lesson = app.study(.lesson(card.game)) {
          NavigationStack { StudyScreen(study: lesson, window: window) }.previewDisplayName(card.name)
        }
      }
    }
  }
}
