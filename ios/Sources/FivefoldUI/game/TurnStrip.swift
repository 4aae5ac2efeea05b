import FivefoldCore
import SwiftUI

/// The turns of a match in a row, with a step to either side.
struct TurnStrip: View {
  let match: MatchModel

  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: 4) {
      TurnStep(match: match, isLater: false)
      ScrollViewReader { scroll in
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHStack(spacing: 4) {
            ForEach(match.state.turns, id: \.number) { turn in chip(turn).id(turn.number) }
          }
        }
        .onChange(of: match.state.at, initial: true) { scroll.scrollTo(match.state.at, anchor: .center) }
      }
      TurnStep(match: match, isLater: true)
    }
  }

  private func chip(_ turn: TurnRow) -> some View {
    let isShown = turn.number == match.state.at
    return Button {
      match.go(to: turn.number)
    } label: {
      HStack(spacing: 4) {
        SideCoin(colour: turn.colour, size: 14)
        Text(turn.text).font(.subheadline.monospacedDigit())
      }
      .padding(.horizontal, 12)
      .frame(minHeight: 40)
      .background(isShown ? palette[.card] : .clear, in: Capsule())
      .overlay { if isShown { Capsule().strokeBorder(palette[.accent], lineWidth: 1.5) } }
      .contentShape(Capsule())
    }
    .buttonStyle(.plain)
    .foregroundStyle(turn.number > match.state.at ? .ink(.quiet) : .ink(.text))
    .accessibilityLabel(turn.sentence)
    .accessibilityAddTraits(isShown ? .isSelected : [])
  }
}

/// A step through the turns of a match.
struct TurnStep: View {
  let match: MatchModel
  let isLater: Bool

  var body: some View {
    Button {
      match.go(to: isLater ? match.state.at + 1 : match.state.at - 1)
    } label: {
      Label(word(isLater ? .turnLater : .turnEarlier), systemImage: isLater ? "chevron.forward" : "chevron.backward")
        .labelStyle(.iconOnly)
        .frame(minWidth: 48, minHeight: 48)
    }
    .disabled(isLater ? Int(match.state.at) >= match.state.turns.count : match.state.at == 0)
  }
}

/// Every turn of the match as a sentence; a tap shows the board after it.
struct TurnList: View {
  let match: MatchModel

  var body: some View {
    ScrollViewReader { scroll in
      List {
        row(0, word(.startOfGame))
        ForEach(match.state.turns, id: \.number) { turn in row(turn.number, "\(turn.number). \(turn.sentence)") }
      }
      .listStyle(.plain)
      .scrollContentBackground(.hidden)
      .onChange(of: match.state.at, initial: true) { scroll.scrollTo(match.state.at, anchor: .center) }
    }
  }

  private func row(_ number: UInt32, _ words: String) -> some View {
    let isShown = number == match.state.at
    return Button {
      match.go(to: number)
    } label: {
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        Text(words).monospacedDigit()
        Spacer(minLength: 0)
        if isShown { Image(systemName: "eye").accessibilityHidden(true) }
      }
    }
    .foregroundStyle(number > match.state.at ? .ink(.quiet) : .ink(.text))
    .accessibilityAddTraits(isShown ? .isSelected : [])
    .listRowBackground(Color.clear)
    .id(number)
  }
}

/// Every legal turn: an alternative to the board.
struct LegalTurnList: View {
  let match: MatchModel

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      ForEach(match.legalTurns(), id: \.text) { turn in
        Button {
          match.play(turn.text)
          dismiss()
        } label: {
          HStack(alignment: .firstTextBaseline, spacing: 12) {
            Text(turn.text).monospacedDigit()
            Text(turn.sentence).foregroundStyle(.ink(.quiet))
          }
        }
      }
    }
    .listStyle(.plain)
  }
}
