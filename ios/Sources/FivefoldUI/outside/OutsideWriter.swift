import FivefoldCore
import FivefoldOutside
import Foundation
import SwiftUI
import UIKit
import WidgetKit

/// Publishes what the app shows outside its screens: the content of the widget, and the shortcuts of the icon.
@MainActor
enum OutsideWriter {
  /// Draws a picture of a width in points on a color; returns a PNG.
  typealias Draw = @MainActor (Picture, Palette, CGFloat) throws -> Data

  /// The last published content: the pictures are not drawn again for the same.
  private static var published: Content?

  /// What the published pictures and words are made of.
  private struct Content: Equatable {
    let state: OutsideState
    let palettes: [Palette]
  }

  static func publish(_ app: AppModel) {
    guard let state = app.outside() else { return }
    UIApplication.shared.shortcutItems = state.shortcuts.map { shortcut in
      UIApplicationShortcutItem(
        type: shortcut.id, localizedTitle: shortcut.label, localizedSubtitle: shortcut.detail,
        icon: UIApplicationShortcutIcon(systemImageName: shortcut.symbol.icon), userInfo: nil)
    }
    let palettes = palettes(of: app)
    let content = Content(state: state, palettes: palettes)
    guard let folder = OutsideFolder.shared, palettes.count == 2, content != published else { return }
    do {
      try write(state, palettes, isRightToLeft: app.speech.isRightToLeft, to: folder) { try drawn($0, $1, $2) }
      published = content
      WidgetCenter.shared.reloadAllTimelines()
    } catch {
      // The widget keeps what it has, for example if the disk is full.
    }
  }

  /// Returns the colors for a light and a dark home screen; both are the same if the theme was chosen.
  static func palettes(of app: AppModel) -> [Palette] {
    let theme = app.appearance.theme
    return [theme == .dark, theme != .light].compactMap { app.palette(isDark: $0, wantsContrast: false) }
  }

  /// Writes the words and the drawn pictures of all days.
  static func write(
    _ state: OutsideState, _ palettes: [Palette], isRightToLeft: Bool, to folder: OutsideFolder, draw: Draw
  ) throws {
    var pictures: [String: Data] = [:]
    func kept(_ picture: Picture, _ palette: Palette, _ width: CGFloat) throws -> String {
      let name = "\(UUID().uuidString).png"
      pictures[name] = try draw(picture, palette, width)
      return name
    }
    func face(_ widget: DailyWidget, _ palette: Palette) throws -> OutsideContent.Face {
      func color(_ ink: Ink) -> UInt32 { palette.colors[Int(ink.rawValue)] }
      return OutsideContent.Face(
        picture: try kept(widget.picture, palette, 160), week: try kept(widget.week.picture, palette, 120),
        card: color(.card), text: color(.text), quiet: color(.quiet))
    }
    let days = try state.days.map { widget in
      let date = widget.date
      return OutsideContent.Day(
        year: Int(date.year), month: Int(date.month), day: Int(date.day), title: widget.title,
        headline: widget.headline, streak: widget.week.words, words: widget.words,
        light: try face(widget, palettes[0]), dark: try face(widget, palettes[1]))
    }
    try folder.write(OutsideContent(isRightToLeft: isRightToLeft, days: days), pictures: pictures)
  }

  private struct NotDrawn: Error {}

  private static func drawn(_ picture: Picture, _ palette: Palette, _ width: CGFloat) throws -> Data {
    let palette = BoardPalette(palette)
    // Of three pixels a point.
    let view = PictureView(picture: picture)
      .frame(width: 3 * width, height: 3 * width * picture.height / picture.width)
      .background(palette[.card])
      .environment(\.palette, palette)
    guard let data = ImageRenderer(content: view).uiImage?.pngData() else { throw NotDrawn() }
    return data
  }
}
