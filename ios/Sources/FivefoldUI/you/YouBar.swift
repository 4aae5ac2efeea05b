import FivefoldCore
import SwiftUI
import UniformTypeIdentifiers

/// The bar below the player's screens, and the system's button to paste a game.
struct YouScreen: ViewModifier {
  let bar: YouBar
  let window: WindowModel

  @Environment(\.palette) private var palette
  @State private var picksFile = false

  func body(content: Content) -> some View {
    content
      .safeAreaInset(edge: .bottom) {
        HStack(spacing: 4) {
          ForEach(bar.tabs, id: \.label) { tab in
            Button(action: { window.press(tab) }) { Place(label: tab.label, icon: tab.icon, isOn: tab.isOn == true) }
              .buttonStyle(.plain)
              .accessibilityAddTraits(tab.isOn == true ? .isSelected : [])
          }
          Menu {
            ForEach(bar.menu.indices, id: \.self) { group in
              Section { ForEach(bar.menu[group], id: \.action) { entry($0) } }
            }
          } label: {
            Place(label: word(.menu), icon: "ellipsis", isOn: false)
          }
        }
        .padding(8)
        .background(palette[.page])
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          // The thread of the call is unspecified: without `@Sendable` Swift would take it for the main one.
          PasteButton(payloadType: String.self) { @Sendable [window] texts in
            // The core reports invalid content.
            Task { @MainActor in
              window.ifHeard { window.show(window.app.receive(texts.first ?? "")) }
            }
          }
          .labelStyle(.iconOnly)
        }
      }
      .fileImporter(isPresented: $picksFile, allowedContentTypes: [.fivefoldGame, .json, .plainText]) { chosen in
        switch chosen {
        case .success(let file): Task { await window.open(file: file) }
        case .failure(let error): window.app.tell(error)
        }
      }
  }

  /// The system has its own button to paste; the menu opens a file instead.
  @ViewBuilder private func entry(_ button: ScreenButton) -> some View {
    if button.action == .paste {
      Button(word(.openFile), systemImage: "folder") { window.ifHeard { picksFile = true } }
    } else {
      MenuEntry(button: button)
    }
  }
}

/// A place of the bar.
private struct Place: View {
  let label: String
  let icon: String
  let isOn: Bool

  @Environment(\.palette) private var palette

  var body: some View {
    VStack(spacing: 4) {
      Image(systemName: icon)
      Text(label).font(.footnote).lineLimit(1).minimumScaleFactor(0.6)
    }
    .frame(maxWidth: .infinity, minHeight: 48)
    .background(palette[isOn ? .secondTone : .page], in: RoundedRectangle(cornerRadius: 20, style: .circular))
    .contentShape(Rectangle())
    .accessibilityElement(children: .combine)
  }
}
