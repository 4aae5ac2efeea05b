import FivefoldCore
import Foundation
import Observation
import Testing

@testable import FivefoldUI

/// Lessons, puzzles and reviews.
@MainActor
struct StudyModelTests {
  private let fixture: AppFixture
  private var app: AppModel { fixture.app }
  private var window: WindowModel { fixture.window }

  init() throws { fixture = try AppFixture() }

  @Test func everyLessonEndsInGame() throws {
    var taken = 0
    for game in app.home.cards.map(\.game) {
      window.path = []
      window.go(.lesson(game: game))
      guard case .study(let lesson) = window.path.last else { throw AppFixture.Missing() }
      var steps = 0
      while main(of: lesson) != .playFromHere(explores: false) {
        try solve(lesson)
        #expect(lesson.state.tone == .good && !lesson.state.sentence.isEmpty, "\(game), step \(steps + 1)")
        if main(of: lesson) == .study(event: .continue) { window.perform(.study(event: .continue)) }
        steps += 1
        try #require(steps < 20, "\(game) has no end")
      }
      #expect(steps == lesson.state.steps.count && steps > 5)
      window.perform(.playFromHere(explores: false))
      #expect(window.path.count == 1 && window.match?.state.game == game)
      taken += 1
    }
    #expect(taken == app.home.cards.count && taken >= 5)
  }

  @Test func lessonIsRestoredInNewProcess() throws {
    let game = "connect-four"
    window.go(.lesson(game: game))
    let words = window.screens
    guard case .study(let lesson) = window.path.last else { throw AppFixture.Missing() }
    try solve(lesson)
    window.perform(.study(event: .continue))
    let other = WindowModel(try AppModel(folder: fixture.folder, locale: "en"))
    other.reopen(words)
    guard case .study(let again) = other.path.last else { throw AppFixture.Missing() }
    #expect(again.state.headline == lesson.state.headline && other.path.count == 1)
  }

  @Test(.timeLimit(.minutes(2))) func finishedMatchIsReviewed() async throws {
    // Otherwise the result follows the motion of the last disc.
    window.app.change(.setSpeed(speed: .off))
    let match = try fixture.match("connect-four")
    for column in "12121213" where match.state.result == nil { match.send(.play(text: String(column))) }
    #expect(match.state.result != nil)
    window.go(.review(number: match.number))
    guard case .study(let review) = window.path.last else { throw AppFixture.Missing() }
    review.send(.shown)
    while review.state.progress != nil {
      try Task.checkCancellation()
      await changed(review)
    }
    #expect(review.state.moves.count == match.state.moves.count && !review.state.headline.isEmpty)
    #expect(review.state.graph?.words.isEmpty == false)
    review.send(.goTo(number: 3))
    #expect(review.state.at == 3)
    let graph = try #require(review.state.graph?.picture)
    review.send(.touchGraph(x: graph.width, y: graph.height / 2))
    #expect(review.state.at > 3)
    window.path = []
    review.send(.hidden)
  }

  /// Waits until the state changes.
  private func changed(_ study: StudyModel) async {
    let (changes, change) = AsyncStream.makeStream(of: Void.self)
    withObservationTracking {
      _ = study.state
    } onChange: {
      change.finish()
    }
    for await _ in changes {}
  }

  /// Returns the action of the main button if it is enabled.
  private func main(of study: StudyModel) -> ButtonAction? {
    study.state.offers.first { $0.isMain && $0.isEnabled }?.action
  }

  /// Plays moves until one is right.
  private func solve(_ study: StudyModel) throws {
    for move in study.legalMoves() {
      study.send(.play(text: move.text))
      if study.state.tone == .good { return }
      #expect(study.state.tone == .bad && !study.state.sentence.isEmpty)
      study.send(.tryAgain)
    }
    throw AppFixture.Missing()
  }
}
