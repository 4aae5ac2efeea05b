import FivefoldUI
import SwiftUI

/// The app's entry; everything it does is in the package.
@main
struct FivefoldApp: App {
  @UIApplicationDelegateAdaptor(FivefoldDelegate.self) private var delegate

  var body: some Scene { FivefoldScene() }
}
