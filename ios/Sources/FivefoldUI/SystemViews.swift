import SwiftUI
import UIKit

/// Keeps a finger that drags a piece over a board from leaving the screen: since iOS 26 a swipe anywhere goes back. The
/// swipe from the edge still does.
struct SwipeSwitch: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> SwipeController { SwipeController() }
  func updateUIViewController(_ controller: SwipeController, context: Context) {}
}

final class SwipeController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    setSwipe(isOn: false)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    setSwipe(isOn: true)
  }

  private func setSwipe(isOn: Bool) {
    // Xcode 16 does not know the recognizer.
    #if os(Linux) || compiler(>=6.2)
      if #available(iOS 26.0, *) { navigationController?.interactiveContentPopGestureRecognizer?.isEnabled = isOn }
    #endif
  }
}

/// Gives a window the direction of the app's language, which may be another than the system's: bars, the way back and
/// swipes are UIKit's and do not follow the environment of the views.
struct WindowDirection: UIViewControllerRepresentable {
  let isRightToLeft: Bool

  func makeUIViewController(context: Context) -> DirectionController { DirectionController() }

  func updateUIViewController(_ controller: DirectionController, context: Context) {
    controller.direction = isRightToLeft ? .rightToLeft : .leftToRight
  }
}

final class DirectionController: UIViewController {
  var direction = UITraitEnvironmentLayoutDirection.unspecified {
    didSet { apply() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    apply()
  }

  private func apply() { view.window?.traitOverrides.layoutDirection = direction }
}
