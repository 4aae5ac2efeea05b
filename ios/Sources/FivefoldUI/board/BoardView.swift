import FivefoldCore
import SwiftUI

/// The board, with its gestures by finger, pointer, key and screen reader.
struct BoardView<Core: BoardCore>: View {
  let model: BoardModel<Core>
  @Binding var clock: MotionClock
  /// The zoom of the board; `nil` shows the whole board.
  @Binding var zoom: Zoom?
  /// Whether a finger is on the board, which keeps the screen from scrolling.
  @Binding var isTouched: Bool
  /// Whether the screen scrolls.
  let scrolls: Bool

  /// The position of the finger; reset when the gesture ends or is cancelled, which removes the ghost.
  @GestureState private var finger: CGPoint?
  /// Two fingers; reset like `finger`.
  @GestureState private var pinch: BoardFingers.Pinch?
  @State private var fingers = BoardFingers()
  @State private var size = CGSize.zero
  @FocusState private var hasFocus: Bool
  @Environment(\.window) private var window

  /// The seconds a finger rests on a scrolling screen before it touches the board instead of scrolling.
  private var rest: Double { 0.15 }

  var body: some View {
    let board = model.board
    MovingPicture(picture: board.picture, zoom: zoom, clock: $clock)
      .overlay {
        GeometryReader { proxy in
          let geometry = BoardGeometry(board.picture, in: proxy.size, zoom: zoom)
          touchLayer(geometry)
          SpokenBoard(
            elements: board.spoken, rotors: board.rotors, geometry: geometry, model: model, zoom: press,
            showWhole: zoom == nil ? nil : showWhole
          )
          .equatable()
          .onChange(of: proxy.size, initial: true) {
            size = proxy.size
            zoom = model.refit(zoom, unit: unit)
          }
        }
      }
      // Another board is shown whole.
      .onChange(of: board.view) { zoom = nil }
      .onChange(of: board.focus) {
        if let focus = board.focus { look { $0.scale > 1 ? try zoomShowing(zoom: $0, point: focus) : $0 } }
      }
      .focusable()
      // The board's own cursor shows the focus.
      .focusEffectDisabled()
      .focused($hasFocus)
      .modifier(BoardKeys(model: model, zoom: press))
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
      .onChange(of: finger) { _, new in
        perform(fingers.moved(to: new) { hears() }, geometry)
        isTouched = new != nil
      }
      .onChange(of: pinch) { _, new in
        // A second finger cancels the gesture of the first.
        if !fingers.areTwo { model.make(.pointAway) }
        perform(fingers.pinched(new), geometry)
      }
      .onDisappear { isTouched = false }
      .simultaneousGesture(
        MagnifyGesture().updating($pinch) { value, pinch, _ in
          pinch = BoardFingers.Pinch(magnification: value.magnification, start: value.startLocation)
        }
      )
      .accessibilityHidden(true)
  }

  @ViewBuilder private func touched(_ geometry: BoardGeometry) -> some View {
    let layer = Color.clear.contentShape(Rectangle())
    if scrolls {
      // Since iOS 18 a long press that is not simultaneous keeps the screen from scrolling.
      layer.simultaneousGesture(resting(geometry).exclusively(before: tapping(geometry)))
    } else {
      layer.gesture(dragging(geometry))
    }
  }

  private func tapping(_ geometry: BoardGeometry) -> some Gesture {
    SpatialTapGesture(coordinateSpace: .local).onEnded { tap in
      guard hears() else { return }
      perform(.press(tap.location), geometry)
      touch(tap.location, geometry)
      perform(.point(nil), geometry)
    }
  }

  /// A finger shows its target, drags, and touches where it is lifted.
  private func dragging(_ geometry: BoardGeometry) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .local)
      .updating($finger) { drag, finger, _ in finger = drag.location }
      .onEnded { drag in touch(drag.location, geometry) }
  }

  /// The same for a finger that has rested.
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
    zoom = model.look(zoom, unit: unit, change)
  }

  /// The length of a unit of the picture in points.
  private var unit: Double { size.width / model.board.picture.width }

  /// Zooms by a key; returns whether it had an effect.
  private func press(_ key: BoardKey) -> Bool {
    var isZoomed = false
    look { now in
      let changed = try zoomPressed(zoom: now, key: key)
      isZoomed = changed != nil
      return changed ?? now
    }
    return isZoomed
  }

  /// Returns whether a press counts: not if it is the second half of the double press that opened the board.
  private func hears() -> Bool { window?.hears() ?? true }

  private func showWhole() { zoom = nil }

  private func touch(_ location: CGPoint, _ geometry: BoardGeometry) {
    if !fingers.areTwo, !fingers.isIgnored, let point = geometry.point(at: location) {
      model.make(.touchAt(x: point.x, y: point.y))
    }
  }

  private func point(at location: CGPoint?, _ geometry: BoardGeometry) {
    if let point = location.flatMap(geometry.point) {
      model.make(.pointAt(x: point.x, y: point.y))
    } else {
      model.make(.pointAway)
    }
  }
}

