#if canImport(SwiftUI)
  import FivefoldModel
  import FivefoldPainter
  import SwiftUI

  /// The rules of a game, with positions drawn as the game draws them.
  struct RulesScreen: View {
    let model: RulesModel
    let choice: PaletteChoice

    var body: some View {
      PaletteReader(choice) { palette in
        ScrollView {
          VStack(alignment: .leading, spacing: 12) {
            ForEach(model.sections) { section in
              Text(section.title).font(.title3.weight(.semibold)).accessibilityAddTraits(.isHeader)
              ForEach(section.paragraphs, id: \.self) { Text($0) }
              ForEach(section.pictures) { picture in diagram(picture, palette) }
            }
          }
          .frame(maxWidth: 640, alignment: .leading)
          .padding(16)
          .frame(maxWidth: .infinity)
        }
        .background(palette.colour(.page))
      }
      .navigationTitle(model.name)
    }

    private func diagram(_ picture: RulesPicture, _ palette: Palette) -> some View {
      VStack(spacing: 6) {
        BoardCanvas(picture.scene, palette).frame(height: 260).accessibilityHidden(true)
        Text(picture.caption).font(.subheadline).foregroundStyle(.quiet).multilineTextAlignment(.center)
      }
      .frame(maxWidth: .infinity)
      .padding(.vertical, 8)
      .accessibilityElement(children: .combine)
    }
  }
#endif
