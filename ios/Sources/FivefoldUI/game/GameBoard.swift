#if canImport(SwiftUI)
  import FivefoldCore
  import FivefoldModel
  import FivefoldPainter
  import SwiftUI

  /// The board as large as it fits, with everything a finger, a pointer, a keyboard or a screen reader does to it.
  struct GameBoard: View {
    let model: GameModel
    let settings: Settings
    let palette: Palette

    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @FocusState private var hasFocus: Bool
    @State private var hovered: UInt16?
    /// Which motion is on its way, and since when.
    @State private var begun: (shown: ObjectIdentifier, at: Date)?

    var body: some View {
      TimelineView(.animation(minimumInterval: nil, paused: motion == nil)) { timeline in
        BoardCanvas(scene(at: timeline.date), palette)
      }
      .overlay { GeometryReader { proxy in touchLayer(proxy.size) } }
      .overlay { GeometryReader { proxy in SpokenBoard(model: model, settings: settings, size: proxy.size) } }
      .aspectRatio(board.width / board.height, contentMode: .fit)
      .focusable()
      // The cursor on the board is what shows where one is.
      .focusEffectDisabled()
      .focused($hasFocus)
      .modifier(BoardKeys(model: model, isTurned: model.isTurned(settings)))
      .task(id: model.shown.map(ObjectIdentifier.init)) { await showMotion() }
      .onAppear { hasFocus = true }
    }

    private var board: SeenBoard { model.board(settings) }

    /// The effects to be seen now; nothing where the person or the system wants no motion.
    private var motion: Shown? { settings.speed == .off || reducesMotion ? nil : model.shown }

    private func scene(at now: Date) -> BoardScene {
      var scene = model.scene(settings, hovered: hovered)
      scene.valueWords = .spelled
      if let motion {
        let isBegun = begun?.shown == ObjectIdentifier(motion)
        let elapsed = isBegun ? now.timeIntervalSince(begun?.at ?? now) * 1000 / settings.speed.factor : 0
        scene.motion = Motion(before: motion.before, effects: motion.effects, elapsedMs: max(0, elapsed))
      }
      return scene
    }

    private func showMotion() async {
      guard let motion else { return model.shown.map(model.motionEnded) ?? () }
      begun = (ObjectIdentifier(motion), .now)
      let timeline = MotionTimeline(layout: board.layout, effects: motion.effects)
      let length = Duration.milliseconds(timeline.lengthMs * settings.speed.factor)
      // Whoever cancels this shows another motion already.
      guard (try? await Task.sleep(for: length)) != nil else { return }
      model.motionEnded(motion)
    }

    private func touchLayer(_ size: CGSize) -> some View {
      Color.clear
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .local)
            .onChanged { drag in
              model.hideCursor()
              hover(at: drag.location, size)
            }
            .onEnded { drag in
              hovered = nil
              // Sliding off the board cancels.
              if let target = target(at: drag.location, size) { model.touch(target) }
            }
        )
        .onContinuousHover(coordinateSpace: .local) { phase in
          switch phase {
          case .active(let location): hover(at: location, size)
          case .ended: hovered = nil
          }
        }
        .accessibilityHidden(true)
    }

    private func hover(at location: CGPoint, _ size: CGSize) {
      if case .place(let place) = target(at: location, size) { hovered = place } else { hovered = nil }
    }

    /// What a point of the view means: a button on the board, else the place the core says.
    private func target(at location: CGPoint, _ size: CGSize) -> Target? {
      guard CGRect(origin: .zero, size: size).contains(location), size.width > 0 else { return nil }
      let (x, y) = (location.x * board.width / size.width, location.y * board.height / size.height)
      let scene = model.scene(settings)
      if let button = board.buttons(scene.chosenRegion, scene.operations).at(x: x, y: y) { return button.operation }
      return model.hit(x: board.boardX(x), y: board.boardY(y)).map { .place(place: $0) }
    }
  }

  /// The keys of a board: arrows walk, Return and Space act, Backspace takes back a turn, Escape a half-made one.
  private struct BoardKeys: ViewModifier {
    let model: GameModel
    let isTurned: Bool

    func body(content: Content) -> some View {
      content
        .onKeyPress(keys: [.upArrow, .rightArrow, .downArrow, .leftArrow], phases: [.down, .repeat]) { press in
          guard let arrow = arrow(press.key) else { return .ignored }
          return model.moveCursor(isTurned ? arrow.turned : arrow) ? .handled : .ignored
        }
        .onKeyPress(keys: [.return, .space], phases: .down) { _ in
          model.actAtCursor()
          return .handled
        }
        .onKeyPress(keys: [.delete, .escape], phases: .down) { press in
          if press.key == .escape || model.snapshot.hasPartial { model.dropPartial() } else { model.undo() }
          return .handled
        }
    }

    private func arrow(_ key: KeyEquivalent) -> Arrow? {
      switch key {
      case .upArrow: .up
      case .rightArrow: .right
      case .downArrow: .down
      case .leftArrow: .left
      default: nil
      }
    }
  }
#endif
