// Sharing and pasting

@_exported import CoreTransferable

@available(iOS 16.0, *)
public struct SharePreview<Image, Icon> {}
@available(iOS 16.0, *)
extension SharePreview where Image == Never, Icon == Never {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { absent() }
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  public init(_ titleKey: LocalizedStringKey) { absent() }
}
@available(iOS 16.0, *)
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: SystemView {}
@available(iOS 16.0, *)
extension ShareLink where PreviewImage: Transferable, PreviewIcon: Transferable {
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { absent() }
}
// The documentation does not specify the thread of this callback, and the closure need not be sendable.
@available(iOS 16.0, *)
public struct PasteButton: SystemView {
  nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) { absent() }
}
