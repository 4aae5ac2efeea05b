import FivefoldCore
import Foundation
import SwiftUI

/// The one button of a screen that is meant first: filled with ink.
struct FilledButtonStyle: ButtonStyle {
  var height: CGFloat = 48

  @Environment(\.palette) private var palette
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.callout.weight(.semibold))
      .foregroundStyle(palette[.card])
      .padding(.horizontal, 20)
      .frame(minHeight: height)
      .background(palette[.accent], in: Capsule())
      .opacity(isEnabled ? (configuration.isPressed ? 0.7 : 1) : 0.38)
      // However small it is drawn, a finger finds it.
      .padding(.vertical, max(0, (48 - height) / 2))
      .contentShape(Rectangle())
  }
}

extension ButtonStyle where Self == FilledButtonStyle {
  static var filled: FilledButtonStyle { FilledButtonStyle() }
}

/// A preview of a screen without a board.
struct PreviewedPage: View {
  let screen: Screen

  init(_ screen: Screen) { self.screen = screen }

  var body: some View { Previewed { _, window in PageView(screen: screen, window: window) } }
}

/// A preview with an app over an empty folder.
struct Previewed<Content: View>: View {
  @ViewBuilder let content: (AppModel, WindowModel) -> Content

  var body: some View {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    switch Result(catching: { try AppModel(folder: folder, language: "en") }) {
    case .success(let app): content(app, WindowModel(app)).modifier(Colored(app: app))
    case .failure(let error): Text(reason(of: error, language: "en"))
    }
  }
}
