// Parts of UIKit in views

import UIKit

@available(iOS 13.0, *)
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}
@available(iOS 13.0, *)
extension UIViewControllerRepresentable { public var body: Never { absent() } }
@available(iOS 13.0, *)
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {}
