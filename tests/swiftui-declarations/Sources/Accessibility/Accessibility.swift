@available(iOS 17.0, *)
public enum AccessibilityNotification {
  public struct Announcement {
    public init(_ announcement: String) { fatalError() }
    public func post() { fatalError() }
  }
}
