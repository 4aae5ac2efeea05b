import FivefoldCore
import SwiftUI

/// The rules of a game with example positions, or the description of the app.
struct ArticleScreen: View {
  let article: Article

  @Environment(\.palette) private var palette

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 12) {
        ForEach(article.sections, id: \.title) { section in
          Text(section.title).font(.title3.weight(.semibold)).accessibilityAddTraits(.isHeader)
          ForEach(section.paragraphs.indices, id: \.self) { Text(section.paragraphs[$0]) }
          ForEach(section.pictures, id: \.caption) { diagram($0.picture, $0.caption) }
        }
        if let more = article.more { LabelButton(button: more) }
      }
      .frame(maxWidth: 640, alignment: .leading)
      .padding(16)
      .frame(maxWidth: .infinity)
    }
    .background(palette[.page])
    .navigationTitle(article.title)
  }

  private func diagram(_ picture: Picture, _ caption: String) -> some View {
    VStack(spacing: 6) {
      PictureView(picture: picture).equatable().frame(height: 260).accessibilityHidden(true)
      Text(caption).font(.subheadline).foregroundStyle(.ink(.quiet)).multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 8)
    .accessibilityElement(children: .combine)
  }
}

struct ArticleScreen_Previews: PreviewProvider {
  static var previews: some View {
    PreviewedPage(.about)
    Previewed { app, window in
      ForEach(app.home.cards, id: \.game) { PageView(screen: .rules(game: $0.game), window: window) }
    }
  }
}
