// Controllers of a part of the screen, as far as SwiftUI does not hide them.
import Foundation

@available(iOS 2.0, *)
@MainActor open class UIViewController {
  public init() { fatalError() }
  open var view: UIView! { fatalError() }
  open func viewDidAppear(_ animated: Bool) { fatalError() }
  open func viewWillDisappear(_ animated: Bool) { fatalError() }
  open var navigationController: UINavigationController? { fatalError() }
}
@available(iOS 2.0, *)
@MainActor open class UINavigationController: UIViewController {
  // A view that uses it asks for the version, which Linux does not check.
  @available(iOS 26.0, *)
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { fatalError() }
}
@available(iOS 3.2, *)
@MainActor open class UIGestureRecognizer {
  fileprivate init() {}
  open var isEnabled: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}
@available(iOS 2.0, *)
@MainActor open class UIView {
  fileprivate init() {}
  open var window: UIWindow? { fatalError() }
  @available(iOS 17.0, *)
  public var traitOverrides: any UITraitOverrides {
    get { fatalError() }
    set { fatalError() }
  }
}
@available(iOS 2.0, *)
@MainActor open class UIWindow: UIView {}
@available(iOS 17.0, *)
@MainActor public protocol UIMutableTraits {
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
}
@available(iOS 17.0, *)
@MainActor public protocol UITraitOverrides: UIMutableTraits {}
@available(iOS 10.0, *)
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}
