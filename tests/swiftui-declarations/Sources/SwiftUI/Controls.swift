import Foundation

@available(iOS 13.0, *)
public struct Font: Hashable, Sendable {
  public static let largeTitle = Font()
  public static let title = Font()
  @available(iOS 14.0, *)
  public static let title2 = Font()
  @available(iOS 14.0, *)
  public static let title3 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }
  public struct Weight: Hashable, Sendable {
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
  }
  @available(iOS 16.0, *)
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { absent() }
  public func weight(_ weight: Weight) -> Font { absent() }
  public func monospacedDigit() -> Font { absent() }
}
@available(iOS 13.0, *)
public struct Text: SystemView, Equatable, Sendable {
  nonisolated public init(verbatim content: String) { absent() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) { absent() }
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { absent() }
  nonisolated public func font(_ font: Font?) -> Text { absent() }
  @available(iOS 15.0, *)
  nonisolated public func monospacedDigit() -> Text { absent() }
  @available(iOS 17.0, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { absent() }
}
@available(iOS 13.0, *)
public struct Image: SystemView, Sendable {
  nonisolated public init(systemName: String) { absent() }
}
@available(iOS 14.0, *)
public struct Label<Title: View, Icon: View>: SystemView {}
@available(iOS 14.0, *)
extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) { absent() }
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) { absent() }
}
@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol LabelStyle {}
@available(iOS 14.0, *)
public struct IconOnlyLabelStyle: LabelStyle {}
@available(iOS 14.0, *)
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { absent() }
}

@available(iOS 15.0, *)
public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}
@available(iOS 13.0, *)
public struct Button<Label: View>: SystemView {
  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    absent()
  }
}
@available(iOS 13.0, *)
extension Button where Label == Text {
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) { absent() }
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) { absent() }
  @available(iOS 15.0, *)
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { absent() }
  @available(iOS 15.0, *)
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { absent() }
}
@available(iOS 14.0, *)
extension Button where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) { absent() }
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) { absent() }
  @available(iOS 15.0, *)
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { absent() }
  @available(iOS 15.0, *)
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { absent() }
}
@available(iOS 13.0, *)
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@available(iOS 13.0, *)
public struct ButtonStyleConfiguration {
  public struct Label: SystemView {}
  public let label: Label
  public let isPressed: Bool
}
@available(iOS 13.0, *)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
@available(iOS 13.0, *)
public struct PlainButtonStyle: PrimitiveButtonStyle {}
@available(iOS 13.0, *)
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { absent() }
}
@available(iOS 15.0, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
@available(iOS 15.0, *)
public struct ButtonBorderShape: Sendable {
  public static let capsule = ButtonBorderShape()
}
@available(iOS 15.0, *)
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { absent() }
}
@available(iOS 14.0, *)
public struct Menu<Label: View, Content: View>: SystemView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { absent() }
}
@available(iOS 13.0, *)
public struct Toggle<Label: View>: SystemView {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { absent() }
}
@available(iOS 13.0, *)
extension Toggle where Label == Text {
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { absent() }
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { absent() }
}
@available(iOS 13.0, *)
public struct TextField<Label: View>: SystemView {}
@available(iOS 13.0, *)
extension TextField where Label == Text {
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) { absent() }
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { absent() }
}
@available(iOS 13.0, *)
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: SystemView {}
@available(iOS 13.0, *)
extension Picker where Label == Text {
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { absent() }
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { absent() }
}
@available(iOS 13.0, *)
@MainActor @preconcurrency public protocol PickerStyle {}
@available(iOS 13.0, *)
public struct SegmentedPickerStyle: PickerStyle {}
@available(iOS 13.0, *)
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { absent() }
}
@available(iOS 13.0, *)
public struct Stepper<Label: View>: SystemView {
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { absent() }
}
@available(iOS 14.0, *)
public struct ProgressView<Label: View, CurrentValueLabel: View>: SystemView {}
@available(iOS 14.0, *)
extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView { absent() }
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView { absent() }
}
@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol ProgressViewStyle {}
@available(iOS 14.0, *)
public struct LinearProgressViewStyle: ProgressViewStyle {}
@available(iOS 14.0, *)
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { absent() }
}
@available(iOS 16.0, *)
public struct LabeledContent<Label, Content> {}
extension LabeledContent: View, SystemView where Label: View, Content: View { public typealias Body = Never }
@available(iOS 16.0, *)
extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload nonisolated public init<A: StringProtocol, B: StringProtocol>(_ title: A, value: B) { absent() }
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  nonisolated public init<B: StringProtocol>(_ titleKey: LocalizedStringKey, value: B) { absent() }
}

@available(iOS 14.0, *)
extension View {
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { Modified() }
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { Modified() }
}
@available(iOS 13.0, *)
extension View {
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { Modified() }
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { Modified() }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { Modified() }
}
@available(iOS 15.0, *)
extension View {
  nonisolated public func tint(_ tint: Color?) -> some View { Modified() }
}
