import Foundation
import SwiftUI

@available(iOS 14.0, *)
public protocol TimelineEntry {
  var date: Date { get }
}
@available(iOS 14.0, *)
public struct TimelineReloadPolicy: Equatable {
  public static var never: TimelineReloadPolicy { fatalError() }
}
@available(iOS 14.0, *)
public struct Timeline<EntryType: TimelineEntry> {
  public init(entries: [EntryType], policy: TimelineReloadPolicy) { fatalError() }
}
@available(iOS 14.0, *)
public struct TimelineProviderContext {
  private init(nothing: Never) {}
}
@available(iOS 14.0, *)
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
@available(iOS 14.0, *)
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) { fatalError() }
  public var body: Never { fatalError() }
}
@available(iOS 14.0, *)
public enum WidgetFamily: Int, Sendable {
  case systemSmall
  case systemMedium
}
@available(iOS 14.0, *)
extension WidgetBundle {
  public static func main() { fatalError() }
}
@available(iOS 14.0, *)
extension WidgetConfiguration {
  public func configurationDisplayName(_ displayNameText: Text) -> some WidgetConfiguration { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
}
@available(iOS 14.0, *)
extension View {
  public func widgetURL(_ url: URL?) -> some View { self }
}
@available(iOS 14.0, *)
extension EnvironmentValues {
  public var widgetFamily: WidgetFamily { fatalError() }
}
@available(iOS 14.0, *)
public final class WidgetCenter {
  public static var shared: WidgetCenter { fatalError() }
  private init() {}
  public func reloadAllTimelines() { fatalError() }
}
@available(iOS 17.0, *)
extension ContainerBackgroundPlacement {
  public static var widget: ContainerBackgroundPlacement { fatalError() }
}