/// Plays the motions of a picture; draws nothing while it is still.
struct MovingPicture: View {
  let picture: Picture
  var zoom: Zoom?
  @Binding var clock: MotionClock

  /// The margin that moving pieces and coordinates reach into.
  private static let margin: CGFloat = 40

  var body: some View {
    TimelineView(.animation(minimumInterval: nil, paused: !clock.isMoving(picture))) { timeline in
      PictureView(
        picture: picture, elapsedMs: clock.elapsedMs(of: picture, at: timeline.date), zoom: zoom,
        margin: zoom == nil ? Self.margin : 0
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

/// Passes the names of keys to the core.
private struct BoardKeys<Core: BoardCore>: ViewModifier {
  let model: BoardModel<Core>
  let zoom: @MainActor (BoardKey) -> Bool

  func body(content: Content) -> some View {
    content
      .onKeyPress(keys: Set(BoardKey.repeating.keys), phases: [.down, .repeat]) { press($0.key, BoardKey.repeating) }
      .onKeyPress(keys: Set(BoardKey.single.keys), phases: .down) { press($0.key, BoardKey.single) }
  }

  private func press(_ key: KeyEquivalent, _ names: [KeyEquivalent: BoardKey]) -> KeyPress.Result {
    names[key].map { zoom($0) || model.make(.key(key: $0)) } == true ? .handled : .ignored
  }
}

extension BoardKey {
  /// The keys that repeat while they are held.
  fileprivate static let repeating: [KeyEquivalent: BoardKey] = [
    .upArrow: .up, .rightArrow: .right, .downArrow: .down, .leftArrow: .left, .pageUp: .pageUp, .pageDown: .pageDown,
    "+": .plus, "=": .plus, "-": .minus,
  ]

  /// The other keys. Keyboards of the system send U+007F for Backspace.
  fileprivate static let single: [KeyEquivalent: BoardKey] = [
    .return: .enter, .space: .space, .delete: .backspace, KeyEquivalent("\u{7F}"): .backspace, .escape: .escape,
    .home: .home, .end: .end, "0": .zero,
  ]
}

/// The accessibility elements of a board, in reading order. They take no touches, and do not change while a finger or
/// pointer moves.
struct SpokenBoard<Core: BoardCore>: View, Equatable {
  let elements: [SpokenElement]
  /// The ways over the pieces of each color.
  let rotors: [SpokenRotor]
  let geometry: BoardGeometry
  let model: BoardModel<Core>
  /// Zooms like a key.
  let zoom: @MainActor (BoardKey) -> Bool
  /// Shows the whole board, while it is zoomed.
  var showWhole: (@MainActor () -> Void)?

  @Namespace private var board

  nonisolated static func == (one: SpokenBoard, other: SpokenBoard) -> Bool {
    one.elements == other.elements && one.rotors == other.rotors && one.geometry == other.geometry
      && one.model === other.model
  }

  var body: some View {
    ZStack {
      // A screen reader stays at its place while other elements come and go.
      ForEach(elements, id: \.target) { element in
        if !geometry.frame(of: element).isEmpty { spoken(element) }
      }
    }
    .allowsHitTesting(false)
    .accessibilityElement(children: .contain)
    .modifier(PieceRotor(rotor: rotors.first, elements: elements, board: board))
    .modifier(PieceRotor(rotor: rotors.last, elements: elements, board: board))
    .environment(\.layoutDirection, .leftToRight)
  }

  private func spoken(_ element: SpokenElement) -> some View {
    let frame = geometry.frame(of: element)
    return Color.clear
      .frame(width: frame.width, height: frame.height)
      .accessibilityElement()
      .accessibilityLabel(element.label)
      // A voice names the place, and need not name the piece on it.
      .accessibilityInputLabels([element.inputLabel])
      .accessibilityValue(element.value ?? "")
      .accessibilityAddTraits(element.isSelected ? [.isButton, .isSelected] : .isButton)
      .accessibilityAction { model.make(.touch(target: element.target)) }
      .accessibilityZoomAction { step in _ = zoom(step.direction == .zoomIn ? .plus : .minus) }
      .accessibilityActions {
        ForEach(element.actions, id: \.label) { action in
          Button(action.label) { model.make(action.gesture) }
        }
        if let showWhole { Button(word(.wholeBoard)) { showWhole() } }
      }
      .accessibilityRotorEntry(id: element.target, in: board)
      .position(x: frame.midX, y: frame.midY)
  }
}

/// A way of VoiceOver's rotor over the pieces of a color; those out of view are left out.
private struct PieceRotor: ViewModifier {
  let rotor: SpokenRotor?
  let elements: [SpokenElement]
  let board: Namespace.ID

  func body(content: Content) -> some View {
    let targets = Set(rotor?.targets ?? [])
    content.accessibilityRotor(Text(rotor?.label ?? "")) {
      ForEach(elements.filter { targets.contains($0.target) }, id: \.target) { element in
        AccessibilityRotorEntry(Text(element.label), id: element.target, in: board)
      }
    }
  }
}
