import FivefoldCore
import SwiftUI

/// The setup of a new game. The board and its rules are folded at first; the start button is always visible.
struct NewGameSheet: View {
  let model: NewGameModel
  let window: WindowModel

  @Environment(\.dismiss) private var dismiss
  @State private var showsFolded = false

  private var state: NewGameState { model.state }

  var body: some View {
    Form {
      ForEach(state.groups.indices, id: \.self) { group in
        if state.groups[group].isCard {
          Section { rows(state.groups[group].rows) }
        } else {
          rows(state.groups[group].rows)
        }
      }
      if let folded = state.folded {
        Section {
          if !showsFolded && !folded.summary.isEmpty {
            Text(folded.summary).font(.subheadline).foregroundStyle(.ink(.quiet))
          }
          DisclosureGroup(folded.title, isExpanded: $showsFolded) { rows(folded.rows) }
        }
      }
      if let setUp = state.setUp { Button(setUp.label) { window.press(setUp) } }
    }
    .safeAreaInset(edge: .bottom) { start }
    .navigationTitle(state.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button(word(.cancel)) { window.ifHeard { dismiss() } } }
    }
  }

  private func send(_ event: NewGameEvent) { window.ifHeard { model.send(event) } }

  private func rows(_ rows: [NewGameRow]) -> some View {
    ForEach(rows.indices, id: \.self) { NewGameRowView(row: rows[$0], send: send) }
  }

  private var start: some View {
    VStack(spacing: 8) {
      if let refusal = state.refusal {
        Label(refusal, systemImage: "exclamationmark.triangle").foregroundStyle(.ink(.loss))
      }
      Button {
        window.ifHeard { window.show(window.app.begin(model)) }
      } label: {
        Text(word(.start)).frame(maxWidth: .infinity)
      }
      .buttonStyle(FilledButtonStyle(height: 56))
      .disabled(state.refusal != nil)
    }
    .padding(16)
  }
}

private typealias NewGameSend = @MainActor (NewGameEvent) -> Void

/// A row of the sheet, by its kind.
private struct NewGameRowView: View {
  let row: NewGameRow
  let send: NewGameSend

  var body: some View {
    switch row {
    case .choice(let row): choice(row)
    case .value(let row): value(row)
    case .switch(let row, let event): SwitchView(row: row) { _ in send(event) }
    case .name(let row): PersonRow(row: row, send: send)
    case .preview(let picture, let height):
      PictureView(picture: picture).onTap { send(.touchPreview(x: $0.x, y: $0.y)) }
        .frame(maxWidth: .infinity)
        .frame(height: height)
        .accessibilityHidden(true)
    case .button(let button): self.button(button)
    }
  }

  @ViewBuilder private func choice(_ row: ChoiceRow) -> some View {
    let picker = ChoicePicker(label: row.label, options: row.options, onChange: send)
    switch row.style {
    case .segments: picker.pickerStyle(.segmented)
    case .labeledSegments:
      LabeledContent(row.label, value: row.hint)
      picker.pickerStyle(.segmented)
    case .faces: LevelFaces(row: row, send: send)
    case .cards: OptionCards(row: row, send: send)
    case .chips, .menu: picker
    }
  }

  @ViewBuilder private func value(_ row: ValueRow) -> some View {
    let content = HStack(spacing: 8) {
      if let color = row.color { SideCoin(color: color) }
      LabeledContent(row.label, value: row.value)
    }
    if let steps = row.steps {
      StepsView(steps: steps, send: send) { content }
    } else {
      content
    }
    if !row.hint.isEmpty { Text(row.hint).font(.subheadline).foregroundStyle(.ink(.quiet)) }
    ForEach(row.buttons, id: \.event) { button($0) }
  }

  private func button(_ button: NewGameButton) -> some View {
    Button(button.label) { send(button.event) }
      .disabled(!button.isEnabled)
      .accessibilityAddTraits(button.isOn == true ? .isSelected : [])
  }
}

