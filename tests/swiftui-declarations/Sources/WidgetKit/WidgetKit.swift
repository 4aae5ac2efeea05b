import Foundation
import SwiftUI

@available(iOS 14.0, *)
public protocol TimelineEntry {
  var date: Date { get }
}
@available(iOS 14.0, *)
public struct TimelineReloadPolicy: Equatable {
  public static let never = TimelineReloadPolicy()
}
@available(iOS 14.0, *)
extension TimelineReloadPolicy: Sendable {}
@available(iOS 14.0, *)
public struct Timeline<EntryType: TimelineEntry> {
  public init(entries: [EntryType], policy: TimelineReloadPolicy) { fatalError() }
}
@available(iOS 14.0, *)
public struct TimelineProviderContext {
  private init(nothing: Never) {}
}
// Newer versions send the completions to any thread; a provider that takes plain functions suits both.
@available(iOS 14.0, *)
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
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
extension WidgetConfiguration {
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
}
@available(iOS 14.0, *)
extension EnvironmentValues {
  public var widgetFamily: WidgetFamily { fatalError() }
}
@available(iOS 14.0, *)
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  private init() {}
  public func reloadAllTimelines() { fatalError() }
}
@available(iOS 17.0, *)
extension ContainerBackgroundPlacement {
  public static var widget: ContainerBackgroundPlacement { fatalError() }
}
