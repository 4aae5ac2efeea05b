#if canImport(SwiftUI)
  import FivefoldCore
  import FivefoldModel
  import FivefoldPainter
  import SwiftUI

  /// Everything that is decided before a game begins.
  struct NewGameSheet: View {
    let app: AppModel
    let model: NewGameModel

    var body: some View {
      NavigationStack {
        Form {
          preview
          Section(word("opponent")) {
            Picker(word("opponent"), selection: binding(\.opponent, model.setOpponent)) {
              Text(word("two_people")).tag(Opponent.person)
              Text(word("against_computer")).tag(Opponent.computer)
              Text(word("two_computers")).tag(Opponent.watch)
            }
            if model.choices.opponent == .computer {
              starter
              yours
            }
          }
          if model.choices.opponent != .person { StrengthSection(model: model) }
          if !model.optionsOfUse.isEmpty { options }
          if let refusal = model.refusal {
            Label(refusal, systemImage: "exclamationmark.triangle").foregroundStyle(.warning)
          }
        }
        .navigationTitle(model.entry.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button(word("cancel")) { app.askNoMore() } }
          ToolbarItem(placement: .confirmationAction) {
            Button(word("start")) { app.begin() }.disabled(model.refusal != nil)
          }
        }
      }
    }

    @ViewBuilder private var preview: some View {
      if let scene = model.preview {
        PaletteReader(app.settings.settings.palette) { palette in
          BoardCanvas(scene, palette)
            .overlay {
              GeometryReader { proxy in
                Color.clear.contentShape(Rectangle())
                  .onTapGesture(coordinateSpace: .local) { point in
                    let unit = scene.board.width / proxy.size.width
                    model.touch(x: point.x * unit, y: point.y * unit)
                  }
              }
            }
            .frame(maxWidth: .infinity)
            .frame(height: 220)
            .accessibilityLabel(model.entry.name)
        }
      }
    }

    private var starter: some View {
      Picker(word("who_starts"), selection: binding(\.starter, model.setStarter)) {
        Text(word("you_start")).tag(Starter.you)
        Text(word("computer_starts")).tag(Starter.computer)
        Text(word("by_lot")).tag(Starter.lot)
      }
    }

    /// What the person plays with, unless that is drawn by lot.
    @ViewBuilder private var yours: some View {
      if model.choices.starter != .lot {
        let colour = model.choices.starter == .you ? model.firstColour : model.secondColour
        PaletteReader(app.settings.settings.palette) { palette in
          HStack(spacing: 8) {
            SideGlyph(colour: colour, palette: palette).frame(width: 24, height: 24)
            Text(word("you_play", FivefoldUI.name(of: colour))).font(.subheadline)
          }
        }
      }
    }

    private var options: some View {
      Section(word("options")) {
        ForEach(model.optionsOfUse, id: \.name) { option in OptionRow(model: model, option: option) }
        Button(word("surprise")) { model.surprise() }
      }
    }

    private func binding<Value: Sendable>(
      _ key: KeyPath<NewGameChoices, Value> & Sendable, _ set: @escaping @MainActor (Value) -> Void
    )
      -> Binding<Value>
    {
      bound({ model.choices[keyPath: key] }, { set($0) })
    }
  }

  /// How strong the computer is.
  private struct StrengthSection: View {
    let model: NewGameModel

    var body: some View {
      Section(word("strength")) {
        Picker(word("strength"), selection: bound({ model.choices.strength }, { model.setStrength($0) })) {
          Text(word("strength_level")).tag(Strength.level)
          Text(word("strength_time")).tag(Strength.time)
          Text(word("simulations")).tag(Strength.visits)
        }
        switch model.choices.strength {
        case .level: level
        case .time:
          Stepper(
            word("seconds_value", model.choices.seconds),
            value: bound({ model.choices.seconds }, { model.setSeconds($0) }), in: NewGameModel.seconds)
        case .visits:
          TextField(
            word("simulations"),
            value: bound({ model.choices.visits }, { model.setVisits($0) }), format: .number
          )
          .keyboardType(.numberPad)
          Text(word("simulations_value", model.choices.visits.formatted())).foregroundStyle(.quiet)
        }
      }
    }

    @ViewBuilder private var level: some View {
      if let level = model.entry.levels.first(where: { Int($0.number) == model.choices.level }) {
        Text("\(level.number)  \(level.name)").font(.headline)
        Slider(
          value: bound({ Double(model.choices.level) }, { model.setLevel(Int($0.rounded())) }),
          in: 1...Double(model.entry.levels.count), step: 1
        )
        .accessibilityLabel(word("strength"))
        .accessibilityValue(level.name)
        Text(level.hint).font(.subheadline).foregroundStyle(.quiet)
      }
    }
  }

  /// One option of a board, by its kind.
  private struct OptionRow: View {
    let model: NewGameModel
    let option: OptionEntry

    var body: some View {
      switch option.kind {
      case .choice(let choices):
        Picker(option.label, selection: bound({ chosenWord }, { set($0) })) {
          ForEach(choices, id: \.word) { Text($0.label).tag($0.word) }
        }
      case .number:
        Stepper {
          LabeledContent(option.label, value: number ?? word("standard"))
        } onIncrement: {
          model.step(option, up: true)
        } onDecrement: {
          model.step(option, up: false)
        }
        .accessibilityHint("\(word("less", option.label)), \(word("more", option.label))")
      case .seed:
        LabeledContent(option.label, value: number ?? word("drawn"))
        Button(word("draw_again")) { model.drawAgain(option.name) }
      case .cell, .cells:
        cells
      }
    }

    @ViewBuilder private var cells: some View {
      let isChoosing = model.choosing == option.name
      LabeledContent(option.label, value: cellNames)
      Button(word("choose")) { model.choose(option.name) }.accessibilityAddTraits(isChoosing ? .isSelected : [])
      if isChoosing {
        Text(word("choose_cells", option.label)).font(.subheadline).foregroundStyle(Color.accentColor)
        Picker(option.label, selection: bound({ "" }, { model.chooseCell($0) })) {
          Text("…").tag("")
          ForEach(model.preview?.board.layout.spots ?? [], id: \.name) { Text($0.name).tag($0.name) }
        }
        if model.choices.options[option.name] != nil {
          Button(word("reset")) { model.dropOption(option.name) }
        }
      }
    }

    private var number: String? {
      if case .number(let number) = model.value(of: option.name) { String(number) } else { nil }
    }

    private var chosenWord: String {
      if case .word(let word) = model.value(of: option.name) { word } else { "" }
    }

    private var cellNames: String {
      switch model.value(of: option.name) {
      case .word(let cell): cell
      case .cells(let cells): cells.joined(separator: " ")
      default: word("drawn")
      }
    }

    private func set(_ word: String) { model.setOption(option.name, .word(word: word)) }
  }
#endif
