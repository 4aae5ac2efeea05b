import Foundation
import Observation
import UIKit

/// A chosen shortcut until a window opens its screen: from the menu of the icon, Siri or Spotlight.
@MainActor @Observable
public final class ShortcutRequest {
  public static let shared = ShortcutRequest()

  /// The id of the shortcut.
  public var id: String?

  /// Returns the id once.
  func take() -> String? {
    defer { id = nil }
    return id
  }
}

/// Receives the shortcuts in the menu of the icon, which SwiftUI does not.
public final class FivefoldDelegate: NSObject, UIApplicationDelegate {
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    if let item = options.shortcutItem { ShortcutRequest.shared.id = item.type }
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = FivefoldWindowDelegate.self
    return configuration
  }
}

/// Receives shortcuts while the app runs.
final class FivefoldWindowDelegate: NSObject, UIWindowSceneDelegate {
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    ShortcutRequest.shared.id = shortcutItem.type
    completionHandler(true)
  }
}
