import Foundation

@available(iOS 2.0, *)
public final class UIImage: Sendable {
  private init() {}
  public init?(data: Data) { fatalError() }
  public func pngData() -> Data? { fatalError() }
}
@available(iOS 3.0, *)
@MainActor public final class UIPasteboard {
  private init() {}
  public class var general: UIPasteboard { fatalError() }
  public var string: String? {
    get { fatalError() }
    set { fatalError() }
  }
}
