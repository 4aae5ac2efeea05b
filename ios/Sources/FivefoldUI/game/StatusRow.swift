#if canImport(SwiftUI)
  import FivefoldCore
  import FivefoldModel
  import FivefoldPainter
  import SwiftUI

  /// Whose turn it is, by shape, colour and words.
  struct StatusRow: View {
    let model: GameModel
    let palette: Palette

    var body: some View {
      HStack(spacing: 12) {
        if let side { SideGlyph(colour: model.colour(side), palette: palette).frame(width: 32, height: 32) }
        VStack(alignment: .leading) {
          Text(model.snapshot.result?.title ?? model.snapshot.prompt).font(.headline)
          if let side { Text(name(of: model.player(side))).font(.subheadline).foregroundStyle(.quiet) }
        }
        Spacer(minLength: 0)
      }
      .frame(minHeight: 48)
      .accessibilityElement(children: .combine)
    }

    private var side: Side? { model.snapshot.side ?? model.snapshot.result?.winner }

    private func name(of player: Player) -> String {
      switch player {
      case .human: model.isBetweenPeople ? word("person") : word("you")
      case .level(let number): word("computer_level", Int(number))
      case .limits(_, let ms?): word("computer_seconds", Int(ms) / 1000)
      case .limits(let visits?, nil): word("computer_visits", Int(visits).formatted())
      case .limits(nil, nil): word("computer")
      }
    }
  }

  /// A side's piece.
  struct SideGlyph: View {
    let colour: PieceColour
    let palette: Palette

    var body: some View {
      PictureCanvas(1, 1, Painter.piece(colour), palette).accessibilityHidden(true)
    }
  }

  /// What goes on besides: the computer's thinking, why a touch meant nothing, a hint, or the last turn.
  struct NewsRow: View {
    let model: GameModel
    let settings: Settings

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        if model.isThinking || model.isHinting {
          ProgressView().progressViewStyle(.linear)
          HStack {
            if settings.showsVisits { Visits(model: model) }
            Spacer(minLength: 8)
            Button(word("move_now")) { model.moveNow() }
          }
        } else {
          Text(news)
            .font(.subheadline)
            .foregroundStyle(model.notice == nil ? AnyShapeStyle(.quiet) : AnyShapeStyle(.warning))
            .lineLimit(nil)
        }
        if model.isUnsaved { Text(word("unsaved")).font(.subheadline).foregroundStyle(.warning) }
      }
      .frame(maxWidth: .infinity, minHeight: 52, alignment: .leading)
    }

    private var news: String {
      model.notice?.text ?? model.hint.map { word("suggestion", $0.sentence) } ?? lastTurn
    }

    private var lastTurn: String {
      let (at, turns) = (Int(model.snapshot.at), model.snapshot.turns)
      let last = at > 0 ? turns[at - 1].sentence : ""
      return at < turns.count ? "\(word("turns_of", at, turns.count)). \(last)" : last
    }
  }
#endif
