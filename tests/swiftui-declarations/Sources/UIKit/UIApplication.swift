// The shortcuts in the menu of the icon. The requirements of the protocols are optional on Apple's systems.
import Foundation

@available(iOS 2.0, *)
@MainActor public final class UIApplication {
  private init() {}
  public class var shared: UIApplication { fatalError() }
  @available(iOS 9.0, *)
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { fatalError() }
    set { fatalError() }
  }
}
@available(iOS 9.0, *)
public final class UIApplicationShortcutIcon {
  public init(systemImageName: String) { fatalError() }
}
@available(iOS 9.0, *)
public final class UIApplicationShortcutItem {
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) { fatalError() }
  public var type: String { fatalError() }
}
@available(iOS 13.0, *)
@MainActor public final class UISceneSession {
  public struct Role: Hashable, Sendable {}
  private init() {}
  public var role: Role { fatalError() }
}
@available(iOS 13.0, *)
@MainActor public final class UISceneConfiguration {
  public init(name: String?, sessionRole: UISceneSession.Role) { fatalError() }
  public var delegateClass: AnyClass? {
    get { fatalError() }
    set { fatalError() }
  }
}
@available(iOS 13.0, *)
@MainActor public class UIScene {
  @MainActor public final class ConnectionOptions {
    private init() {}
    public var shortcutItem: UIApplicationShortcutItem? { fatalError() }
  }
  fileprivate init() {}
}
@available(iOS 13.0, *)
@MainActor public final class UIWindowScene: UIScene {}
@available(iOS 2.0, *)
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  @available(iOS 13.0, *)
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}
@available(iOS 13.0, *)
@MainActor public protocol UIWindowSceneDelegate: NSObjectProtocol {
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
}
