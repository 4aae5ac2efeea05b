import Foundation

@available(iOS 17.0, *)
public enum AccessibilityNotification {
  public struct Announcement {
    public init(_ announcement: AttributedString) { fatalError() }
    public func post() { fatalError() }
  }
}
@available(iOS 15.0, *)
extension AttributeScopes {
  public enum AccessibilityAttributes {
    @available(iOS 17.0, *)
    public enum AnnouncementPriorityAttribute {
      public enum AnnouncementPriority: Sendable {
        case high
      }
    }
  }
}
// On Apple's systems by dynamic lookup.
@available(iOS 17.0, *)
extension AttributedString {
  public var accessibilitySpeechAnnouncementPriority:
    AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.AnnouncementPriority?
  {
    get { fatalError() }
    set { fatalError() }
  }
}
