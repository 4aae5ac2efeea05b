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
      action(.analysis, analyses ? "eye.fill" : "eye", can.analyse) { match.choose(.analysis) }
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

/// The overflow menu, in the core's groups.
struct GameMenu<Face: View>: View {
  let match: MatchModel
  let window: WindowModel
  @ViewBuilder let face: () -> Face

  @Environment(\.palette) private var palette

  var body: some View {
    Menu {
      ForEach(match.menu, id: \.first?.deed) { group in
        Section { ForEach(group, id: \.deed) { entry($0) } }
      }
    } label: {
      face()
    }
  }

  @ViewBuilder private func entry(_ row: MenuRow) -> some View {
    let preview = SharePreview(match.state.name)
    switch row.deed {
    case .sendMessage: ShareLink(item: SharedLink(match: match), preview: preview) { label(row) }
    case .shareGame: ShareLink(item: SharedMatch(saved: match.saved), preview: preview) { label(row) }
    case .sharePicture:
      ShareLink(item: SharedPicture(match: match, palette: palette), preview: preview) { label(row) }
    default:
      if let isOn = row.isOn {
        Toggle(row.label, isOn: bound({ isOn }, { _ in choose(row) })).disabled(!row.isEnabled)
      } else {
        Button(row.label, systemImage: row.deed.symbol) { choose(row) }.disabled(!row.isEnabled)
      }
    }
  }

  private func label(_ row: MenuRow) -> some View { Label(row.label, systemImage: row.deed.symbol) }

  private func choose(_ row: MenuRow) {
    switch row.deed {
    case .newGame: window.ask(match.state.game)
    case .restart: window.show(match.restart())
    case .players: window.sheet = .players(match)
    case .rules: window.go(rules: match.state.game)
    case .moves: window.sheet = .moves(match)
    case .allMoves: window.sheet = .legalMoves(match)
    case .undo, .redo, .analysis, .coach: match.choose(row.deed)
    case .showCode: window.sheet = .code(match)
    case .copyGame: Sharing.copy(match)
    case .pasteGame: Sharing.paste(into: window)
    case .agreeDraw: window.question = .draw(match)
    case .resign: window.question = .resign(match)
    case .settings: window.go(.settings)
    case .sendMessage, .shareGame, .sharePicture: break  // The system's own buttons do that.
    }
  }
}

extension MenuDeed {
  fileprivate var symbol: String {
    switch self {
    case .newGame: "plus"
    case .restart: "arrow.counterclockwise"
    case .players: "person.2"
    case .rules: "book"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    case .moves: "list.number"
    case .allMoves: "list.bullet"
    case .analysis: "eye"
    case .coach: "graduationcap"
    case .sendMessage: "message"
    case .showCode: "qrcode"
    case .shareGame: "square.and.arrow.up"
    case .sharePicture: "photo"
    case .copyGame: "doc.on.doc"
    case .pasteGame: "doc.on.clipboard"
    case .agreeDraw: "equal"
    case .resign: "flag"
    case .settings: "gearshape"
    }
  }
}

/// The choice of players; changes apply at once, even during a game.
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
