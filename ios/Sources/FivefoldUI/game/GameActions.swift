import FivefoldCore
import SwiftUI

/// The bar of a match and its overflow menu: icons with labels, or wide buttons if one is the primary one.
struct GameActions: View {
  let match: MatchModel
  let plan: ScreenPlan

  var body: some View {
    let bar = match.state.bar
    let isWide = bar.contains { $0.isMain }
    HStack(spacing: isWide ? plan.gap : 0) {
      ForEach(bar.indices, id: \.self) { index in
        if isWide {
          WideButton(button: bar[index])
        } else {
          SymbolButton(button: bar[index], hasLabel: plan.hasLabels)
        }
      }
      GameMenu(match: match) {
        ActionFace(words: word(.menu), symbol: "ellipsis", hasLabel: plan.hasLabels)
      }
    }
  }
}

/// The overflow menu, in the core's groups.
struct GameMenu<Face: View>: View {
  let match: MatchModel
  @ViewBuilder let face: () -> Face

  @Environment(\.palette) private var palette
  @Environment(\.perform) private var perform

  var body: some View {
    let groups = match.state.menu
    Menu {
      ForEach(groups.indices, id: \.self) { index in
        Section { ForEach(groups[index], id: \.label) { entry($0) } }
      }
    } label: {
      face()
    }
  }

  @ViewBuilder private func entry(_ row: ScreenButton) -> some View {
    let preview = SharePreview(match.state.name)
    switch row.action {
    case .sendMessage: ShareLink(item: SharedLink(match: match), preview: preview) { label(row) }
    case .shareGame: ShareLink(item: SharedMatch(saved: match.saved), preview: preview) { label(row) }
    case .sharePicture:
      ShareLink(item: SharedPicture(match: match, palette: palette), preview: preview) { label(row) }
    default:
      if let isOn = row.isOn {
        Toggle(row.label, isOn: bound({ isOn }, { _ in perform(row.action) })).disabled(!row.isEnabled)
      } else {
        Button(row.label, systemImage: row.symbol.icon) { perform(row.action) }.disabled(!row.isEnabled)
      }
    }
  }

  private func label(_ row: ScreenButton) -> some View { Label(row.label, systemImage: row.symbol.icon) }
}

/// The choice of players; changes apply at once, even during a game.
struct PlayersView: View {
  let match: MatchModel

  var body: some View {
    Form {
      ForEach(match.state.players, id: \.side) { bar in
        Section {
          ForEach(bar.choices, id: \.label) { choice in
            Button {
              match.send(.setPlayer(side: bar.side, player: choice.player))
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
            SideCoin(color: bar.color)
            Text(bar.title)
          }
        }
      }
    }
  }
}
