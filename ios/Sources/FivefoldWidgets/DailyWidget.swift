import FivefoldOutside
import Foundation
import SwiftUI
import UIKit
import WidgetKit

/// The widget of the daily puzzle.
public struct DailyWidget: Widget {
  private static let name: LocalizedStringResource = "Daily puzzle"

  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "daily", provider: DailyProvider()) { DailyView(entry: $0) }
      .configurationDisplayName(Text(Self.name))
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

/// A day with its pictures as PNG.
struct DailyEntry: TimelineEntry {
  struct Drawn {
    let day: OutsideContent.Day
    let isRightToLeft: Bool
    let folder: OutsideFolder
  }

  let date: Date
  /// `nil` before the app was opened once, or if it has not been opened for days.
  let drawn: Drawn?
}

/// Reads what the app has written for the coming days; each begins at its local midnight.
struct DailyProvider: TimelineProvider {
  func placeholder(in context: Context) -> DailyEntry { DailyEntry(date: .now, drawn: nil) }

  func getSnapshot(in context: Context, completion: @escaping (DailyEntry) -> Void) {
    completion(entries().first ?? placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<DailyEntry>) -> Void) {
    let entries = entries()
    // The app reloads the timeline whenever it has written.
    completion(Timeline(entries: entries.isEmpty ? [placeholder(in: context)] : entries, policy: .never))
  }

  private func entries() -> [DailyEntry] {
    guard let folder = OutsideFolder.shared, let content = folder.read() else { return [] }
    return content.entries(now: .now, calendar: .current).map { date, day in
      let drawn = day.map { DailyEntry.Drawn(day: $0, isRightToLeft: content.isRightToLeft, folder: folder) }
      return DailyEntry(date: date, drawn: drawn)
    }
  }
}

/// The puzzle with its claim and its week; a wide widget has the words beside the picture.
struct DailyView: View {
  let entry: DailyEntry

  @Environment(\.widgetFamily) private var family
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    if let drawn = entry.drawn {
      let face = colorScheme == .dark ? drawn.day.dark : drawn.day.light
      content(drawn, face)
        .environment(\.layoutDirection, drawn.isRightToLeft ? .rightToLeft : .leftToRight)
        .accessibilityElement()
        .accessibilityLabel(drawn.day.words)
        .containerBackground(for: .widget) { color(face.card) }
        .widgetURL(ShortcutLink.url(of: "daily"))
    } else {
      Image(systemName: "circle.grid.3x3.fill")
        .containerBackground(for: .widget) { Color.clear }
        .widgetURL(ShortcutLink.url(of: "daily"))
    }
  }

  @ViewBuilder private func content(_ drawn: DailyEntry.Drawn, _ face: OutsideContent.Face) -> some View {
    let headline = Text(verbatim: drawn.day.headline).font(.headline).foregroundStyle(color(face.text))
    if family == .systemMedium {
      HStack(spacing: 14) {
        picture(face.picture, drawn.folder)
        VStack(alignment: .leading, spacing: 6) {
          Text(verbatim: drawn.day.title).font(.caption).foregroundStyle(color(face.quiet))
          headline
          picture(face.week, drawn.folder).frame(height: 16)
          Text(verbatim: drawn.day.streak).font(.caption).foregroundStyle(color(face.quiet))
        }
      }
    } else {
      VStack(spacing: 6) {
        picture(face.picture, drawn.folder)
        headline.multilineTextAlignment(.center)
        picture(face.week, drawn.folder).frame(height: 14)
      }
    }
  }

  @ViewBuilder private func picture(_ name: String, _ folder: OutsideFolder) -> some View {
    if let image = folder.picture(name).flatMap({ UIImage(data: $0) }) {
      // Boards are never mirrored.
      Image(uiImage: image).resizable().aspectRatio(contentMode: .fit)
        .environment(\.layoutDirection, .leftToRight)
    }
  }

  private func color(_ rgb: UInt32) -> Color {
    func part(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
    return Color(.sRGB, red: part(16), green: part(8), blue: part(0), opacity: 1)
  }
}
