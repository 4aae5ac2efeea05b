import Foundation

public struct Font: Hashable, Sendable {
  public static let title = Font(), title3 = Font(), headline = Font(), subheadline = Font(), body = Font(),
    callout = Font(), footnote = Font(), caption = Font()
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { absent() }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public struct Weight: Hashable, Sendable {
    public static let regular = Weight(), medium = Weight(), semibold = Weight(), bold = Weight()
  }
  public func weight(_ weight: Weight) -> Font { absent() }
  public func monospacedDigit() -> Font { absent() }
}
/// What a literal becomes where a view takes words. This app says its own words otherwise, and here that is checked.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { absent() }
}
public struct Text: SystemView, Equatable, Sendable {
  nonisolated public init(verbatim content: String) { absent() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) { absent() }
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { absent() }
  nonisolated public func font(_ font: Font?) -> Text { absent() }
  nonisolated public func monospacedDigit() -> Text { absent() }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { absent() }
}
public struct Image: SystemView, Sendable {
  nonisolated public init(systemName: String) { absent() }
}
public struct Label<Title: View, Icon: View>: SystemView {}
extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) { absent() }
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) { absent() }
}
public protocol LabelStyle {}
public struct IconOnlyLabelStyle: LabelStyle {}
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { absent() } }

public struct ButtonRole: Equatable, Sendable { public static let destructive = ButtonRole(), cancel = ButtonRole() }
public struct Button<Label: View>: SystemView {
  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    absent()
  }
}
extension Button where Label == Text {
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { absent() }
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { absent() }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { absent() }
}
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ButtonStyleConfiguration {
  public struct Label: SystemView {}
  public let label: Label
  public let isPressed: Bool
}
public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { absent() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { absent() }
}
public struct Menu<Label: View, Content: View>: SystemView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { absent() }
}
public struct Toggle<Label: View>: SystemView {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { absent() }
}
extension Toggle where Label == Text {
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { absent() }
}
public struct Picker<Label: View, Selection: Hashable, Content: View>: SystemView {}
extension Picker where Label == Text {
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) { absent() }
}
public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { absent() }
}
public struct Stepper<Label: View>: SystemView {
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { absent() }
}
extension Stepper where Label == Text {
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { absent() }
}
public struct Slider<Label: View, ValueLabel: View>: SystemView {}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { absent() }
}
public struct ProgressView<Label: View, CurrentValueLabel: View>: SystemView {}
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  nonisolated public init() { absent() }
}
public protocol ProgressViewStyle {}
public struct LinearProgressViewStyle: ProgressViewStyle {}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { absent() }
}
public struct LabeledContent<Label, Content> {}
extension LabeledContent: View, SystemView where Label: View, Content: View { public typealias Body = Never }
extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<A: StringProtocol, B: StringProtocol>(_ title: A, value: B) { absent() }
}

// What is shared and pasted

public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
}
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { absent() }
  public static func buildBlock<A: TransferRepresentation, B: TransferRepresentation>(
    _ a: A, _ b: B
  ) -> some TransferRepresentation<Item> where A.Item == Item, B.Item == Item { a }
}
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) { absent() }
}
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) { absent() }
}
extension TransferRepresentation {
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
}
@Sendable private func nothing<Item>(_ item: Item) async throws -> Data { absent() }
extension Never: Transferable {
  public static var transferRepresentation: DataRepresentation<Never> {
    DataRepresentation<Never>(exportedContentType: .png, exporting: nothing)
  }
}
extension String: Transferable {
  public static var transferRepresentation: DataRepresentation<String> {
    DataRepresentation<String>(exportedContentType: .plainText, exporting: nothing)
  }
}
public struct SharePreview<Image, Icon> {}
extension SharePreview where Image == Never, Icon == Never {
  public init<S: StringProtocol>(_ title: S) { absent() }
}
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: SystemView {}
extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { absent() }
}
extension ShareLink where PreviewImage: Transferable, PreviewIcon: Transferable {
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { absent() }
}
public struct PasteButton: SystemView {
  nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) { absent() }
}
/// Uniform Type Identifiers' own.
public struct UTType: Hashable, Sendable { 
  public static let json = UTType(), plainText = UTType(), png = UTType()
  private init() {}
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { absent() }
}

extension View {
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { Modified() }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { Modified() }
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { Modified() }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { Modified() }
  nonisolated public func tint(_ tint: Color?) -> some View { Modified() }
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { Modified() }
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { Modified() }
}
