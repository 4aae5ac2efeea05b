import FivefoldCore
import Foundation
import SwiftUI

/// The whole app: its windows and their menus.
public struct FivefoldScene: Scene {
  /// The app model, opened once per process, not per scene.
  fileprivate static let app = Result { try AppModel(folder: folder(), locale: locale) }

  public init() {}

  public var body: some Scene {
    // iOS 26 may call this closure on another thread; it only creates a view.
    WindowGroup { OpenedView() }
      .commands { FivefoldCommands() }
  }

  /// Returns the data folder: hidden from the user, included in backups except for files that could not be read.
  private static func folder() throws -> URL {
    let kept = FileManager.default
    let folder = try kept.url(for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      .appendingPathComponent("Fivefold")
    var unreadable = folder.appendingPathComponent("unreadable", isDirectory: true)
    var values = URLResourceValues()
    values.isExcludedFromBackup = true
    // On a full disk the app opens nevertheless.
    try? kept.createDirectory(at: unreadable, withIntermediateDirectories: true)
    try? unreadable.setResourceValues(values)
    return folder
  }

  /// The supported language that the system prefers, in the system's region.
  static var locale: String {
    var parts = Locale.Components(locale: .current)
    parts.languageComponents = .init(identifier: Bundle.main.preferredLocalizations.first ?? "en")
    return Locale(components: parts).identifier(.bcp47)
  }
}

/// The app in a window, or the reason why it could not be opened.
private struct OpenedView: View {
  var body: some View {
    switch FivefoldScene.app {
    case .success(let app): WindowView(app: app)
    case .failure(let error):
      ContentUnavailableView(
        word(.appName), systemImage: "exclamationmark.triangle",
        description: Text(reason(of: error, language: FivefoldScene.locale)))
    }
  }
}

/// A window, which reopens its screens after the process has ended.
private struct WindowView: View {
  @State private var window: WindowModel
  @State private var isOpen = false
  @SceneStorage("screens") private var screens = ""

  init(app: AppModel) { _window = State(wrappedValue: WindowModel(app)) }

  var body: some View {
    RootView(window: window)
      .focusedSceneValue(window)
      .onAppear(perform: reopen)
      .onChange(of: window.screens) { if isOpen { screens = window.screens } }
      // The app may be launched with a file or a link.
      .onOpenURL { url in
        reopen()
        Task { await window.open(url) }
      }
      .onChange(of: ShortcutRequest.shared.id, initial: true) {
        guard let shortcut = ShortcutRequest.shared.take() else { return }
        reopen()
        window.open(shortcut: shortcut)
      }
  }

  private func reopen() {
    guard !isOpen else { return }
    window.reopen(screens)
    isOpen = true
  }
}

/// The home screen and the screens above it.
struct RootView: View {
  @Bindable var window: WindowModel

  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.locale) private var locale
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  private var app: AppModel { window.app }

  var body: some View {
    NavigationStack(path: $window.path) {
      HomeScreen(window: window)
        .modifier(MessageTitle(window: window))
        .navigationDestination(for: Destination.self) {
          screen($0).modifier(MessageTitle(window: window))
        }
    }
    // Notices and confirmations are attached to the topmost view, because a sheet hides those below it.
    .modifier(Notices(window: window, isOnTop: window.sheet == nil))
    .sheet(item: $window.sheet) { sheet in
      content(of: sheet)
        .modifier(Notices(window: window, isOnTop: true))
        .modifier(Colored(window: window))
    }
    .modifier(Colored(window: window))
    .buttonBorderShape(.capsule)
    .preferredColorScheme(colorScheme)
    .onChange(of: locale) { app.setLocale(FivefoldScene.locale) }
    .onChange(of: reducesMotion, initial: true) { app.setReducedMotion(reducesMotion) }
    .onChange(of: scenePhase) { _, phase in
      // Shows moves made in other windows since.
      if phase == .active { app.refreshHome() }
      if phase == .background {
        app.flush()
        OutsideWriter.publish(app)
      }
    }
  }

  @ViewBuilder private func screen(_ destination: Destination) -> some View {
    switch destination {
    // The identity makes another match another screen, with its own appearance.
    case .match(let match): GameScreen(match: match, window: window).id(match.number)
    case .study(let study): StudyScreen(study: study, window: window)
    case .page(let screen): PageView(screen: screen, window: window)
    }
  }

  private func content(of sheet: WindowSheet) -> some View {
    NavigationStack {
      switch sheet {
      case .newGame(let model):
        NewGameSheet(model: model, window: window).modifier(MessageTitle(window: window))
      case .match(.moves, let match): MoveList(model: match).navigationTitle(word(.moves))
      case .match(.allMoves, let match): LegalMoveList(model: match).navigationTitle(word(.allMoves))
      case .match(.players, let match): PlayersView(match: match).navigationTitle(word(.players))
      case .match(_, let match): CodeView(match: match, app: app)
      case .menu(let match): MenuSheet(groups: match.state.menu, tools: match.state.tools, window: window)
      case .studyMenu(let study): MenuSheet(groups: study.state.menu, window: window)
      case .studyMoves(let study): LegalMoveList(model: study).navigationTitle(word(.allMoves))
      case .kept(let game): StoredMatchList(game: game, window: window)
      }
    }
    .presentationDetents(sheet.detents)
  }

  private var colorScheme: ColorScheme? {
    switch app.appearance.theme {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

/// A screen without a board, reloaded when it appears.
struct PageView: View {
  let screen: Screen
  let window: WindowModel

  var body: some View { content.onAppear { _ = window.app.load(screen) } }

  @ViewBuilder private var content: some View {
    switch window.app.pages[screen] {
    case .learn(let state, let bar): LearnScreen(state: state).modifier(YouScreen(bar: bar, window: window))
    case .puzzles(let state, let bar): PuzzlesScreen(state: state).modifier(YouScreen(bar: bar, window: window))
    case .article(let article): ArticleScreen(article: article)
    case .statistics(let state, let bar): StatisticsScreen(state: state).modifier(YouScreen(bar: bar, window: window))
    case .settings(let state):
      SettingsScreen(state: state) { event in window.ifHeard { window.app.change(event) } }
    case nil: Color.clear
    }
  }
}

extension WindowSheet {
  /// The heights; a sheet over a board begins below it.
  fileprivate var detents: Set<PresentationDetent> {
    switch self {
    case .newGame: [.large]
    case .kept: [.medium, .large]
    case .menu, .studyMenu: [.fraction(0.7), .large]
    case .match, .studyMoves: [.fraction(0.4), .large]
    }
  }
}
