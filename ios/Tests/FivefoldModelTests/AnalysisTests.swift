import FivefoldCore
import FivefoldPainter
import Foundation
import Testing

@testable import FivefoldModel

/// Hints and the analysis of a position.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct AnalysisTests {
  let bench = Bench()

  @Test(arguments: everyGame)
  func everyPlaceThatCanBeTouchedGetsAValue(_ id: String) async throws {
    let model = try bench.begin(id)
    model.show()
    model.setAnalyses(true)
    await until { !model.values.isEmpty }
    let marked = Set(model.snapshot.marks.map(\.place))
    let valued = model.values.compactMap { value -> UInt16? in
      if case .place(let place) = value.target { place } else { nil }
    }
    #expect(Set(valued).isSubset(of: marked))
    #expect(model.values.contains { $0.isBest })
    #expect(model.evaluation != nil)
    #expect(!model.scene(Settings()).values.isEmpty)
    #expect(!model.isThinking, "an analysis is not the computer's turn")
    model.setAnalyses(false)
    #expect(model.values.isEmpty)
    #expect(model.evaluation == nil)
    #expect(model.scene(Settings()).values.isEmpty)
  }

  @Test func theBarIsReadFromTheFirstSide() {
    let estimate = Evaluation(side: .second, value: 0.5, proof: nil)
    #expect(estimate.firstShare == 0.25 && estimate.winner == nil && !estimate.isDrawn)
    let lost = Evaluation(side: .second, value: 0, proof: Proof(verdict: .loss, turns: 4))
    #expect(lost.firstShare == 1 && lost.winner == .first && lost.turns == 4)
    #expect(Evaluation(side: .first, value: 0.3, proof: Proof(verdict: .draw, turns: nil)).isDrawn)
  }

  @Test func anAnalysisIsHiddenWithTheScreenAndGoesOnWithIt() async throws {
    let model = try bench.begin("lines-of-action")
    model.show()
    model.setAnalyses(true)
    await until { model.view != nil }
    model.hide()
    #expect(model.errand == nil)
    model.show()
    #expect(model.errand == .analysis)
  }

  @Test func aProvenPositionIsAnalysedOnce() async throws {
    let model = try bench.begin("connect-four")
    // Three in a row with both ends open: the first side wins at once.
    for turn in ["4", "4", "3", "3", "5", "5"] { model.play(turn) }
    model.show()
    model.setAnalyses(true)
    await until { model.view?.proof != nil && model.errand == nil }
    #expect(model.view?.proof == Proof(verdict: .win, turns: 1))
    #expect(model.evaluation?.winner == .first)
    #expect(model.evaluation?.turns == 1)
    #expect(model.evaluation?.firstShare == 1)
    let best = try #require(model.values.first { $0.isBest })
    #expect(best.text(ValueWords()) == "W1")
    #expect(model.expectedLine.count == 1)
  }

  @Test func everyKindOfValueIsSaid() {
    func value(_ value: Double, _ proof: Proof? = nil) -> TargetValue {
      TargetValue(target: .place(place: 0), visits: 1, value: value, proof: proof, isBest: false)
    }
    #expect(value(0, Proof(verdict: .win, turns: 7)).spoken == .wins(turns: 7))
    #expect(value(0, Proof(verdict: .loss, turns: nil)).spoken == .loses(turns: nil))
    #expect(value(0, Proof(verdict: .draw, turns: nil)).spoken == .draws)
    #expect(value(0.25).spoken == .chance(percent: 63))
    let letters = ValueWords(win: "S", draw: "=", loss: "N")
    #expect(value(0, Proof(verdict: .win, turns: 7)).text(letters) == "S7")
    #expect(value(0, Proof(verdict: .loss, turns: 9)).text(letters) == "N9")
    #expect(value(0.25).text(letters) == "63")
  }

  @Test func theTreesOfAWonPositionAreShown() async throws {
    let model = try bench.begin("bridgit", options: [OptionSetting(name: "size", value: .number(number: 7))])
    model.show()
    model.setAnalyses(true)
    await until { model.certificate != nil }
    #expect(model.scene(Settings()).certificate?.sets.count == 2)
    #expect(model.scene(Settings()).certificate?.colour == model.colour(.first))
  }

  @Test func theValuesOfTheSecondStepFollowTheFirst() async throws {
    let model = try bench.begin("pentago-twist")
    model.show()
    model.setAnalyses(true)
    await until { !model.values.isEmpty }
    let place = try #require(model.snapshot.marks.first?.place)
    model.touch(.place(place: place))
    let twist = try #require(model.snapshot.marks.first?.place)
    model.touch(.place(place: twist))
    await until { model.operations.contains { model.value(of: $0) != nil } }
    #expect(model.operations.map(\.kind) == [.turn, .mirror])
  }

  @Test func aHintNamesATurnAndMarksWhereItBegins() async throws {
    let model = try bench.begin("connect-four")
    for turn in ["4", "4", "3", "3", "5", "5"] { model.play(turn) }
    model.show()
    model.askHint()
    #expect(model.isHinting)
    await until { model.hint != nil }
    #expect(!model.isHinting)
    let hint = try #require(model.hint)
    #expect(["2", "6"].contains(hint.turn))
    #expect(hint.sentence != hint.turn)
    let target = try #require(hint.target)
    #expect(model.scene(Settings()).hints == [target])
    model.touch(target)
    #expect(model.snapshot.turns.last?.text == hint.turn)
    #expect(model.hint == nil)
  }

  @Test func aHintIsForgottenWhenSomebodyPlaysFirst() throws {
    let model = try bench.begin("lines-of-action")
    model.show()
    model.askHint()
    model.play(try #require(model.legalTurns().first).text)
    #expect(!model.isHinting)
    #expect(model.hint == nil)
  }

  @Test func nobodyGetsAHintForTheComputersTurn() throws {
    let model = try bench.begin("connect-four", first: .level(number: 1))
    #expect(!model.canHint)
    model.askHint()
    #expect(!model.isHinting)
  }
}
