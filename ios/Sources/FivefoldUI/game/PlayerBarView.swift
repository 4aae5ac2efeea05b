import FivefoldCore
import SwiftUI

/// One of the two players, above or below the board; highlighted on a card.
struct PlayerBarView: View {
  let bar: PlayerBar

  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: 12) {
      SideCoin(color: bar.color, size: 30)
      VStack(alignment: .leading, spacing: 0) {
        Text(bar.name).font(.callout.weight(.semibold)).lineLimit(1)
        if !bar.detail.isEmpty { Text(bar.detail).font(.footnote).foregroundStyle(.ink(.quiet)).lineLimit(1) }
      }
      Spacer(minLength: 0)
      if !bar.score.isEmpty { Text(bar.score).font(.title3.monospacedDigit()).foregroundStyle(.ink(.quiet)) }
      if let clock = bar.clock {
        Text(clock.text)
          .font(.title3.weight(clock.isRunning ? .semibold : .regular).monospacedDigit())
          .foregroundStyle(.ink(clock.isLow ? .loss : .text))
          .accessibilityLabel(clock.words)
      }
    }
    .padding(.horizontal, 12)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay(alignment: .bottom) {
      if bar.isThinking { ProgressView().progressViewStyle(.linear).tint(palette.face(bar.color)) }
    }
    .background(bar.isHighlighted ? palette[.card] : .clear, in: RoundedRectangle(cornerRadius: 16, style: .circular))
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(bar.isToMove ? .isSelected : [])
  }
}
