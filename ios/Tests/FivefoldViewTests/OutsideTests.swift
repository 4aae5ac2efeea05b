import FivefoldCore
import FivefoldOutside
import Foundation
import Testing

@testable import FivefoldUI

/// What the app writes for its widget, and the shortcuts.
@MainActor
struct OutsideTests {
  private let fixture: AppFixture
  private var app: AppModel { fixture.app }
  private var window: WindowModel { fixture.window }
  private var folder: OutsideFolder { OutsideFolder(outside) }
  private var outside: URL { fixture.folder.appendingPathComponent("Outside") }

  init() throws { fixture = try AppFixture() }

  /// Writes the content with pictures that say what they show.
  private func write() throws -> OutsideState {
    let state = try #require(app.outside())
    try OutsideWriter.write(
      state, OutsideWriter.palettes(of: app), isRightToLeft: app.speech.isRightToLeft, to: folder
    ) { picture, _, width in Data("\(picture.width) \(width)".utf8) }
    return state
  }

  private func files() throws -> Set<String> { Set(try FileManager.default.contentsOfDirectory(atPath: outside.path)) }

  @Test func widgetReadsWhatAppHasWritten() throws {
    #expect(folder.read() == nil)
    let state = try write()
    let content = try #require(folder.read())
    #expect(content.days.map(\.headline) == state.days.map(\.headline) && content.days.count == 7)
    #expect(content.days.map(\.streak) == state.days.map(\.week.words))
    let (day, widget) = (content.days[0], state.days[0])
    #expect(day.words == widget.words && day.title == widget.title)
    #expect(folder.picture(day.dark.picture) == Data("\(widget.picture.width) 160.0".utf8))
    #expect(folder.picture(day.light.week) == Data("\(widget.week.picture.width) 120.0".utf8))
    #expect(day.light.card != day.dark.card, "the home screen is light or dark")
  }

  @Test func chosenThemeHasOneFace() throws {
    app.change(.setTheme(theme: .dark))
    _ = try write()
    let day = try #require(folder.read()?.days.first)
    #expect(day.light.card == day.dark.card)
  }

  @Test func previousPicturesAreDeleted() throws {
    _ = try write()
    let before = try files()
    _ = try write()
    let after = try files()
    #expect(before.count == 29 && after.count == 29 && before.intersection(after) == ["outside.json"])
  }

  @Test func damagedContentShowsNothing() throws {
    _ = try write()
    try Data("{".utf8).write(to: outside.appendingPathComponent("outside.json"))
    #expect(folder.read() == nil)
  }

  @Test func daysBeginAtLocalMidnightAndEndAfterWeek() throws {
    _ = try write()
    var content = try #require(folder.read())
    content.days = (27...29).map { day in
      var shown = content.days[0]
      (shown.year, shown.month, shown.day) = (2027, 3, day)
      return shown
    }
    var calendar = Calendar(identifier: .buddhist)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    // The clock goes forward in the night to the 28th.
    let now = try #require(ISO8601DateFormatter().date(from: "2027-03-27T22:30:00Z"))
    let entries = content.entries(now: now, calendar: calendar)
    #expect(entries.map { $0.day?.day } == [27, 28, 29, nil])
    let hours = entries.map { $0.date.timeIntervalSince(now) / 3600 }
    #expect(hours == [0, 0.5, 23.5, 47.5])
    #expect(content.entries(now: now + 90 * 3600, calendar: calendar).map { $0.day == nil } == [true])
  }

  @Test func shortcutsOpenTheirScreens() async throws {
    let match = try fixture.match("connect-four")
    match.send(.play(text: "4"))
    #expect(app.outside()?.shortcuts.map(\.id) == ["daily", "continue", "new-game"])
    window.open(.settings)
    await window.open(try #require(ShortcutLink.url(of: "daily")))
    #expect(window.path.map(\.screen) == [.study(entry: .daily)])
    window.open(shortcut: "continue")
    #expect(window.path.map(\.screen) == [.match(number: match.number)])
    window.open(shortcut: "new-game")
    guard case .newGame = window.sheet else { throw AppFixture.Missing() }
    #expect(window.path.isEmpty)
  }

  @Test func unknownShortcutsOpenNothing() async throws {
    window.open(.settings)
    for id in ["", "match 1", "study daily", "continue", "../daily"] { window.open(shortcut: id) }
    #expect(window.path.map(\.screen) == [.settings] && app.home.message == nil)
  }

  @Test func requestIsTakenOnce() {
    ShortcutRequest.shared.id = "daily"
    #expect(ShortcutRequest.shared.take() == "daily")
    #expect(ShortcutRequest.shared.take() == nil)
  }
}
