import FivefoldCore
import Foundation

/// Everything the app keeps, shared by all its windows.
///
/// A game lies in one window at a time: two that wrote the same file would lose turns.
@MainActor
public final class Shelf {
  public let settings: SettingsModel
  public let statistics: StatisticsModel
  public private(set) var locale: String

  let folder: URL
  let seed: () -> UInt64
  private var untold: [HomeNotice] = []
  private var windows: [Window] = []

  /// A window for as long as it is open.
  private struct Window {
    weak var app: AppModel?
  }

  /// Everything that is kept in a folder.
  public init(folder: URL, locale: String, seed: @escaping () -> UInt64 = { .random(in: .min ... .max) }) {
    self.folder = folder
    self.locale = locale
    self.seed = seed
    settings = SettingsModel(folder: folder)
    statistics = StatisticsModel(folder: folder)
    if settings.wasSetAside { untold.append(.settingsSetAside) }
    if statistics.wasSetAside { untold.append(.statisticsSetAside) }
    settings.onChange = { [weak self] settings in
      self?.eachWindow { $0.open?.setConfirm(settings.confirms) }
    }
  }

  /// The system speaks another language.
  func speak(_ locale: String) {
    guard locale != self.locale else { return }
    self.locale = locale
    eachWindow { $0.retell() }
  }

  /// A window is opened; the first one says what could not be read.
  func opened(_ app: AppModel) {
    windows.append(Window(app: app))
    for notice in untold { app.home.tell(notice) }
    untold = []
  }

  /// Takes a game out of every other window, which goes home.
  func take(_ id: String, for app: AppModel) {
    eachWindow { if $0 !== app && $0.open?.id == id { $0.goHome() } }
  }

  /// A game has been put back: every other window that shows the games looks again.
  func putBack(by app: AppModel) {
    eachWindow { if $0 !== app && $0.path.isEmpty { $0.home.refresh($0.catalogue) } }
  }

  private func eachWindow(_ act: (AppModel) -> Void) {
    windows.removeAll { $0.app == nil }
    windows.compactMap(\.app).forEach(act)
  }
}
