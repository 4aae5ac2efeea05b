/// What a stroke means; a ``Palette`` says which colour that is.
public enum Ink: CaseIterable, Sendable {
  case page
  case card
  case text
  case quiet
  case board
  case secondTone
  case line
  case hole
  case orange
  case orangeRim
  case orangeGlyph
  case blue
  case blueRim
  case blueGlyph
  case neutral
  case neutralRim
  case accent
  case focus
  case hint
  case win
  case draw
  case loss
  case onValue
  case shadow
}
