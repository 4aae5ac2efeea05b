import FivefoldCore
import SwiftUI

/// The board, with everything a finger, a pointer, a keyboard or a screen reader does to it.
struct BoardView<Core: BoardCore>: View {
  let model: BoardModel<Core>
  @Binding var clock: MotionClock
  /// Whether the screen that the board lies on scrolls.
  let scrolls: Bool

  /// Where the finger rests; whatever ends the gesture, the ghost below it goes with it.
  @GestureState private var finger: CGPoint?
  @State private var fingers = BoardFingers()
  /// The zoom of the board; `nil` shows the whole board.
  @State private var zoom: Zoom?
  @State private var size = CGSize.zero
  @FocusState private var hasFocus: Bool

  /// How long a finger rests before it shows a ghost and may drag where the screen scrolls: until then it scrolls.
  private var rest: Double { 0.15 }

  var body: some View {
    let board = model.state.board
    MovingPicture(picture: board.picture, zoom: zoom, clock: $clock)
      .clipped()
      .overlay {
        GeometryReader { proxy in
          let geometry = BoardGeometry(board.picture, in: proxy.size, zoom: zoom)
          touchLayer(geometry)
          SpokenBoard(
            elements: board.spoken, geometry: geometry, model: model, showWhole: zoom == nil ? nil : showWhole
          )
          .equatable()
          .onChange(of: proxy.size, initial: true) {
            size = proxy.size
            zoom = nil
          }
        }
      }
      // Another board, or one that lies the other way round, is seen whole.
      .onChange(of: board.view) { zoom = nil }
      .onChange(of: board.focus) {
        if let focus = board.focus { look { $0.scale > 1 ? try zoomShowing(zoom: $0, point: focus) : $0 } }
      }
      .focusable()
      // The board's own cursor shows the focus.
      .focusEffectDisabled()
      .focused($hasFocus)
      .modifier(BoardKeys(model: model, look: step, showWhole: showWhole))
      .onChange(of: hasFocus) { model.make(.focus(isFocused: hasFocus)) }
      .onAppear { hasFocus = true }
  }

  private func touchLayer(_ geometry: BoardGeometry) -> some View {
    touched(geometry)
      .onContinuousHover(coordinateSpace: .local) { phase in
        switch phase {
        case .active(let location): point(at: location, geometry)
        case .ended: point(at: nil, geometry)
        }
      }
      .onChange(of: finger) { _, new in perform(fingers.moved(to: new), geometry) }
      .simultaneousGesture(
        MagnifyGesture()
          .onChanged { pinch in
            // A second finger cancels the gesture of the first.
            if !fingers.areTwo { model.make(.pointAway) }
            perform(fingers.magnified(pinch.magnification, from: pinch.startLocation), geometry)
          }
          .onEnded { _ in fingers.parted() }
      )
      .accessibilityHidden(true)
  }

  @ViewBuilder private func touched(_ geometry: BoardGeometry) -> some View {
    let layer = Color.clear.contentShape(Rectangle())
    if scrolls {
      layer.gesture(resting(geometry).exclusively(before: tapping(geometry)))
    } else {
      layer.gesture(dragging(geometry))
    }
  }

  private func tapping(_ geometry: BoardGeometry) -> some Gesture {
    SpatialTapGesture(coordinateSpace: .local).onEnded { tap in touch(tap.location, geometry) }
  }

  /// A finger shows what it would do, drags, and does it where it is lifted.
  private func dragging(_ geometry: BoardGeometry) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .local)
      .updating($finger) { drag, finger, _ in finger = drag.location }
      .onEnded { drag in touch(drag.location, geometry) }
  }

  /// A finger that has rested does the same.
  private func resting(_ geometry: BoardGeometry) -> some Gesture {
    LongPressGesture(minimumDuration: rest)
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .local))
      .updating($finger) { phase, finger, _ in
        if case .second(true, let drag) = phase { finger = drag?.location }
      }
      .onEnded { phase in
        if case .second(true, let drag?) = phase { touch(drag.location, geometry) }
      }
  }

  private func perform(_ action: BoardFingers.Action, _ geometry: BoardGeometry) {
    switch action {
    case .nothing: break
    case .press(let location):
      if let point = geometry.point(at: location) { model.make(.press(x: point.x, y: point.y)) }
    case .point(let location): point(at: location, geometry)
    case .pinch(let from, let to, let times):
      let (from, to) = (geometry.corner(at: from), geometry.corner(at: to))
      look { try zoomPinched(zoom: $0, from: from, to: to, times: times) }
    }
  }

  /// Applies a change of zoom computed by the core.
  private func look(_ change: (Zoom) throws -> Zoom) {
    zoom = model.look(zoom, unit: size.width / model.state.board.picture.width, change)
  }

  /// Zooms by keys; returns whether the zoom was handled.
  private func step(_ steps: Double) -> Bool {
    var isLooked = false
    look { now in
      let closer = try zoomStepped(zoom: now, at: nil, steps: steps)
      isLooked = closer != nil
      return closer ?? now
    }
    return isLooked
  }

  private func showWhole() { zoom = nil }

  private func touch(_ location: CGPoint, _ geometry: BoardGeometry) {
    if !fingers.areTwo, let point = geometry.point(at: location) { model.make(.touchAt(x: point.x, y: point.y)) }
  }

  private func point(at location: CGPoint?, _ geometry: BoardGeometry) {
    if let point = location.flatMap(geometry.point) {
      model.make(.pointAt(x: point.x, y: point.y))
    } else {
      model.make(.pointAway)
    }
  }
}

