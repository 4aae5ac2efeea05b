#if canImport(SwiftUI)
  import FivefoldModel
  import FivefoldPainter
  import SwiftUI

  /// What lies over the game: lists of turns, and questions before what cannot be taken back.
  enum GameSheet: String, Identifiable {
    case turns, legalTurns

    var id: String { rawValue }
  }

  /// A question before what cannot be taken back.
  enum GameQuestion {
    case resign, draw
  }

  /// What is done seldom.
  struct GameMenu: View {
    let app: AppModel
    let model: GameModel
    let palette: Palette
    @Binding var sheet: GameSheet?
    @Binding var question: GameQuestion?

    var body: some View {
      Menu {
        Button(word("new_game"), systemImage: "plus") { app.ask(model.id) }
        Button(word("rules"), systemImage: "book") { app.go(.rules(model.id)) }
        if model.snapshot.side != nil && !model.snapshot.computerToMove {
          Button(word("all_turns"), systemImage: "list.bullet") { sheet = .legalTurns }
        }
        if let text = model.saved() {
          ShareLink(item: text) { Label(word("share_game"), systemImage: "square.and.arrow.up") }
          Button(word("copy_game"), systemImage: "doc.on.doc") { Sharing.copy(text) }
        }
        let picture = BoardPicture(model, app.settings.settings, palette)
        ShareLink(item: picture, preview: SharePreview(app.name(of: model.id))) {
          Label(word("share_picture"), systemImage: "photo")
        }
        if model.canAgreeDraw { Button(word("agree_draw"), systemImage: "equal") { question = .draw } }
        if model.resigning != nil { Button(word("resign"), systemImage: "flag") { question = .resign } }
        Button(word("settings"), systemImage: "gearshape") { app.go(.settings) }
      } label: {
        Label(word("menu"), systemImage: "ellipsis.circle")
      }
    }
  }

  /// Asks before a game is given up or drawn.
  struct GameQuestions: ViewModifier {
    let model: GameModel
    @Binding var question: GameQuestion?

    func body(content: Content) -> some View {
      content
        .alert(resignation, isPresented: asks(.resign)) {
          Button(word("resign"), role: .destructive) { model.resigning.map(model.resign) }
          Button(word("cancel"), role: .cancel) {}
        }
        .alert(word("agree_draw_sure"), isPresented: asks(.draw)) {
          Button(word("agree_draw")) { model.agreeDraw() }
          Button(word("cancel"), role: .cancel) {}
        }
    }

    private var resignation: String {
      word("resign_sure", model.resigning.map { name(of: model.colour($0)) } ?? "")
    }

    private func asks(_ wanted: GameQuestion) -> Binding<Bool> {
      bound({ question == wanted }, { if !$0 { question = nil } })
    }
  }
#endif
