import XCTest

/// Goes through the screens as a person does and keeps pictures of them. Not run yet: there was no Mac.
final class ScreenshotTests: XCTestCase {
  private static let games = ["Bridg-It", "Lines of Action", "Connect Four", "Four on any board", "Pentago Twist"]

  override func setUp() {
    continueAfterFailure = false
  }

  @MainActor
  func testEveryGameOpensInTheLight() {
    visitEveryGame(.light, "light")
  }

  @MainActor
  func testEveryGameOpensInTheDark() {
    visitEveryGame(.dark, "dark")
  }

  @MainActor
  func testLargeTextIsNotCutOff() throws {
    XCUIDevice.shared.appearance = .light
    let app = launch(
      "(de)", ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityExtraLarge"])
    keep(app, "large home")
    try app.performAccessibilityAudit(for: [.dynamicType, .textClipped, .sufficientElementDescription])
    open("Vier gewinnt", app)
    keep(app, "large game")
    try app.performAccessibilityAudit(for: [.dynamicType, .textClipped, .sufficientElementDescription])
  }

  @MainActor
  func testAGameIsPlayedAndAnalyzedAndIsThereAfterTheAppWasEnded() {
    XCUIDevice.shared.appearance = .light
    let app = launch("(en)")
    open("Connect Four", app)
    app.buttons["Analysis"].tap()
    XCTAssertTrue(app.staticTexts.matching(containing("Best line")).firstMatch.waitForExistence(timeout: 10))
    keep(app, "analysis")
    // The middle of the board: the middle column.
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.45)).tap()
    XCTAssertTrue(app.buttons["Undo"].wait(for: \.isEnabled, toEqual: true, timeout: 10))
    XCUIDevice.shared.press(.home)
    app.terminate()
    app.launch()
    // Whether the screens come back is for the system to say, who ended the app; the game is there in any case.
    if !app.buttons["Undo"].waitForExistence(timeout: 5) { open("Connect Four", app) }
    XCTAssertTrue(app.buttons["Undo"].wait(for: \.isEnabled, toEqual: true, timeout: 10))
    keep(app, "restored")
  }

  @MainActor
  private func visitEveryGame(_ appearance: XCUIDevice.Appearance, _ name: String) {
    XCUIDevice.shared.appearance = appearance
    let app = launch("(en)")
    keep(app, "\(name) home")
    for game in Self.games {
      open(game, app)
      keep(app, "\(name) \(game)")
      app.navigationBars.buttons.firstMatch.tap()
    }
    let more = app.buttons["More, \(Self.games[0])"]
    more.tap()
    app.buttons["New game"].tap()
    keep(app, "\(name) new game")
    app.buttons["Cancel"].tap()
    more.tap()
    app.buttons["Rules"].tap()
    keep(app, "\(name) rules")
    app.navigationBars.buttons.firstMatch.tap()
    for screen in ["Statistics", "Settings", "About"] {
      app.buttons["More"].tap()
      app.buttons[screen].tap()
      keep(app, "\(name) \(screen)")
      app.navigationBars.buttons.firstMatch.tap()
    }
  }

  @MainActor
  private func launch(_ language: String, _ arguments: [String] = []) -> XCUIApplication {
    let app = XCUIApplication()
    app.launchArguments = ["-AppleLanguages", language] + arguments
    app.launch()
    // What was open when the app was last ended is opened again: the pictures begin at home.
    let back = app.navigationBars.buttons["Fivefold"]
    if back.waitForExistence(timeout: 5) { back.tap() }
    return app
  }

  /// Opens a game by its card, which may be further down.
  @MainActor
  private func open(_ game: String, _ app: XCUIApplication) {
    // The button for what else can be done with it has the name too, but does not begin with it.
    let card = app.buttons.matching(NSPredicate(format: "label BEGINSWITH %@", game)).firstMatch
    XCTAssertTrue(card.waitForExistence(timeout: 10), game)
    for _ in 0..<5 where !card.isHittable { app.swipeUp() }
    card.tap()
  }

  private func containing(_ text: String) -> NSPredicate {
    NSPredicate(format: "label CONTAINS %@", text)
  }

  @MainActor
  private func keep(_ app: XCUIApplication, _ name: String) {
    let picture = XCTAttachment(screenshot: app.screenshot())
    picture.name = name
    picture.lifetime = .keepAlways
    add(picture)
  }
}
