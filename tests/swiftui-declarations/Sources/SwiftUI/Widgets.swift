// Widgets, and the delegate of the app

@_exported import FoundationOfApple
import Foundation
import UIKit

@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}
@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
}
extension Never: WidgetConfiguration {}
@available(iOS 14.0, *)
@resultBuilder public struct WidgetBundleBuilder {
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
}
@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}
@available(iOS 17.0, *)
public struct ContainerBackgroundPlacement: Sendable {
  private init() {}
}
@available(iOS 17.0, *)
extension View {
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { Modified() }
}
@available(iOS 16.0, *)
extension Text {
  @_disfavoredOverload nonisolated public init(_ resource: LocalizedStringResource) { absent() }
}
@available(iOS 13.0, *)
extension Image {
  public enum ResizingMode: Sendable {
    case tile
    case stretch
  }
  nonisolated public init(uiImage: UIImage) { absent() }
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { absent() }
}
@available(iOS 13.0, *)
public struct EdgeInsets: Equatable, Sendable {
  public init() {}
}
@available(iOS 14.0, *)
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { absent() }
  public var wrappedValue: DelegateType { absent() }
}
