import FivefoldCore
import SwiftUI

private struct CoinsKey: EnvironmentKey {
  static let defaultValue: [Picture] = []
}

extension EnvironmentValues {
  /// A piece of the first color, then one of the second.
  var coins: [Picture] {
    get { self[CoinsKey.self] }
    set { self[CoinsKey.self] = newValue }
  }
}

/// A side's piece, beside words that say the same.
struct SideCoin: View {
  let color: Side
  var size: CGFloat = 24

  @Environment(\.coins) private var coins
  @Environment(\.palette) private var palette

  var body: some View {
    ZStack {
      if let coin = color == .first ? coins.first : coins.last {
        PictureView(picture: coin, palette: palette).equatable()
      }
    }
    .frame(width: size, height: size)
    .accessibilityHidden(true)
  }
}
