import FivefoldCore
import Foundation

/// The app's own words, by their keys in the catalogue: `aboutText` is `about_text` there. A test compares the two.
enum Word: String, CaseIterable {
  case about, aboutSource, aboutText, aboutVersion, againstComputer, agreeDraw, agreeDrawSure, allTurns, analysis
  case analysisBar, analysisLine, animationSpeed, appearance, appName, cancel, choose, chooseCells
  case confirm, confirmTurns, confirmTurnsHint, coordinates, copyGame, delete, deleteSure, drawAgain
  case draws, flipBoard, flipBoardHint, goOn, haptics, hint, keptGames, less, letComputerPlay, licences, losses, menu
  case more, moveNow, newGame, noStatistics, openFile, opponent, options, palette, paletteGreys, paletteHighContrast
  case paletteStandard, pause, players, playFromHere, playing, redo, rematch, reset, resetSure, resign, resignSure
  case rules, settings, shareGame, sharePicture, showVisits, showVisitsHint, simulations, sounds, speedFast
  case speedNormal, speedOff, speedSlow, start, startOfGame, statistics, streak, strength, strengthLevel, strengthTime
  case surprise, takeBack, theme, themeDark, themeLight, themeSystem, turnEarlier, turnLater, turns, twoComputers
  case twoPeople, undo, whoStarts, wins

  /// The key in the catalogue.
  var key: String { rawValue.map { $0.isUppercase ? "_\($0.lowercased())" : "\($0)" }.joined() }
}

/// One of the app's own words. What depends on a game or on what happens in it is said by the core.
func word(_ word: Word, _ arguments: any CVarArg...) -> String {
  let form = Bundle.module.localizedString(forKey: word.key, value: nil, table: nil)
  return arguments.isEmpty ? form : String(format: form, locale: .current, arguments: arguments)
}
