import FivefoldCore
import SwiftUI

/// The four things that can be done at any time.
struct GameActions: View {
  let match: MatchModel
  let window: WindowModel
  let plan: ScreenPlan

  private var can: Abilities { match.state.abilities }
  private var analyses: Bool { match.state.analysis != nil }

  var body: some View {
    HStack(spacing: 0) {
      action(.undo, "arrow.uturn.backward", can.undo) { match.make(.undo) }
      if can.moveNow {
        action(.moveNow, "forward.fill", true) { match.moveNow() }
      } else {
        action(.hint, "lightbulb", can.hint) { match.hint() }
      }
      action(.analysis, analyses ? "eye.fill" : "eye", can.analyse) { match.setAnalysis(!analyses) }
        .accessibilityAddTraits(analyses ? .isSelected : [])
      GameMenu(match: match, window: window) { face(.menu, "ellipsis") }
    }
  }

  private func action(
    _ name: Word, _ symbol: String, _ isEnabled: Bool, _ act: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: act) { face(name, symbol) }.disabled(!isEnabled)
  }

  private func face(_ name: Word, _ symbol: String) -> ActionFace {
    ActionFace(words: word(name), symbol: symbol, hasLabel: plan.hasLabels)
  }
}

/// What is done seldom.
struct GameMenu<Face: View>: View {
  let match: MatchModel
  let window: WindowModel
  @ViewBuilder let face: () -> Face

  @Environment(\.palette) private var palette

  private var state: MatchState { match.state }

  var body: some View {
    Menu {
      Button(word(.newGame), systemImage: "plus") { window.ask(state.game) }
      Button(word(.rules), systemImage: "book") { window.go(rules: state.game) }
      Button(word(.redo), systemImage: "arrow.uturn.forward") { match.redo() }.disabled(!state.abilities.redo)
      Button(word(.turns), systemImage: "list.number") { window.sheet = .turns(match) }
      if state.result == nil {
        if state.abilities.hint {
          Button(word(.allTurns), systemImage: "list.bullet") { window.sheet = .legalTurns(match) }
        }
      }
      if state.abilities.players {
        Button(word(.players), systemImage: "person.2") { window.sheet = .players(match) }
      }
      if let coach = state.coach {
        Toggle(coach.label, isOn: bound({ coach.isOn }, { match.setCoach($0) }))
      }
      ShareLink(item: SharedMatch(match: match), preview: SharePreview(state.name)) {
        Label(word(.shareGame), systemImage: "square.and.arrow.up")
      }
      ShareLink(item: SharedLink(match: match), preview: SharePreview(state.name)) {
        Label(word(.sendMessage), systemImage: "message")
      }
      Button(word(.showCode), systemImage: "qrcode") { window.sheet = .code(match) }
      Button(word(.copyGame), systemImage: "doc.on.doc") { Sharing.copy(match) }
      Button(word(.pasteGame), systemImage: "doc.on.clipboard") { Sharing.paste(into: window) }
      ShareLink(item: SharedPicture(match: match, palette: palette), preview: SharePreview(state.name)) {
        Label(word(.sharePicture), systemImage: "photo")
      }
      if state.abilities.agreeDraw {
        Button(word(.agreeDraw), systemImage: "equal") { window.question = .draw(match) }
      }
      if state.abilities.resign != nil {
        Button(word(.resign), systemImage: "flag") { window.question = .resign(match) }
      }
      Button(word(.settings), systemImage: "gearshape") { window.go(.settings) }
    } label: {
      face()
    }
  }
}

/// Who plays each side; changed at once, in the middle of a game too.
struct PlayersView: View {
  let match: MatchModel

  var body: some View {
    Form {
      ForEach(match.state.players, id: \.side) { bar in
        Section {
          ForEach(match.playerChoices(bar.side), id: \.label) { choice in
            Button {
              match.setPlayer(bar.side, choice.player)
            } label: {
              HStack {
                Text(choice.label)
                Spacer(minLength: 8)
                if choice.isChosen { Image(systemName: "checkmark").accessibilityHidden(true) }
              }
            }
            .accessibilityAddTraits(choice.isChosen ? .isSelected : [])
          }
        } header: {
          HStack(spacing: 8) {
            SideCoin(colour: bar.colour)
            Text(verbatim: "\(bar.colourName), \(bar.name)")
          }
        }
      }
    }
  }
}
