import Foundation

public struct Font: Hashable, Sendable {
  public static let title = Font(), title3 = Font(), headline = Font(), subheadline = Font(), body = Font()
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { absent() }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public struct Weight: Hashable, Sendable {
    public static let regular = Weight(), medium = Weight(), semibold = Weight(), bold = Weight()
  }
  public func weight(_ weight: Weight) -> Font { absent() }
  public func monospacedDigit() -> Font { absent() }
}
public struct Text: SystemView, Equatable, Sendable {
  nonisolated public init(verbatim content: String) { absent() }
  nonisolated public init<S: StringProtocol>(_ content: S) { absent() }
  nonisolated public func font(_ font: Font?) -> Text { absent() }
  nonisolated public func monospacedDigit() -> Text { absent() }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { absent() }
}
public struct Image: SystemView, Sendable {
  nonisolated public init(systemName: String) { absent() }
}
public struct Label<Title: View, Icon: View>: SystemView {}
extension Label where Title == Text, Icon == Image {
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) { absent() }
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
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { absent() }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { absent() }
}
public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { absent() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { absent() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { absent() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { absent() }
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
public struct TextField<Label: View>: SystemView {}
extension TextField where Label == Text {
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { absent() }
}
/// UIKit's own.
public enum UIKeyboardType: Int, Sendable { case `default`, numberPad }
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
public protocol TransferRepresentation: Sendable {
  associatedtype Item: Transferable
}
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { absent() }
}
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) { absent() }
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
public struct UTType: Hashable, Sendable { public static let json = UTType(), plainText = UTType(), png = UTType() }

extension View {
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { Modified() }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { Modified() }
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { Modified() }
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { Modified() }
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { Modified() }
}
