import Foundation

/// What the widget shows: the app writes it, so that the widget needs no core.
public struct OutsideContent: Codable, Equatable, Sendable {
  /// A day, shown from the local midnight that begins it to the next one.
  public struct Day: Codable, Equatable, Sendable {
    public var year: Int
    public var month: Int
    public var day: Int
    public var title: String
    public var headline: String
    public var streak: String
    /// The accessibility label of the whole widget.
    public var words: String
    public var light: Face
    public var dark: Face

    public init(
      year: Int, month: Int, day: Int, title: String, headline: String, streak: String, words: String, light: Face,
      dark: Face
    ) {
      (self.year, self.month, self.day) = (year, month, day)
      (self.title, self.headline, self.streak, self.words) = (title, headline, streak, words)
      (self.light, self.dark) = (light, dark)
    }

    /// The local midnight that begins the day.
    func begin(in calendar: Calendar) -> Date? {
      var gregorian = Calendar(identifier: .gregorian)
      gregorian.timeZone = calendar.timeZone
      let noon = gregorian.date(from: DateComponents(year: year, month: month, day: day, hour: 12))
      // Where the clock skips midnight, the day begins later.
      return noon.map { gregorian.startOfDay(for: $0) }
    }
  }

  /// The pictures and colors of a light or dark home screen; colors are 0xRRGGBB.
  public struct Face: Codable, Equatable, Sendable {
    /// The file of the puzzle's position.
    public var picture: String
    /// The file of the days of the week.
    public var week: String
    public var card: UInt32
    public var text: UInt32
    public var quiet: UInt32

    public init(picture: String, week: String, card: UInt32, text: UInt32, quiet: UInt32) {
      (self.picture, self.week, self.card, self.text, self.quiet) = (picture, week, card, text, quiet)
    }
  }

  public var isRightToLeft: Bool
  /// Today and the following days.
  public var days: [Day]

  public init(isRightToLeft: Bool, days: [Day]) { (self.isRightToLeft, self.days) = (isRightToLeft, days) }

  /// The shown days with the times at which they appear, the first one at once. After the last day nothing is shown,
  /// because the app has not been opened for so long.
  public func entries(now: Date, calendar: Calendar) -> [(date: Date, day: Day?)] {
    let begins = days.compactMap { day in day.begin(in: calendar).map { (date: $0, day: Day?.some(day)) } }
    guard let last = begins.last, let end = calendar.date(byAdding: .day, value: 1, to: last.date) else { return [] }
    let all = begins + [(date: end, day: nil)]
    let shown = all.last { $0.date <= now }
    return (shown.map { [(date: now, day: $0.day)] } ?? []) + all.filter { $0.date > now }
  }
}
