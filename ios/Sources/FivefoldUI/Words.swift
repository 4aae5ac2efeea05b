import FivefoldCore

/// What the screens say themselves: the core has every word, in the language that was chosen. Whoever asks while a view is
/// made is asked again when that changes. Where the app cannot be opened its name is all there is to say.
@MainActor func word(_ word: Word, _ value: String? = nil) -> String {
  AppModel.current?.say(word, value) ?? "Fivefold"
}
