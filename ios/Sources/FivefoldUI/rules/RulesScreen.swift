import FivefoldCore
import SwiftUI

/// The rules of a game, with positions drawn as the game draws them.
struct RulesScreen: View {
  let rules: RulesState

  @Environment(\.palette) private var palette

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 12) {
        ForEach(rules.pages, id: \.title) { page in
          Text(page.title).font(.title3.weight(.semibold)).accessibilityAddTraits(.isHeader)
          ForEach(page.paragraphs, id: \.self) { Text($0) }
          ForEach(page.pictures, id: \.caption) { diagram($0.picture, $0.caption) }
        }
      }
      .frame(maxWidth: 640, alignment: .leading)
      .padding(16)
      .frame(maxWidth: .infinity)
    }
    .background(palette[.page])
    .navigationTitle(rules.name)
  }

  private func diagram(_ picture: Picture, _ caption: String) -> some View {
    VStack(spacing: 6) {
      PictureView(picture: picture, palette: palette).equatable().frame(height: 260).accessibilityHidden(true)
      Text(caption).font(.subheadline).foregroundStyle(.ink(.quiet)).multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 8)
    .accessibilityElement(children: .combine)
  }
}

struct RulesScreen_Previews: PreviewProvider {
  static var previews: some View {
    Previewed { app, _ in
      ForEach(app.home.cards, id: \.game) { card in
        if let rules = app.rules(of: card.game) { RulesScreen(rules: rules).previewDisplayName(card.name) }
      }
    }
  }
}
