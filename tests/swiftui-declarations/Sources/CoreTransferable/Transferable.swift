import Foundation
import UniformTypeIdentifiers

@available(iOS 16.0, *)
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
@available(iOS 16.0, *)
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
}
@available(iOS 16.0, *)
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { fatalError() }
  public static func buildBlock<A: TransferRepresentation, B: TransferRepresentation>(
    _ a: A, _ b: B
  ) -> some TransferRepresentation<Item> where A.Item == Item, B.Item == Item { a }
}
@available(iOS 16.0, *)
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) { fatalError() }
}
@available(iOS 16.0, *)
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) { fatalError() }
}
@available(iOS 16.0, *)
extension TransferRepresentation {
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
}
@Sendable private func nothing<Item>(_ item: Item) async throws -> Data { fatalError() }
@available(iOS 16.0, *)
extension Never: Transferable {
  public static var transferRepresentation: DataRepresentation<Never> {
    DataRepresentation<Never>(exportedContentType: .png, exporting: nothing)
  }
}
@available(iOS 16.0, *)
extension String: Transferable {
  public static var transferRepresentation: DataRepresentation<String> {
    DataRepresentation<String>(exportedContentType: .plainText, exporting: nothing)
  }
}
