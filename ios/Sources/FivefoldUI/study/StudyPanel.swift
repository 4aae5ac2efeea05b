import FivefoldCore
import SwiftUI

/// The detail in the title row: a text, and the steps of a lesson as dots.
struct StudyDetail: View {
  let state: StudyState

  var body: some View {
    HStack(spacing: 8) {
      if !state.steps.isEmpty {
        HStack(spacing: 4) {
          ForEach(state.steps.indices, id: \.self) { StepDot(step: state.steps[$0]) }
        }
        .accessibilityHidden(true)
      }
      Text(state.detail).font(.footnote.monospacedDigit()).foregroundStyle(.ink(.quiet))
    }
    .accessibilityElement(children: .combine)
  }
}

/// The dot of a step; the current one is longer.
private struct StepDot: View {
  let step: StepMark

  @Environment(\.palette) private var palette

  var body: some View {
    Capsule()
      .fill(step == .open ? palette[.line] : palette[.accent])
      .frame(width: step == .current ? 14 : 6, height: 6)
  }
}

/// The headline, with the coin of its side.
struct StudyHeadline: View {
  let state: StudyState

  private var isClaim: Bool { state.kind != .lesson }

  var body: some View {
    HStack(spacing: 12) {
      if let color = state.color { SideCoin(color: color, size: 36) }
      VStack(alignment: .leading, spacing: 0) {
        if !state.caption.isEmpty { Text(state.caption).font(.footnote).foregroundStyle(.ink(.quiet)) }
        Text(state.headline)
          .font(isClaim ? .title2.weight(.semibold) : .title3.weight(.semibold))
          .minimumScaleFactor(0.7)
      }
      Spacer(minLength: 0)
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isHeader)
    // The headline is read before the board.
    .accessibilitySortPriority(1)
  }
}

/// The graph, the moves, and the texts.
struct StudyPanel: View {
  let study: StudyModel
  let plan: ScreenPlan

  private var state: StudyState { study.state }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let graph = state.graph, plan.graph > 0 {
        StudyGraphView(study: study, graph: graph).frame(maxWidth: .infinity).frame(height: plan.graph)
      }
      if let progress = state.progress { ProgressView(value: progress).progressViewStyle(.linear) }
      if plan.hasStrip { MoveStrip(model: study) }
      VStack(alignment: .leading, spacing: 12) {
        if !state.sentence.isEmpty { sentence }
        if !state.hints.isEmpty { HintRow(hints: state.hints) }
      }
      .padding(state.hints.isEmpty ? 0 : 16)
      // The margin of texts is wider than that of the board.
      .padding(.horizontal, plan.shape == .narrow ? plan.sides - plan.margin : 0)
      .frame(maxWidth: .infinity, alignment: .leading)
      .modifier(Card(isThere: !state.hints.isEmpty))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var sentence: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      // The tone is never conveyed by color alone.
      if let symbol = state.symbol { Image(systemName: symbol.icon).accessibilityHidden(true) }
      Text(state.sentence)
    }
    .foregroundStyle(.ink(state.ink))
  }
}

/// Pieces to choose from on a plate, with the chosen one framed.
struct PieceRow: View {
  let pieces: [PieceButton]

  @Environment(\.palette) private var palette
  @Environment(\.window) private var window

  var body: some View {
    HStack(spacing: 0) {
      ForEach(pieces.indices, id: \.self) { index in piece(pieces[index].button, pieces[index].picture) }
    }
    .modifier(Card())
  }

  private func piece(_ button: ScreenButton, _ picture: Picture) -> some View {
    let frame = RoundedRectangle(cornerRadius: 20, style: .circular)
    return Button {
      window?.press(button)
    } label: {
      VStack(spacing: 2) {
        PictureView(picture: picture).equatable().frame(width: 32, height: 32).accessibilityHidden(true)
        Text(button.label).font(.footnote).multilineTextAlignment(.center)
      }
      .padding(4)
      .frame(maxWidth: .infinity, minHeight: 56)
      .overlay { frame.strokeBorder(button.isOn == true ? palette[.accent] : .clear, lineWidth: 2) }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(button.isOn == true ? .isSelected : [])
  }
}

/// Draws a card behind a view.
struct Card: ViewModifier {
  var isThere = true

  @Environment(\.palette) private var palette

  func body(content: Content) -> some View {
    content.background(isThere ? palette[.card] : .clear, in: RoundedRectangle(cornerRadius: 20, style: .circular))
  }
}

/// The hints; those given are filled.
private struct HintRow: View {
  let hints: [StudyHint]

  @Environment(\.palette) private var palette

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      ForEach(hints.indices, id: \.self) { index in hint(index) }
    }
  }

  private func hint(_ index: Int) -> some View {
    let isGiven = hints[index].isGiven
    return VStack(spacing: 4) {
      Text(verbatim: "\(index + 1)")
        .font(.footnote.weight(.semibold))
        .foregroundStyle(palette[isGiven ? .card : .quiet])
        .frame(minWidth: 28, minHeight: 28)
        .background(isGiven ? palette[.accent] : .clear, in: Circle())
        .overlay { Circle().strokeBorder(palette[isGiven ? .accent : .line], lineWidth: 1.5) }
      Text(hints[index].label).font(.caption).foregroundStyle(.ink(.quiet)).multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isGiven ? .isSelected : [])
  }
}

/// The evaluation graph of a game; a touch goes to its move.
private struct StudyGraphView: View {
  let study: StudyModel
  let graph: StudyGraph

  @Environment(\.window) private var window

  var body: some View {
    PictureView(picture: graph.picture)
      .onTap { point in window?.ifHeard { study.send(.touchGraph(x: point.x, y: point.y)) } }
      .accessibilityElement()
      .accessibilityLabel(graph.words)
      .accessibilityValue(study.state.moves.first { $0.number == study.state.at }?.sentence ?? "")
      .accessibilityAdjustableAction { direction in
        let (steppers, index) = (study.state.steppers, direction == .increment ? 2 : 1)
        if steppers.indices.contains(index), steppers[index].isEnabled { window?.perform(steppers[index].action) }
      }
  }
}

/// The wide buttons of a step, above the bar and its overflow menu.
struct StudyActions: View {
  let state: StudyState
  let plan: ScreenPlan

  var body: some View {
    VStack(spacing: plan.gap) {
      HStack(spacing: plan.gap) {
        ForEach(state.offers.indices, id: \.self) { index in
          let button = LabelButton(button: state.offers[index], height: 56, isWide: true)
          if state.offers[index].isMain { button.keyboardShortcut(.return) } else { button }
        }
      }
      GameActions(bar: state.bar, plan: plan)
    }
  }
}
