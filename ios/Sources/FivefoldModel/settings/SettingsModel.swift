import Foundation
import Observation

/// The settings of the app; every change is kept at once.
@MainActor @Observable
public final class SettingsModel {
  public private(set) var settings: Settings

  /// Whether there were settings that could not be read.
  public let wasSetAside: Bool

  @ObservationIgnored private let store: RecordStore<Settings>
  @ObservationIgnored var onChange: (Settings) -> Void = { _ in }

  public init(folder: URL) {
    store = RecordStore(folder: folder, name: "settings")
    let found = store.load()
    settings = found.record ?? Settings()
    wasSetAside = found.wasSetAside
  }

  public func change(_ how: (inout Settings) -> Void) {
    how(&settings)
    store.save(settings)
    onChange(settings)
  }
}
