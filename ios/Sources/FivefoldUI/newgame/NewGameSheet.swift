import FivefoldCore
import SwiftUI

/// Everything that is decided before a game begins; the board and its rules are folded, to begin is always in reach.
struct NewGameSheet: View {
  let model: NewGameModel
  let window: WindowModel

  @Environment(\.dismiss) private var dismiss
  @State private var showsBoard = false

  private var state: NewGameState { model.state }

  var body: some View {
    Form {
      Section(word(.opponent)) {
        Picker(word(.opponent), selection: bound({ state.opponent }, { model.set($0) })) {
          Text(word(.againstComputer)).tag(Opponent.computer)
          Text(word(.twoPeople)).tag(Opponent.person)
          Text(word(.twoComputers)).tag(Opponent.watch)
        }
        .pickerStyle(.segmented)
        if !state.starters.isEmpty { StarterRow(model: model) }
        ForEach(state.names.indices, id: \.self) { index in NameField(model: model, index: index) }
        if !state.clocks.isEmpty { ClockRow(model: model) }
      }
      ForEach(state.strengths.indices, id: \.self) { index in
        StrengthSection(model: model, row: state.strengths[index], index: index)
      }
      Section {
        if !showsBoard && !state.board.isEmpty {
          Text(state.board).font(.subheadline).foregroundStyle(.ink(.quiet))
        }
        DisclosureGroup(word(.options), isExpanded: $showsBoard) {
          preview
          ForEach(state.options, id: \.name) { OptionRowView(model: model, option: $0) }
          if let coach = state.coach { SwitchView(row: coach) { model.setCoach($0) } }
          Button(word(.surprise)) { model.surprise() }
        }
      }
    }
    .safeAreaInset(edge: .bottom) { start }
    .navigationTitle(state.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button(word(.cancel)) { dismiss() } }
    }
  }

  private var start: some View {
    VStack(spacing: 8) {
      if let refusal = state.refusal {
        Label(refusal, systemImage: "exclamationmark.triangle").foregroundStyle(.ink(.loss))
      }
      Button {
        window.show(window.app.begin(model))
      } label: {
        Text(word(.start)).frame(maxWidth: .infinity)
      }
      .buttonStyle(FilledButtonStyle(height: 56))
      .disabled(state.refusal != nil)
    }
    .padding(16)
  }

  private var preview: some View {
    PreviewBoard(picture: state.preview) { model.touch(x: $0.x, y: $0.y) }
      .frame(maxWidth: .infinity)
      .frame(height: 220)
      .accessibilityLabel(state.name)
  }
}

/// Who starts, as the colors that it means for the person.
private struct StarterRow: View {
  let model: NewGameModel

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) { choices }
      VStack(spacing: 8) { choices }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(word(.whoStarts))
  }

  private var choices: some View {
    ForEach(model.state.starters, id: \.starter) { choice in
      Button {
        model.set(choice.starter)
      } label: {
        VStack(spacing: 4) {
          HStack(spacing: 0) {
            ForEach(choice.colors, id: \.self) { SideCoin(color: $0, size: 32) }
          }
          Text(choice.label).font(.footnote).multilineTextAlignment(.center)
        }
        .padding(8)
        .frame(maxWidth: .infinity, minHeight: 76)
        .overlay { Frame(isChosen: choice.isChosen) }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(choice.isChosen ? .isSelected : [])
    }
  }
}

/// What one of two people is called; without a name it is the color.
private struct NameField: View {
  let model: NewGameModel
  let index: Int

  var body: some View {
    let row = model.state.names[index]
    HStack(spacing: 12) {
      SideCoin(color: row.color)
      TextField(row.label, text: bound({ row.name }, { model.setName(index, $0) }))
    }
  }
}

/// How much time two people have.
private struct ClockRow: View {
  let model: NewGameModel

  var body: some View {
    let clocks = model.state.clocks
    Picker(word(.clock), selection: bound({ clocks.first(where: \.isChosen)?.minutes ?? 0 }, { model.setClock($0) })) {
      ForEach(clocks, id: \.minutes) { Text($0.label).tag($0.minutes) }
    }
  }
}

/// The edge of something to choose: ink around what is chosen.
private struct Frame: View {
  let isChosen: Bool

  @Environment(\.palette) private var palette

  var body: some View {
    RoundedRectangle(cornerRadius: 16, style: .circular)
      .strokeBorder(palette[isChosen ? .accent : .line], lineWidth: isChosen ? 2 : 1)
  }
}

/// Every level as a face: the chosen one is large.
private struct LevelFaces: View {
  let model: NewGameModel
  let row: StrengthRow
  let index: Int

