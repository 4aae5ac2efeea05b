import Foundation

/// One of the app's own words, by its key in the catalogue. What belongs to a game is said by the core.
func word(_ key: String, _ arguments: any CVarArg...) -> String {
  let form = Bundle.module.localizedString(forKey: key, value: nil, table: nil)
  return arguments.isEmpty ? form : String(format: form, locale: .current, arguments: arguments)
}
