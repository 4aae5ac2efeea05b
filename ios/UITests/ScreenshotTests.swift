import XCTest

/// Opens every game and keeps pictures of what is shown. Not run yet: there was no Mac.
final class ScreenshotTests: XCTestCase {
  @MainActor
  func testEveryGameOpens() {
    let app = XCUIApplication()
    app.launchArguments = ["-AppleLanguages", "(en)", "-AppleLocale", "en_GB"]
    app.launch()
    keep(app, "home")
    for name in ["Bridg-It", "Lines of Action", "Connect Four", "Four on any board", "Pentago Twist"] {
      let card = app.buttons.matching(NSPredicate(format: "label CONTAINS %@", name)).firstMatch
      XCTAssertTrue(card.waitForExistence(timeout: 10), name)
      for _ in 0..<5 where !card.isHittable { app.swipeUp() }
      card.tap()
      keep(app, name)
      app.navigationBars.buttons.firstMatch.tap()
    }
  }

  @MainActor
  private func keep(_ app: XCUIApplication, _ name: String) {
    let picture = XCTAttachment(screenshot: app.screenshot())
    picture.name = name
    picture.lifetime = .keepAlways
    add(picture)
  }
}
