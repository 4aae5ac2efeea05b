import FivefoldCore
import SwiftUI

private struct CoinsKey: EnvironmentKey {
  static let defaultValue: [Picture] = []
}

extension EnvironmentValues {
  /// The coins of both colors, the first one first.
  var coins: [Picture] {
    get { self[CoinsKey.self] }
    set { self[CoinsKey.self] = newValue }
  }
}

/// The picture of an operation in a move.
struct MovePicture: View {
  let picture: Picture

  var body: some View {
    PictureView(picture: picture).equatable()
      .frame(width: 18 * picture.width / picture.height, height: 18)
      .accessibilityHidden(true)
  }
}

/// A piece of a side, beside its name.
struct SideCoin: View {
  let color: Side
  var size: CGFloat = 24

  @Environment(\.coins) private var coins

  var body: some View {
    ZStack {
      if let coin = color == .first ? coins.first : coins.last {
        PictureView(picture: coin).equatable()
      }
    }
    .frame(width: size, height: size)
    .accessibilityHidden(true)
  }
}
