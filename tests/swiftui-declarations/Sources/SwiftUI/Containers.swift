import Foundation
import UniformTypeIdentifiers

@available(iOS 13.0, *)
public struct List<SelectionValue: Hashable, Content: View>: SystemView {}
@available(iOS 13.0, *)
extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) { absent() }
}
@available(iOS 15.0, *)
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}
@available(iOS 13.0, *)
@MainActor @preconcurrency public protocol ListStyle {}
@available(iOS 13.0, *)
public struct PlainListStyle: ListStyle {}
@available(iOS 13.0, *)
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { absent() }
}
@available(iOS 13.0, *)
public struct Form<Content: View>: SystemView {
  nonisolated public init(@ViewBuilder content: () -> Content) { absent() }
}
@available(iOS 13.0, *)
public struct Section<Parent, Content, Footer> {}
extension Section: View, SystemView where Parent: View, Content: View, Footer: View { public typealias Body = Never }
@available(iOS 15.0, *)
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { absent() }
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { absent() }
}
@available(iOS 15.0, *)
extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { absent() }
}
@available(iOS 15.0, *)
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) { absent() }
}
@available(iOS 14.0, *)
public struct DisclosureGroup<Label: View, Content: View>: SystemView {}
@available(iOS 14.0, *)
extension DisclosureGroup where Label == Text {
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { absent() }
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  nonisolated public init(
    _ labelKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { absent() }
}
@available(iOS 17.0, *)
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: SystemView {}
@available(iOS 17.0, *)
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) { absent() }
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) { absent() }
}
@available(iOS 16.0, *)
public struct NavigationPath: Sendable {}
@available(iOS 16.0, *)
@MainActor @preconcurrency public struct NavigationStack<Data, Root: View>: SystemView {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { absent() }
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  { absent() }
}
@available(iOS 13.0, *)
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic
    case inline
    case large
  }
}
@available(iOS 16.0, *)
public struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent()
  public static let large = PresentationDetent()
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
}

@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol ToolbarContent {}
// The builder of iOS 14 takes at most ten items.
@available(iOS 14.0, *)
@resultBuilder public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { absent() }
  @available(iOS 16.0, *)
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
  public static func buildBlock<A: ToolbarContent, B: ToolbarContent>(_ a: A, _ b: B) -> some ToolbarContent { a }
  public static func buildBlock<A: ToolbarContent, B: ToolbarContent, C: ToolbarContent>(
    _ a: A, _ b: B, _ c: C
  ) -> some ToolbarContent { a }
}
@available(iOS 16.0, *)
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
@available(iOS 14.0, *)
public struct ToolbarItemPlacement: Sendable {
  public static let confirmationAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  @available(iOS 17.0, *)
  public static let topBarTrailing = ToolbarItemPlacement()
}
@available(iOS 14.0, *)
public struct ToolbarItem<ID, Content: View>: ToolbarContent {}
@available(iOS 14.0, *)
extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) { absent() }
}
@available(iOS 14.0, *)
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  nonisolated public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) { absent() }
}

@available(iOS 13.0, *)
extension View {
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { Modified() }
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { Modified() }
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  { Modified() }
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { Modified() }
}
@available(iOS 14.0, *)
extension View {
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { Modified() }
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { Modified() }
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    Modified()
  }
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { Modified() }
}
@available(iOS 15.0, *)
extension View {
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { Modified() }
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { Modified() }
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { Modified() }
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { Modified() }
}
@available(iOS 16.0, *)
extension View {
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { Modified() }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { Modified() }
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { Modified() }
}
