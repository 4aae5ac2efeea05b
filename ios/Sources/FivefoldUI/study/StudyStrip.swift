import FivefoldCore
import SwiftUI

/// The turns in a row, each with a sign of what it was worth, between the steps that the core offers.
struct StudyStrip: View {
  let study: StudyModel

  @Environment(\.palette) private var palette

  private var state: StudyState { study.state }

  /// Whether a deed is a step through the turns, with a symbol of its own beside them.
  static func has(_ deed: StudyDeed, _ state: StudyState) -> Bool { !state.turns.isEmpty && deed.isLater != nil }

  var body: some View {
    HStack(spacing: 4) {
      steps(later: false)
      ScrollViewReader { scroll in
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHStack(spacing: 4) {
            ForEach(state.turns, id: \.number) { turn in chip(turn).id(turn.number) }
          }
        }
        .frame(minHeight: 48)
        .onChange(of: state.at, initial: true) { scroll.scrollTo(state.at, anchor: .center) }
      }
      steps(later: true)
    }
  }

  private func steps(later: Bool) -> some View {
    let steps = state.actions.filter { $0.deed.isLater == later }
    return HStack(spacing: 0) {
      ForEach(steps, id: \.deed) { action in
        Button {
          study.perform(action.deed)
        } label: {
          Label(action.label, systemImage: action.deed.symbol)
            .labelStyle(.iconOnly)
            .frame(minWidth: 44, minHeight: 48)
        }
        .disabled(!action.isEnabled)
      }
    }
  }

  private func chip(_ turn: TurnRow) -> some View {
    let isShown = turn.number == state.at
    return Button {
      study.go(to: turn.number)
    } label: {
      HStack(spacing: 4) {
        SideCoin(colour: turn.colour, size: 14)
        Text(turn.text).font(.subheadline.monospacedDigit())
        if let sign = turn.sign {
          Text(verbatim: sign.text).font(.subheadline.weight(.bold)).foregroundStyle(.ink(sign.ink))
        }
      }
      .padding(.horizontal, 12)
      .frame(minHeight: 40)
      .background(isShown ? palette[.card] : .clear, in: Capsule())
      .overlay { if isShown { Capsule().strokeBorder(palette[.accent], lineWidth: 1.5) } }
      .contentShape(Capsule())
    }
    .buttonStyle(.plain)
    .foregroundStyle(turn.number > state.at ? .ink(.quiet) : .ink(.text))
    .accessibilityLabel([turn.sentence, turn.worth].filter { !$0.isEmpty }.joined(separator: ", "))
    .accessibilityAddTraits(isShown ? .isSelected : [])
  }
}

extension StudyDeed {
  /// Whether it is a step through turns: back or on.
  var isLater: Bool? {
    switch self {
    case .first, .previous: false
    case .next, .last: true
    default: nil
    }
  }
}
