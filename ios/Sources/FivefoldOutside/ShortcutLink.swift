import Foundation

/// The links by which the widget opens the app. Their scheme is not registered, so that no other app can send one.
public enum ShortcutLink {
  private static let scheme = "fivefold-shortcut:"

  /// Returns the link to a shortcut.
  public static func url(of id: String) -> URL? { URL(string: scheme + id) }

  /// Returns the id of the shortcut that a link opens; `nil` for other links.
  public static func shortcut(of url: URL) -> String? {
    let link = url.absoluteString
    return link.hasPrefix(scheme) ? String(link.dropFirst(scheme.count)) : nil
  }
}