  @Environment(\.palette) private var palette
  @ScaledMetric private var large: CGFloat = 80
  @ScaledMetric private var small: CGFloat = 48

  var body: some View {
    ScrollViewReader { scroll in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 12) {
          ForEach(row.choices, id: \.level) { choice in face(choice).id(choice.level) }
        }
      }
      .onChange(of: row.level, initial: true) { scroll.scrollTo(row.level, anchor: .center) }
    }
  }

  private func face(_ choice: LevelChoice) -> some View {
    let size = choice.isChosen ? large : small
    return Button {
      model.setLevel(choice.level, row: index)
    } label: {
      PictureView(picture: choice.face, palette: palette).equatable().frame(width: size, height: size)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(choice.label)
    .accessibilityAddTraits(choice.isChosen ? .isSelected : [])
  }
}

/// The board as it will be; a tap chooses a cell.
private struct PreviewBoard: View {
  let picture: Picture
  let onTouch: (Corner) -> Void

  @Environment(\.palette) private var palette

  var body: some View {
    PictureView(picture: picture, palette: palette).equatable()
      .overlay {
        GeometryReader { proxy in
          Color.clear.contentShape(Rectangle())
            .onTapGesture(coordinateSpace: .local) { location in
              BoardGeometry(picture, in: proxy.size).point(at: location).map(onTouch)
            }
        }
      }
  }
}

/// How strong a computer is.
private struct StrengthSection: View {
  let model: NewGameModel
  let row: StrengthRow
  let index: Int

  var body: some View {
    Section {
      Picker(word(.strength), selection: bound({ row.kind }, { model.set($0, row: index) })) {
        Text(word(.strengthLevel)).tag(StrengthKind.level)
        Text(word(.strengthTime)).tag(StrengthKind.time)
        Text(word(.simulations)).tag(StrengthKind.visits)
      }
      if row.kind == .level {
        LevelFaces(model: model, row: row, index: index)
        Text(row.words).font(.headline)
        Text(row.hint).font(.subheadline).foregroundStyle(.ink(.quiet))
        if let asMe = row.asMe { SwitchView(row: asMe) { model.setAsMe($0, row: index) } }
      } else {
        StepRow(label: row.words, value: "", canLess: row.canLess, canMore: row.canMore) {
          model.stepStrength(row: index, up: $0)
        }
      }
    } header: {
      HStack(spacing: 8) {
        if let color = row.color { SideCoin(color: color) }
        Text(word(.strength))
      }
    }
  }
}

/// A value that is changed by steps.
private struct StepRow: View {
  let label: String
  let value: String
  let canLess: Bool
  let canMore: Bool
  let onStep: (_ up: Bool) -> Void

  var body: some View {
    Stepper {
      LabeledContent(label, value: value)
    } onIncrement: {
      if canMore { onStep(true) }
    } onDecrement: {
      if canLess { onStep(false) }
    }
    .accessibilityHint([word(.less, label), word(.more, label)].joined(separator: ", "))
  }
}

/// One option of a board, by its kind.
private struct OptionRowView: View {
  let model: NewGameModel
  let option: OptionRow

  var body: some View {
    switch option {
    case .number(let row):
      StepRow(label: row.label, value: row.value, canLess: row.canLess, canMore: row.canMore) {
        model.step(row.name, up: $0)
      }
      if row.canReset { Button(word(.reset)) { model.reset(row.name) } }
    case .choice(let row):
      Picker(row.label, selection: bound({ Int(row.chosen) }, { model.choose(row.name, row.words[$0]) })) {
        ForEach(row.labels.indices, id: \.self) { Text(row.labels[$0]).tag($0) }
      }
    case .cells(let row): cells(row)
    }
  }

  @ViewBuilder private func cells(_ row: CellRow) -> some View {
    let isChoosing = model.state.choosing == row.name
    LabeledContent(row.label, value: row.value)
    if row.canChoose {
      Button(word(.choose)) { model.chooseCells(row.name) }.accessibilityAddTraits(isChoosing ? .isSelected : [])
    }
    if isChoosing { Text(word(.chooseCells, row.label)).font(.subheadline).foregroundStyle(.ink(.quiet)) }
    if row.canDraw { Button(word(.drawAgain)) { model.drawAgain(row.name) } }
    if row.canReset { Button(word(.reset)) { model.reset(row.name) } }
  }
}

extension OptionRow {
  fileprivate var name: String {
    switch self {
    case .number(let row): row.name
    case .choice(let row): row.name
    case .cells(let row): row.name
    }
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
