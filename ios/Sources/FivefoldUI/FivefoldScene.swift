#if canImport(SwiftUI)
  import FivefoldModel
  import SwiftUI

  /// The whole app: its windows and their menus.
  public struct FivefoldScene: Scene {
    @State private var shelf = Shelf(folder: FivefoldScene.folder, locale: FivefoldScene.locale)

    public init() {}

    public var body: some Scene {
      WindowGroup { WindowView(shelf: shelf) }
        .commands { FivefoldCommands() }
    }

    /// Where everything is kept: nobody sees it, and backups have it.
    private static var folder: URL {
      let kept = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      return (kept ?? FileManager.default.temporaryDirectory).appendingPathComponent("Fivefold")
    }

    /// The language the app's own words are in, so that the core speaks the same.
    static var locale: String { Bundle.module.preferredLocalizations.first ?? "en" }
  }

  /// A window, with the screens that were open in it when the system ended the app.
  struct WindowView: View {
    let shelf: Shelf

    @State private var app: AppModel?
    @SceneStorage("screens") private var screens = ""

    var body: some View {
      ZStack {
        // What is empty never appears.
        Color.clear
        if let app {
          RootView(app: app)
            .focusedSceneValue(app)
            .onChange(of: app.screens) { _, open in screens = open }
        }
      }
      .onAppear { _ = opened() }
      // A file may be what the app is started with: it comes before anything is seen.
      .onOpenURL { Sharing.open($0, in: opened()) }
    }

    /// What is shown. Made once a window: a view's own values are made again with the view.
    private func opened() -> AppModel {
      if let app { return app }
      let opened = AppModel(shelf)
      opened.reopen(screens)
      app = opened
      return opened
    }
  }

  /// The home screen and whatever lies above it.
  struct RootView: View {
    let app: AppModel

    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.locale) private var locale

    var body: some View {
      NavigationStack(path: bound({ app.path }, { app.path = $0 })) {
        HomeScreen(app: app)
          .navigationDestination(for: Screen.self) { screen in view(of: screen) }
      }
      .sheet(isPresented: bound({ app.asked != nil }, { if !$0 { app.askNoMore() } })) {
        if let asked = app.asked { NewGameSheet(app: app, model: asked) }
      }
      .modifier(HomeNotices(home: app.home))
      .alert(
        word("replace_game", app.replacing?.name ?? ""),
        isPresented: bound({ app.replacing != nil }, { if !$0 { app.replaceNot() } })
      ) {
        Button(word("replace"), role: .destructive) { app.replace() }
        Button(word("cancel"), role: .cancel) { app.replaceNot() }
      }
      .preferredColorScheme(colorScheme)
      .onChange(of: locale) { app.speak(FivefoldScene.locale) }
      .onChange(of: scenePhase, initial: true) { _, phase in
        // While it is inactive a notification covers the app for a moment: the game is stored already.
        if phase == .active { app.show() }
        if phase == .background { app.hide() }
      }
    }

    @ViewBuilder private func view(of screen: Screen) -> some View {
      switch screen {
      case .play:
        if let model = app.open { GameScreen(app: app, model: model) }
      case .rules(let id):
        if let rules = app.rules(of: id) { RulesScreen(model: rules, choice: app.settings.settings.palette) }
      case .statistics: StatisticsScreen(app: app)
      case .settings: SettingsScreen(model: app.settings)
      case .about: AboutScreen()
      }
    }

    private var colorScheme: ColorScheme? {
      switch app.settings.settings.theme {
      case .system: nil
      case .light: .light
      case .dark: .dark
      }
    }
  }
#endif
