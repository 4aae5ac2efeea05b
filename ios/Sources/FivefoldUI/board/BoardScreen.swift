import FivefoldCore
import SwiftUI

/// The screen of something that has a board: a match, or what is studied. The board has a place of its own; what lies
/// around it is told how large it may be, as the core plans it, and so never moves it.
struct BoardScreen<Core: BoardCore, Above: View, Below: View>: View {
  let model: BoardModel<Core>
  let kind: PlanKind
  let app: AppModel
  /// The analysis shown in the margin of the board.
  var analysis: AnalysisState?
  /// Whether what leaves this screen is seen nowhere else.
  let isLast: @MainActor () -> Bool
  @ViewBuilder let above: (ScreenPlan) -> Above
  @ViewBuilder let below: (ScreenPlan) -> Below

  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.palette) private var palette
  @ScaledMetric private var letters: CGFloat = 1
  @State private var isOnScreen = false
  /// Kept here, so that nothing moves again when the board comes to lie elsewhere on the screen.
  @State private var clock = MotionClock()

  var body: some View {
    GeometryReader { proxy in
      if let plan = app.plan(of: kind, width: proxy.size.width, height: proxy.size.height, letters: letters) {
        arranged(plan)
      }
    }
    .background(palette[.page])
    .navigationBarTitleDisplayMode(.inline)
    .modifier(GameFeedback(moment: model.state.moment, app: app))
    .onAppear {
      isOnScreen = true
      model.send(.shown)
    }
    .onDisappear {
      isOnScreen = false
      if isLast() { model.send(.hidden) }
    }
    .onChange(of: scenePhase) { _, phase in
      guard isOnScreen else { return }
      // While it is inactive a notification covers the app for a moment, and it goes on.
      if phase == .active { model.send(.shown) }
      if phase == .background { model.send(.hidden) }
    }
  }

  @ViewBuilder private func arranged(_ plan: ScreenPlan) -> some View {
    switch plan.shape {
    case .narrow: column(plan)
    case .narrowScrolled: ScrollView { column(plan) }
    case .wide, .wideScrolled:
      HStack(spacing: plan.margin) {
        board(plan)
        if plan.isScrolled {
          ScrollView { beside(plan) }
        } else {
          beside(plan)
        }
      }
      .padding(.horizontal, plan.margin)
    }
  }

  private func column(_ plan: ScreenPlan) -> some View {
    VStack(spacing: plan.gap) {
      above(plan)
      board(plan)
      below(plan)
    }
    .padding(.horizontal, plan.margin)
  }

  private func beside(_ plan: ScreenPlan) -> some View {
    VStack(spacing: plan.gap) {
      above(plan)
      below(plan)
    }
    .frame(width: plan.panel)
  }

  private func board(_ plan: ScreenPlan) -> some View {
    BoardView(model: model, clock: $clock, scrolls: plan.shape == .narrowScrolled)
      .frame(width: plan.board, height: plan.board, alignment: .bottom)
      .overlay(alignment: .leading) {
        if let analysis { EvaluationBar(analysis: analysis).offset(x: -10) }
      }
      // Its left margin is where it is, whatever one reads from.
      .environment(\.layoutDirection, .leftToRight)
  }
}

extension View {
  /// Lets go on what wants to be asked again, for as long as it does; a newer state has a time of its own, or none.
  func woken(
    by revision: UInt64, after pause: @escaping @MainActor () -> UInt32?, _ tick: @escaping @MainActor () -> Void
  ) -> some View {
    task(id: revision) {
      do {
        while let milliseconds = pause() {
          try await Task.sleep(for: .milliseconds(Int(milliseconds)))
          tick()
        }
      } catch {
        // A newer state has arrived, or the view is gone.
      }
    }
  }
}

/// Something that can be done: a sign, and words below it where they have room.
struct ActionFace: View {
  let words: String
  let symbol: String
  let hasLabel: Bool

  var body: some View {
    VStack(spacing: 4) {
      Image(systemName: symbol).font(.title3).accessibilityHidden(true)
      if hasLabel { Text(words).font(.caption).lineLimit(1).minimumScaleFactor(0.7) }
    }
    .frame(maxWidth: .infinity, minHeight: 48, maxHeight: .infinity)
    .contentShape(Rectangle())
    .accessibilityElement()
    .accessibilityLabel(words)
  }
}
