import FivefoldCore
import SwiftUI

/// The bar of a match or a study and its overflow menu: icons with labels, or wide buttons if one is the primary one.
struct GameActions: View {
  let bar: [ScreenButton]
  let plan: ScreenPlan

  @Environment(\.window) private var window

  var body: some View {
    let isWide = bar.contains { $0.isMain }
    HStack(spacing: isWide ? plan.gap : 0) {
      ForEach(bar.indices, id: \.self) { index in
        if isWide {
          LabelButton(button: bar[index], height: 56, isWide: true)
        } else {
          SymbolButton(button: bar[index], hasLabel: plan.hasLabels)
        }
      }
      Button {
        window?.ifHeard { window?.openMenu() }
      } label: {
        ActionFace(words: word(.menu), symbol: "ellipsis", hasLabel: plan.hasLabels)
      }
    }
    .frame(height: plan.actions)
  }
}

/// The choice of players; changes apply at once, even during a game.
struct PlayersView: View {
  let match: MatchModel

  @Environment(\.window) private var window

  var body: some View {
    Form {
      ForEach(match.state.players, id: \.side) { bar in
        Section {
          ForEach(bar.choices, id: \.label) { choice in
            Button {
              window?.ifHeard { match.send(.setPlayer(side: bar.side, player: choice.player)) }
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
      if let coach = match.state.coach {
        Section { SwitchView(row: coach) { isOn in window?.ifHeard { match.send(.setCoach(isOn: isOn)) } } }
      }
    }
    .onAppear { match.send(.choosePlayers(isOpen: true)) }
    .onDisappear { match.send(.choosePlayers(isOpen: false)) }
  }
}
