#if canImport(SwiftUI)
  import FivefoldCore
  import FivefoldModel
  import SwiftUI

  /// Every turn of the match; a tap shows the board after it.
  struct TurnList: View {
    let model: GameModel

    var body: some View {
      ScrollViewReader { scroll in
        List {
          Button(word("start_of_game")) { model.go(to: 0) }
            .listRowBackground(Color.clear)
            .id(UInt32(0))
          ForEach(model.snapshot.turns, id: \.number) { turn in
            Button {
              model.go(to: turn.number)
            } label: {
              HStack(alignment: .firstTextBaseline, spacing: 12) {
                Text("\(turn.number).").monospacedDigit()
                Text(turn.sentence)
                Spacer(minLength: 0)
                if turn.number == model.snapshot.at { Image(systemName: "eye").accessibilityHidden(true) }
              }
            }
            .foregroundStyle(turn.number > model.snapshot.at ? AnyShapeStyle(.quiet) : AnyShapeStyle(.primary))
            .accessibilityAddTraits(turn.number == model.snapshot.at ? .isSelected : [])
            .listRowBackground(Color.clear)
            .id(turn.number)
          }
        }
        .listStyle(.plain)
        .scrollContentBackground(.hidden)
        .onChange(of: model.snapshot.at, initial: true) { scroll.scrollTo(model.snapshot.at) }
      }
    }
  }

  /// Every legal turn: an alternative to the board.
  struct LegalTurnList: View {
    let model: GameModel
    let onPlayed: () -> Void

    var body: some View {
      List {
        ForEach(model.legalTurns(), id: \.text) { turn in
          Button {
            model.play(turn.text)
            onPlayed()
          } label: {
            HStack(alignment: .firstTextBaseline, spacing: 12) {
              Text(turn.text).monospacedDigit()
              Text(turn.sentence).foregroundStyle(.quiet)
            }
          }
        }
      }
      .listStyle(.plain)
    }
  }
#endif
