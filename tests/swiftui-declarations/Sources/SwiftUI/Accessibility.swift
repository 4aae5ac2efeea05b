@available(iOS 13.0, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}
@available(iOS 13.0, *)
public enum AccessibilityAdjustmentDirection: Sendable {
  case increment
  case decrement
}
@available(iOS 13.0, *)
public struct AccessibilityActionKind: Equatable, Sendable {
  public static let `default` = AccessibilityActionKind()
}
@available(iOS 13.0, *)
public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits
  public static let isButton = AccessibilityTraits()
  public static let isSelected = AccessibilityTraits()
  public static let isHeader = AccessibilityTraits()
  public init() { absent() }
  public func contains(_ member: AccessibilityTraits) -> Bool { absent() }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { absent() }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { absent() }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { absent() }
  @discardableResult public mutating func insert(_ newMember: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) { absent() }
  @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { absent() }
  @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    absent()
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { absent() }
  public mutating func formIntersection(_ other: AccessibilityTraits) { absent() }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { absent() }
}

// In Apple's SwiftUI these return a type of their own, whose methods of the same names take precedence.
@available(iOS 13.0, *)
extension View {
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    Modified()
  }
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { Modified() }
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { Modified() }
}
@available(iOS 14.0, *)
extension View {
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    Modified()
  }
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { Modified() }
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    Modified()
  }
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { Modified() }
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    Modified()
  }
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { Modified() }
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S])
    -> some View
  { Modified() }
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { Modified() }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { Modified() }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { Modified() }
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { Modified() }
}
@available(iOS 17.0, *)
public struct AccessibilityZoomGestureAction {
  @frozen public enum Direction {
    case zoomIn
    case zoomOut
  }
  public let direction: Direction
}
@available(iOS 17.0, *)
extension View {
  nonisolated public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
    -> some View
  { Modified() }
}
@available(iOS 16.0, *)
extension View {
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    Modified()
  }
}

// Rotors

@available(iOS 15.0, *)
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  var body: Body { get }
}
extension Never: AccessibilityRotorContent {}

/// Built-in content of a rotor, without a body.
@MainActor @preconcurrency public protocol SystemRotorContent: AccessibilityRotorContent where Body == Never {}
extension SystemRotorContent { public var body: Never { absent() } }

@available(iOS 15.0, *)
@resultBuilder public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { absent() }
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> some AccessibilityRotorContent
  { content }
}
@available(iOS 15.0, *)
public struct AccessibilityRotorEntry<ID: Hashable>: SystemRotorContent {
  nonisolated public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { absent() }
}
@available(iOS 15.0, *)
extension ForEach: AccessibilityRotorContent, SystemRotorContent where Content: AccessibilityRotorContent {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { absent() }
}
@available(iOS 15.0, *)
extension View {
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { Modified() }
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    Modified()
  }
}