/// Plays the motions of a picture; while nothing moves nothing is drawn.
struct MovingPicture: View {
  let picture: Picture
  var zoom: Zoom?
  @Binding var clock: MotionClock

  @Environment(\.palette) private var palette

  var body: some View {
    TimelineView(.animation(minimumInterval: nil, paused: !clock.isMoving(picture))) { timeline in
      PictureView(
        picture: picture, palette: palette, elapsedMs: clock.elapsedMs(of: picture, at: timeline.date), zoom: zoom
      )
      .equatable()
    }
    .aspectRatio(picture.width / picture.height, contentMode: .fit)
    .task(id: picture.motion) {
      clock.see(picture, at: .now)
      do {
        try await Task.sleep(for: .milliseconds(Int(picture.lengthMs)))
        clock.end(picture)
      } catch {
        // Another animation has started, or the view is gone.
      }
    }
  }
}

/// The keys of a board: arrows walk, Return and Space act, Backspace takes back a move, Escape a half-made one; plus,
/// minus and nought look closer, as everywhere.
private struct BoardKeys<Core: BoardCore>: ViewModifier {
  let model: BoardModel<Core>
  let look: @MainActor (Double) -> Bool
  let showWhole: @MainActor () -> Void

  func body(content: Content) -> some View {
    content
      .onKeyPress(keys: [.upArrow, .rightArrow, .downArrow, .leftArrow], phases: [.down, .repeat]) { press in
        model.make(.moveCursor(arrow: arrow(press.key))) ? .handled : .ignored
      }
      .onKeyPress(keys: [.return, .space], phases: .down) { _ in
        model.make(.actAtCursor)
        return .handled
      }
      .onKeyPress(keys: [.delete, .backspace], phases: .down) { _ in
        model.make(.undo)
        return .handled
      }
      .onKeyPress(keys: [.escape], phases: .down) { _ in
        model.make(.takeBack)
        return .handled
      }
      .onKeyPress(keys: ["+", "=", "-"], phases: [.down, .repeat]) { press in
        look(press.key == "-" ? -1 : 1) ? .handled : .ignored
      }
      .onKeyPress(keys: ["0"], phases: .down) { _ in
        showWhole()
        return .handled
      }
  }

  private func arrow(_ key: KeyEquivalent) -> Arrow {
    switch key {
    case .upArrow: .up
    case .rightArrow: .right
    case .downArrow: .down
    default: .left
    }
  }
}

extension KeyEquivalent {
  /// What keyboards of the system send for Backspace, beside the letter it has a name for.
  fileprivate static let backspace = KeyEquivalent("\u{7F}")
}

/// The board as a screen reader meets it, in reading order. It takes no touches, and while a finger or a pointer only
/// searches its place it stays as it is.
struct SpokenBoard<Core: BoardCore>: View, Equatable {
  let elements: [SpokenElement]
  let geometry: BoardGeometry
  let model: BoardModel<Core>
  /// Shows the whole board, where only a part of it is seen.
  var showWhole: (@MainActor () -> Void)?

  nonisolated static func == (one: SpokenBoard, other: SpokenBoard) -> Bool {
    one.elements == other.elements && one.geometry == other.geometry && one.model === other.model
  }

  var body: some View {
    ZStack {
      ForEach(elements.indices, id: \.self) { index in
        if !geometry.frame(of: elements[index]).isEmpty { spoken(elements[index]) }
      }
    }
    .allowsHitTesting(false)
    .accessibilityElement(children: .contain)
    .environment(\.layoutDirection, .leftToRight)
  }

  private func spoken(_ element: SpokenElement) -> some View {
    let frame = geometry.frame(of: element)
    return Color.clear
      .frame(width: frame.width, height: frame.height)
      .accessibilityElement()
      .accessibilityLabel(element.label)
      .accessibilityValue(element.value ?? "")
      .accessibilityAddTraits(element.isSelected ? [.isButton, .isSelected] : .isButton)
      .accessibilityAction { model.make(.touch(target: element.target)) }
      .accessibilityActions {
        ForEach(element.actions, id: \.label) { action in
          Button(action.label) { model.make(action.gesture) }
        }
        if let showWhole { Button(word(.wholeBoard)) { showWhole() } }
      }
      .position(x: frame.midX, y: frame.midY)
  }
}