/// A value and the buttons that change it.
private struct StepsView<Content: View>: View {
  let steps: StepButtons
  let send: NewGameSend
  @ViewBuilder let content: Content

  var body: some View {
    Stepper {
      content
    } onIncrement: {
      if steps.more.isEnabled { send(steps.more.event) }
    } onDecrement: {
      if steps.less.isEnabled { send(steps.less.event) }
    }
  }
}

/// One of two people: the name and the clock, in two lines where one is too narrow.
private struct PersonRow: View {
  let row: NameRow
  let send: NewGameSend

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 12) {
        name.frame(minWidth: 120)
        clock
      }
      VStack(spacing: 8) {
        name
        clock
      }
    }
  }

  private var name: some View {
    HStack(spacing: 12) {
      SideCoin(color: row.color)
      TextField(row.label, text: bound({ row.name }, { rename($0) }))
        .accessibilityLabel(row.label)
    }
  }

  private func rename(_ name: String) {
    send(.setName(player: row.player, name: String(name.unicodeScalars.prefix(Int(row.longest)))))
  }

  private var clock: some View {
    StepsView(steps: row.steps, send: send) { Text(row.clock).monospacedDigit().accessibilityLabel(row.clockWords) }
  }
}

/// Options as cards with the coins of sides.
private struct OptionCards: View {
  let row: ChoiceRow
  let send: NewGameSend

  @Environment(\.palette) private var palette

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) { cards }
      VStack(spacing: 8) { cards }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(row.label)
  }

  private var cards: some View {
    ForEach(row.options, id: \.event) { option in
      Button {
        send(option.event)
      } label: {
        VStack(spacing: 4) {
          HStack(spacing: 0) {
            ForEach(option.colors, id: \.self) { SideCoin(color: $0, size: 32) }
          }
          Text(option.label).font(.footnote).multilineTextAlignment(.center)
        }
        .padding(8)
        .frame(maxWidth: .infinity, minHeight: 76)
        .overlay {
          RoundedRectangle(cornerRadius: 16, style: .circular)
            .strokeBorder(palette[option.isChosen ? .accent : .line], lineWidth: option.isChosen ? 2 : 1)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(option.isChosen ? .isSelected : [])
    }
  }
}

/// The faces of the levels, of which the chosen one is large, with its name and hint below.
private struct LevelFaces: View {
  let row: ChoiceRow
  let send: NewGameSend

  @ScaledMetric private var large: CGFloat = 80
  @ScaledMetric private var small: CGFloat = 48

  var body: some View {
    let chosen = row.options.first(where: \.isChosen)?.event
    VStack(spacing: 4) {
      ScrollViewReader { scroll in
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 12) { ForEach(row.options, id: \.event) { face($0).id($0.event) } }
        }
        .onChange(of: chosen, initial: true) { scroll.scrollTo(chosen, anchor: .center) }
      }
      HStack(spacing: 8) {
        if let color = row.color { SideCoin(color: color) }
        Text(row.label).font(.headline)
      }
      Text(row.hint).font(.subheadline).foregroundStyle(.ink(.quiet))
    }
  }

  private func face(_ option: NewGameOption) -> some View {
    let size = option.isChosen ? large : small
    return Button {
      send(option.event)
    } label: {
      if let face = option.face {
        PictureView(picture: face).equatable().frame(width: size, height: size)
      }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(option.label)
    .accessibilityAddTraits(option.isChosen ? .isSelected : [])
  }
}

struct NewGameSheet_Previews: PreviewProvider {
  static var previews: some View {
    Previewed { app, window in
      ForEach(app.home.cards, id: \.game) { card in
        if let model = app.newGame(card.game) {
          NavigationStack { NewGameSheet(model: model, window: window) }.previewDisplayName(card.name)
        }
      }
    }
  }
}
