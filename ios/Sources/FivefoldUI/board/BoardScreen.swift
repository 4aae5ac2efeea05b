import FivefoldCore
import SwiftUI

/// The screen of a match or a study. The core's plan sets the sizes of the board and of the parts around it, so that no
/// content moves the board.
struct BoardScreen<Core: BoardCore, Above: View, Below: View, Bar: View>: View {
  let model: BoardModel<Core>
  let kind: PlanKind
  let app: AppModel
  /// The analysis shown in the margin of the board.
  var analysis: AnalysisState?
  /// Where the screen scrolls, a new key scrolls to the top.
  var scrollKey: UInt32 = 0
  /// Whether the bar stays at the lower edge where the screen scrolls.
  var isBarFixed = true
  /// Whether no other screen shows the model.
  let isLast: @MainActor () -> Bool
  @ViewBuilder let above: (ScreenPlan) -> Above
  @ViewBuilder let below: (ScreenPlan) -> Below
  /// The last part.
  @ViewBuilder let bar: (ScreenPlan) -> Bar

  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.palette) private var palette
  @ScaledMetric private var fontScale: CGFloat = 1
  @State private var isOnScreen = false
  /// These are kept here, so that a change of the layout neither repeats motions nor ends the zoom.
  @State private var clock = MotionClock()
  @State private var zoom: Zoom?
  @State private var isTouched = false

  var body: some View {
    GeometryReader { proxy in
      if let plan = app.plan(of: kind, width: proxy.size.width, height: proxy.size.height, fontScale: fontScale) {
        arranged(plan)
      }
    }
    .background(palette[.page])
    .background { SwipeSwitch() }
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
      // An inactive app is only covered for a moment.
      if phase == .active { model.send(.shown) }
      if phase == .background { model.send(.hidden) }
    }
  }

  @ViewBuilder private func arranged(_ plan: ScreenPlan) -> some View {
    if plan.shape == .narrowScrolled {
      KeyedScroll(key: scrollKey) { parts(plan) }
        .scrollDisabled(isTouched)
        .safeAreaInset(edge: .bottom) {
          if isBarFixed { bar(plan).padding(.horizontal, plan.margin).background(palette[.page]) }
        }
    } else {
      parts(plan)
    }
  }

  /// The board between the other parts or beside them. The board stays the same view when a window becomes wide or
  /// narrow, and so does the gesture of a finger on it.
  private func parts(_ plan: ScreenPlan) -> some View {
    let isWide = plan.shape == .wide || plan.shape == .wideScrolled
    let layout =
      isWide ? AnyLayout(HStackLayout(spacing: plan.margin)) : AnyLayout(VStackLayout(spacing: plan.gap))
    return layout {
      if !isWide { above(plan) }
      board(plan)
      if !isWide {
        below(plan)
        if !plan.isScrolled || !isBarFixed { bar(plan) }
      } else if plan.isScrolled {
        KeyedScroll(key: scrollKey) { beside(plan) }
      } else {
        beside(plan)
      }
    }
    .padding(.horizontal, plan.margin)
  }

  private func beside(_ plan: ScreenPlan) -> some View {
    VStack(spacing: plan.gap) {
      above(plan)
      below(plan)
      bar(plan)
    }
    .frame(width: plan.panel)
  }

  private func board(_ plan: ScreenPlan) -> some View {
    BoardView(
      model: model, clock: $clock, zoom: $zoom, isTouched: $isTouched, scrolls: plan.shape == .narrowScrolled
    )
    .frame(width: plan.board, height: plan.board, alignment: .bottom)
    .overlay(alignment: .leading) {
      if let analysis { EvaluationBar(analysis: analysis).offset(x: -10) }
    }
    // The bar is in the left margin for every script.
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// Scrolls, again from the top with a new key.
struct KeyedScroll<Content: View>: View {
  let key: UInt32
  @ViewBuilder let content: () -> Content

  private static var top: Int { 0 }

  var body: some View {
    ScrollViewReader { scroll in
      ScrollView { content().id(Self.top) }
        .onChange(of: key) { scroll.scrollTo(Self.top, anchor: .top) }
    }
  }
}

extension View {
  /// Calls `tick` after each pause, until there is none; a newer state replaces the timer.
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

/// An icon, with a label below it if there is room.
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
