import FivefoldCore
import SwiftUI

/// A row with the moves and their annotation signs, between the buttons for one move back and on.
struct MoveStrip<Core: BoardCore>: View {
  let model: BoardModel<Core>

  private var at: UInt32 { model.state.at }

  var body: some View {
    let steppers = model.state.steppers
    HStack(spacing: 4) {
      if steppers.count > 2 { StepButton(button: steppers[1]) }
      ScrollViewReader { scroll in
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHStack(spacing: 4) {
            ForEach(model.state.moves, id: \.number) { move in MoveChip(model: model, move: move).id(move.number) }
          }
          .padding(.horizontal, 16)
        }
        .mask { EdgeFade() }
        // A chip grows when it gets a sign.
        .onChange(of: model.state.moves, initial: true) { scroll.scrollTo(at, anchor: .center) }
        .onChange(of: at) { scroll.scrollTo(at, anchor: .center) }
      }
      if steppers.count > 2 { StepButton(button: steppers[2]) }
    }
    .frame(minHeight: 48)
  }
}

/// The moves with their numbers, in a column for each side; a tap shows the board after a move.
struct MoveTable<Core: BoardCore>: View {
  let model: BoardModel<Core>

  private var at: UInt32 { model.state.at }

  var body: some View {
    ScrollViewReader { scroll in
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], alignment: .leading) {
          ForEach(model.state.moves, id: \.number) { move in
            MoveChip(model: model, move: move, isNumbered: true).id(move.number)
          }
        }
      }
      .onChange(of: at, initial: true) { scroll.scrollTo(at, anchor: .center) }
    }
  }
}

/// The square, the operation and the annotation of a move.
private struct MoveChip<Core: BoardCore>: View {
  let model: BoardModel<Core>
  let move: MoveRow
  var isNumbered = false

  @Environment(\.palette) private var palette
  @Environment(\.window) private var window

  private var at: UInt32 { model.state.at }

  var body: some View {
    let isShown = move.number == at
    return Button {
      window?.ifHeard { model.send(.goTo(number: move.number)) }
    } label: {
      HStack(spacing: 4) {
        if isNumbered {
          Text(verbatim: "\(move.number)").font(.subheadline.monospacedDigit()).foregroundStyle(.ink(.quiet))
        }
        SideCoin(color: move.color, size: 14)
        Text(move.label).font(.subheadline.monospacedDigit())
        if let picture = move.picture { MovePicture(picture: picture) }
        if let sign = move.sign {
          Text(verbatim: sign.text).font(.subheadline.weight(.bold)).foregroundStyle(.ink(sign.ink))
        }
      }
      .padding(.horizontal, 12)
      .frame(minHeight: 40)
      .background(isShown ? palette[.card] : .clear, in: Capsule())
      .overlay { if isShown { Capsule().strokeBorder(palette[.accent], lineWidth: 1.5) } }
      .contentShape(Capsule())
    }
    .buttonStyle(.plain)
    .foregroundStyle(move.number > at ? .ink(.quiet) : .ink(.text))
    .accessibilityLabel(move.spoken)
    .accessibilityAddTraits(isShown ? .isSelected : [])
  }
}

/// A mask that fades what is cut off at the edges.
private struct EdgeFade: View {
  var body: some View {
    HStack(spacing: 0) {
      LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing).frame(width: 16)
      Color.black
      LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing).frame(width: 16)
    }
  }
}

/// Every move as a sentence; a tap shows the board after it.
struct MoveList<Core: BoardCore>: View {
  let model: BoardModel<Core>

  @Environment(\.window) private var window

  private var at: UInt32 { model.state.at }

  var body: some View {
    ScrollViewReader { scroll in
      List {
        row(0, word(.startOfGame))
        ForEach(model.state.moves, id: \.number) { move in row(move.number, move.spoken) }
      }
      .listStyle(.plain)
      .scrollContentBackground(.hidden)
      .onChange(of: at, initial: true) { scroll.scrollTo(at, anchor: .center) }
    }
  }

  private func row(_ number: UInt32, _ words: String) -> some View {
    let isShown = number == at
    return Button {
      window?.ifHeard { model.send(.goTo(number: number)) }
    } label: {
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        Text(words).monospacedDigit()
        Spacer(minLength: 0)
        if isShown { Image(systemName: "eye").accessibilityHidden(true) }
      }
    }
    .foregroundStyle(number > at ? .ink(.quiet) : .ink(.text))
    .accessibilityAddTraits(isShown ? .isSelected : [])
    .listRowBackground(Color.clear)
    .id(number)
  }
}

/// Every legal move: an alternative to the board.
struct LegalMoveList<Core: BoardCore>: View {
  let model: BoardModel<Core>

  @Environment(\.dismiss) private var dismiss
  @Environment(\.window) private var window

  var body: some View {
    List {
      ForEach(model.legalMoves(), id: \.text) { move in
        Button {
          window?.ifHeard {
            model.send(.play(text: move.text))
            dismiss()
          }
        } label: {
          Text(move.sentence)
        }
      }
    }
    .listStyle(.plain)
  }
}
