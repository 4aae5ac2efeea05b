#if canImport(SwiftUI)
  import FivefoldCore
  import SwiftUI

  /// What this is and how new.
  struct AboutScreen: View {
    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Text(word("app_name")).font(.title.weight(.semibold))
          Text(word("about_version", (try? version()) ?? "")).foregroundStyle(.quiet)
          Text(word("about_text"))
          Text(word("about_source"))
        }
        .frame(maxWidth: 640, alignment: .leading)
        .padding(16)
        .frame(maxWidth: .infinity)
      }
      .navigationTitle(word("about"))
    }
  }
#endif
