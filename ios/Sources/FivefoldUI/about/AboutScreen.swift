import FivefoldCore
import SwiftUI

/// The app's description, version, and third-party components.
struct AboutScreen: View {
  let version: String
  let licenses: [String]

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 12) {
        Text(word(.appName)).font(.title.weight(.semibold))
        Text(word(.aboutVersion, version)).foregroundStyle(.ink(.quiet))
        Text(word(.aboutText))
        Text(word(.aboutSource))
        Text(word(.licenses)).font(.title3.weight(.semibold)).accessibilityAddTraits(.isHeader)
        ForEach(licenses, id: \.self) { Text($0).foregroundStyle(.ink(.quiet)) }
      }
      .frame(maxWidth: 640, alignment: .leading)
      .padding(16)
      .frame(maxWidth: .infinity)
    }
    .navigationTitle(word(.about))
  }
}

struct AboutScreen_Previews: PreviewProvider {
  static var previews: some View { AboutScreen(version: "1.2.3", licenses: ["MIT License"]) }
}
