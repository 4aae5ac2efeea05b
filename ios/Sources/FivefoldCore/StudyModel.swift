import Foundation
import Observation

/// An open review, puzzle or lesson.
@MainActor @Observable
public final class StudyModel: BoardModel<Study> {
  public nonisolated let entry: StudyEntry

  init(_ entry: StudyEntry, _ core: Study, _ app: AppModel) throws {
    self.entry = entry
    try super.init(core, app)
  }

  /// Another match, which begins with the position shown.
  public func playFromHere() -> MatchModel? { app.attempt { try app.model(of: core.playFromHere()) } }
}
