#if canImport(SwiftUI)
  import FivefoldCore
  import FivefoldModel
  import FivefoldPainter
  import SwiftUI

  /// The board as a screen reader meets it: its places in reading order, then the buttons on it. They take no touches.
  struct SpokenBoard: View {
    let model: GameModel
    let settings: Settings
    let size: CGSize

    var body: some View {
      ZStack {
        ForEach(model.spokenPlaces(settings)) { place in spoken(place) }
        ForEach(buttons, id: \.label) { button in
          element(button.x, button.y, 2 * OperationButton.reach)
            .accessibilityElement()
            .accessibilityLabel(button.label)
            .accessibilityValue(said(of: button.operation))
            .accessibilityAddTraits(.isButton)
            .accessibilityAction { model.touch(button.operation) }
        }
      }
      .allowsHitTesting(false)
      .accessibilityElement(children: .contain)
      .environment(\.layoutDirection, .leftToRight)
    }

    private func spoken(_ place: SpokenPlace) -> some View {
      element(place.x, place.y, 1)
        .accessibilityElement()
        .accessibilityLabel(place.label)
        .accessibilityValue(place.value.map(words) ?? "")
        .accessibilityAddTraits(traits(place))
        .accessibilityAction { model.touch(.place(place: place.place)) }
        .accessibilityActions {
          ForEach(operations(of: place), id: \.label) { operation in
            Button(name(of: operation)) { model.perform(operation) }
          }
          if model.snapshot.hasPartial { Button(word("take_back")) { model.dropPartial() } }
        }
    }

    private var board: SeenBoard { model.board(settings) }

    private var buttons: [OperationButton] {
      let scene = model.scene(settings)
      return board.buttons(scene.chosenRegion, scene.operations)
    }

    private func operations(of place: SpokenPlace) -> [BoardOperation] {
      let region = board.layout.regions.first { $0.places.contains(place.place) }
      return model.snapshot.operations.filter { $0.region == region?.id }
    }

    /// An action has no value beside its name, so that is said with it.
    private func name(of operation: BoardOperation) -> String {
      model.value(of: operation).map { "\(operation.label), \(words(of: $0))" } ?? operation.label
    }

    private func said(of target: Target) -> String {
      model.values.first { $0.target == target }.map(words) ?? ""
    }

    private func traits(_ place: SpokenPlace) -> AccessibilityTraits {
      var traits: AccessibilityTraits = place.isTouchable ? [.isButton] : []
      if model.snapshot.picked == place.place { traits.formUnion(.isSelected) }
      return traits
    }

    private func element(_ x: Double, _ y: Double, _ width: Double) -> some View {
      let unit = size.width / board.width
      return Color.clear
        .frame(width: width * unit, height: width * unit)
        .position(x: x * unit, y: y * unit)
    }
  }
#endif
