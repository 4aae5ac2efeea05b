#if canImport(SwiftUI)
  import FivefoldCore
  import FivefoldModel
  import SwiftUI

  /// What can be done now besides touching the board: pass, confirm, take back, pause, let the computer play.
  struct BoardButtons: View {
    let model: GameModel

    var body: some View {
      ViewThatFits {
        HStack(spacing: 8) { buttons }
        VStack(spacing: 8) { buttons }
      }
      .frame(maxWidth: .infinity, minHeight: 56)
    }

    @ViewBuilder private var buttons: some View {
      ForEach(model.snapshot.operations.filter { $0.region == nil }, id: \.label) { operation in
        Button(operation.label) { model.perform(operation) }
          .buttonStyle(.bordered)
          .accessibilityValue(model.value(of: operation).map(words) ?? "")
      }
      if model.snapshot.mayFinish {
        Button(word("confirm")) { model.finish() }.buttonStyle(.borderedProminent)
      }
      if model.snapshot.hasPartial {
        Button(word("take_back")) { model.dropPartial() }.buttonStyle(.bordered)
      }
      if model.mayLetComputerPlay {
        Button(word("let_computer_play")) { model.letComputerPlay() }.buttonStyle(.bordered)
      }
      if model.canPause {
        Button(word(model.snapshot.paused ? "go_on" : "pause")) { model.setPaused(!model.snapshot.paused) }
          .buttonStyle(.bordered)
      }
    }
  }

  /// How the game ended, below the board, which stays.
  struct EndBar: View {
    let model: GameModel

    var body: some View {
      if let result = model.snapshot.result {
        VStack(alignment: .leading, spacing: 8) {
          Text(result.reason)
          ViewThatFits {
            HStack(spacing: 12) { buttons }
            VStack(alignment: .leading, spacing: 12) { buttons }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }

    @ViewBuilder private var buttons: some View {
      Button(word("rematch")) { model.rematch() }.buttonStyle(.borderedProminent)
      Button(word("review")) { model.go(to: 0) }.buttonStyle(.bordered)
    }
  }

  /// What can be done at any time.
  struct GameActions: View {
    let model: GameModel
    let onTurns: @MainActor () -> Void

    var body: some View {
      HStack {
        action("undo", "arrow.uturn.backward", model.snapshot.canUndo) { model.undo() }
        action("redo", "arrow.uturn.forward", model.snapshot.canRedo) { model.redo() }
        action("hint", "lightbulb", model.canHint) { model.askHint() }
        action("analysis", model.analyses ? "chart.bar.fill" : "chart.bar", true) {
          model.setAnalyses(!model.analyses)
        }
        .accessibilityAddTraits(model.analyses ? .isSelected : [])
        action("turns", "list.number", !model.snapshot.turns.isEmpty, onTurns)
      }
    }

    private func action(
      _ key: String, _ symbol: String, _ isEnabled: Bool, _ act: @escaping @MainActor () -> Void
    ) -> some View {
      Button(action: act) {
        Label(word(key), systemImage: symbol).labelStyle(.iconOnly).frame(maxWidth: .infinity, minHeight: 48)
      }
      .disabled(!isEnabled)
    }
  }
#endif
