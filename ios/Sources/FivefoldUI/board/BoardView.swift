import FivefoldCore
import SwiftUI

/// The board, with everything a finger, a pointer, a keyboard or a screen reader does to it.
struct BoardView<Model: BoardModel>: View {
  let model: Model
  @Binding var clock: MotionClock

  /// Where the finger rests; whatever ends the gesture, the ghost below it goes with it.
  @GestureState private var finger: CGPoint?
  @FocusState private var hasFocus: Bool

  /// How long a finger rests before it shows a ghost and may search its place: until then the screen may scroll.
  private var rest: Double { 0.15 }

  var body: some View {
    let board = model.board
    MovingPicture(picture: board.picture, clock: $clock)
      .overlay {
        GeometryReader { proxy in
          let geometry = BoardGeometry(board.picture, in: proxy.size)
          touchLayer(geometry)
          SpokenBoard(elements: board.spoken, geometry: geometry, model: model).equatable()
        }
      }
      .focusable()
      // The cursor on the board is what shows where one is.
      .focusEffectDisabled()
      .focused($hasFocus)
      .modifier(BoardKeys(model: model))
      .onChange(of: hasFocus) { model.setFocused(hasFocus) }
      .onAppear { hasFocus = true }
  }

  private func touchLayer(_ geometry: BoardGeometry) -> some View {
    Color.clear
      .contentShape(Rectangle())
      .gesture(searching(geometry).exclusively(before: tapping(geometry)))
      .onContinuousHover(coordinateSpace: .local) { phase in
        switch phase {
        case .active(let location): point(at: location, geometry)
        case .ended: point(at: nil, geometry)
        }
      }
      .onChange(of: finger) { point(at: finger, geometry) }
      .accessibilityHidden(true)
  }

  private func tapping(_ geometry: BoardGeometry) -> some Gesture {
    SpatialTapGesture(coordinateSpace: .local).onEnded { tap in touch(tap.location, geometry) }
  }

  /// A finger that rests shows what it would do, and does it where it is lifted.
  private func searching(_ geometry: BoardGeometry) -> some Gesture {
    LongPressGesture(minimumDuration: rest)
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .local))
      .updating($finger) { phase, finger, _ in
        if case .second(true, let drag) = phase { finger = drag?.location }
      }
      .onEnded { phase in
        if case .second(true, let drag?) = phase { touch(drag.location, geometry) }
      }
  }

  private func touch(_ location: CGPoint, _ geometry: BoardGeometry) {
    if let point = geometry.point(at: location) { model.touch(x: point.x, y: point.y) }
  }

  private func point(at location: CGPoint?, _ geometry: BoardGeometry) {
    if let point = location.flatMap(geometry.point) {
      model.point(x: point.x, y: point.y)
    } else {
      model.pointAway()
    }
  }
}

/// Plays the motions of a picture; while nothing moves nothing is drawn.
struct MovingPicture: View {
  let picture: Picture
  @Binding var clock: MotionClock

  @Environment(\.palette) private var palette

  var body: some View {
    TimelineView(.animation(minimumInterval: nil, paused: !clock.isMoving(picture))) { timeline in
      PictureView(picture: picture, palette: palette, elapsedMs: clock.elapsedMs(of: picture, at: timeline.date))
        .equatable()
    }
    .aspectRatio(picture.width / picture.height, contentMode: .fit)
    .task(id: picture.motion) {
      clock.see(picture, at: .now)
      do {
        try await Task.sleep(for: .milliseconds(Int(picture.lengthMs)))
        clock.end(picture)
      } catch {
        // Another motion is seen already, or nobody looks.
      }
    }
  }
}

/// The keys of a board: arrows walk, Return and Space act, Backspace takes back a turn, Escape a half-made one.
private struct BoardKeys<Model: BoardModel>: ViewModifier {
  let model: Model

  func body(content: Content) -> some View {
    content
      .onKeyPress(keys: [.upArrow, .rightArrow, .downArrow, .leftArrow], phases: [.down, .repeat]) { press in
        model.moveCursor(arrow(press.key)) ? .handled : .ignored
      }
      .onKeyPress(keys: [.return, .space], phases: .down) { _ in
        model.actAtCursor()
        return .handled
      }
      .onKeyPress(keys: [.delete, .backspace], phases: .down) { _ in
        model.undo()
        return .handled
      }
      .onKeyPress(keys: [.escape], phases: .down) { _ in
        model.takeBack()
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
struct SpokenBoard<Model: BoardModel>: View, Equatable {
  let elements: [SpokenElement]
  let geometry: BoardGeometry
  let model: Model

  nonisolated static func == (one: SpokenBoard, other: SpokenBoard) -> Bool {
    one.elements == other.elements && one.geometry == other.geometry && one.model === other.model
  }

  var body: some View {
    ZStack {
      ForEach(elements.indices, id: \.self) { index in spoken(elements[index]) }
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
      .accessibilityAction { model.touch(element.target) }
      .accessibilityActions {
        ForEach(element.actions, id: \.label) { action in
          Button(action.label) { act(action.deed) }
        }
      }
      .position(x: frame.midX, y: frame.midY)
  }

  private func act(_ deed: SpokenDeed) {
    switch deed {
    case .touch(let target): model.touch(target)
    case .takeBack: model.takeBack()
    }
  }
}
