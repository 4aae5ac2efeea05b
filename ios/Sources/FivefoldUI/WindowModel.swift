import FivefoldCore
import Foundation
import Observation

/// A screen above the home screen. It holds what it shows, so that it is still there while it slides away.
enum Destination: Hashable {
  case match(MatchModel)
  case study(StudyModel)
  case learn
  case rules(game: String, RulesState)
  case statistics
  case settings
  case about

  /// The screen in words, by which it is brought back after the process has ended.
  var words: String {
    switch self {
    case .match(let match): "match \(match.number)"
    case .study(let study): "study \(study.entry.words)"
    case .learn: "learn"
    case .rules(let game, _): "rules \(game)"
    case .statistics: "statistics"
    case .settings: "settings"
    case .about: "about"
    }
  }

  static func == (one: Destination, other: Destination) -> Bool { one.words == other.words }
  func hash(into hasher: inout Hasher) { hasher.combine(words) }
}

/// The sheets over a window's screens.
enum WindowSheet: Identifiable {
  case newGame(NewGameModel)
  /// A sheet over a match.
  case match(MatchSheet, MatchModel)
  /// The legal moves of a study.
  case studyMoves(StudyModel)
  /// The matches of a game that are kept.
  case kept(String)

  var id: String {
    switch self {
    case .newGame(let model): "new game \(ObjectIdentifier(model))"
    case .match(let sheet, let match): "\(sheet) \(match.number)"
    case .kept(let game): "kept \(game)"
    case .studyMoves(let study): "legal turns of \(study.entry.words)"
    }
  }
}

/// A question before what cannot be taken back.
enum Question: Equatable {
  case resign(MatchModel)
  case draw(MatchModel)
  case resetStatistics
}

/// One window of the app: its open screens and the sheet over them.
@MainActor @Observable
final class WindowModel {
  let app: AppModel
  let id = UUID()
  var path: [Destination] = []
  var sheet: WindowSheet?
  var question: Question?

  init(_ app: AppModel) { self.app = app }

  /// The match on the screen or below it.
  var match: MatchModel? {
    for case .match(let match) in path.reversed() { return match }
    return nil
  }

  /// Shows a match instead of the screens that are open.
  func show(_ match: MatchModel?) {
    guard let match else { return }
    sheet = nil
    match.window = id
    path = [.match(match)]
  }

  func go(_ destination: Destination) {
    if destination != path.last { path.append(destination) }
  }

  func go(_ entry: StudyEntry) { app.study(entry).map { go(.study($0)) } }

  /// Opens the review of a match, at a move if it has a number.
  private func review(_ match: UInt64, at move: UInt32?) {
    guard let study = app.study(.review(match)) else { return }
    if let move { study.send(.goTo(number: move)) }
    go(.study(study))
  }

  /// Performs the action of a button of a match.
  func perform(_ action: MatchAction, _ match: MatchModel) {
    switch action {
    case .send(let event): match.send(event)
    case .begin(let next): show(match.begin(next))
    case .open(.resign): question = .resign(match)
    case .open(.agreeDraw): question = .draw(match)
    case .open(let sheet): self.sheet = .match(sheet, match)
    case .review(let number): review(match.number, at: number)
    case .newGame: ask(match.state.game)
    case .rules: go(rules: match.state.game)
    case .settings: go(.settings)
    case .copyGame: Sharing.copy(match)
    case .pasteGame: Sharing.paste(into: self)
    case .sendMessage, .shareGame, .sharePicture: break  // The menu shares by the system's own buttons.
    }
  }

  /// Performs the action of a button of a review, a puzzle or a lesson.
  func perform(_ action: StudyAction, _ study: StudyModel) {
    switch action {
    case .send(let event): study.send(event)
    case .playFromHere: show(study.playFromHere())
    }
  }

  func go(rules game: String) { app.rules(of: game).map { go(.rules(game: game, $0)) } }

  func ask(_ game: String) { app.newGame(game).map { sheet = .newGame($0) } }

  /// The match lies in another window.
  func leave(_ match: MatchModel) { path.removeAll { $0 == .match(match) } }

  /// Opens what another app hands over: a link to a game, or a file.
  func open(_ url: URL) async {
    if url.isFileURL { await open(file: url) } else { show(app.receive(url.absoluteString)) }
  }

  /// Opens a file that another app or the file chooser hands over.
  func open(file: URL) async {
    do {
      show(app.receive(try await TextFile(file: file).read()))
    } catch {
      app.tell(error)
    }
  }

  /// The open screens in words, for when the process has ended.
  var screens: String { path.map(\.words).joined(separator: "\n") }

  /// Brings back the screens that were open when the process ended, as far as what they show is still there.
  func reopen(_ screens: String) {
    for words in screens.split(separator: "\n") {
      let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
      switch (parts.first, parts.dropFirst().first) {
      case ("match", let number?): UInt64(number).flatMap(app.reopen).map { go(.match($0)) }
      case ("study", let entry?): StudyEntry(entry).map { go($0) }
      case ("learn", nil): go(.learn)
      case ("rules", let game?): go(rules: game)
      case ("statistics", nil): go(.statistics)
      case ("settings", nil): go(.settings)
      case ("about", nil): go(.about)
      default: break
      }
    }
  }

  /// What was asked is wanted.
  func answer(_ question: Question) {
    switch question {
    case .resign(let match): match.send(.resign)
    case .draw(let match): match.send(.agreeDraw)
    case .resetStatistics: app.resetStatistics()
    }
  }
}
