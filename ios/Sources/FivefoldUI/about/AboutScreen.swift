#if canImport(SwiftUI)
  import FivefoldCore
  import SwiftUI

  /// What this is and how new.
  struct AboutScreen: View {
    let version: String

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Text(word(.appName)).font(.title.weight(.semibold))
          Text(word(.aboutVersion, version)).foregroundStyle(.ink(.quiet))
          Text(word(.aboutText))
          Text(word(.aboutSource))
        }
        .frame(maxWidth: 640, alignment: .leading)
        .padding(16)
        .frame(maxWidth: .infinity)
      }
      .navigationTitle(word(.about))
    }
  }

  struct AboutScreen_Previews: PreviewProvider {
    static var previews: some View { AboutScreen(version: "1.2.3") }
  }
#endif
