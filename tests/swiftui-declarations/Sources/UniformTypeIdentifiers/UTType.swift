@available(iOS 14.0, *)
public struct UTType: Hashable, Sendable {
  public static var json: UTType { fatalError() }
  public static var plainText: UTType { fatalError() }
  public static var png: UTType { fatalError() }
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { fatalError() }
}
