extension Scratch {
  /// The files of the smallest app that screens can be added to.
  static let app = [
    "Package.swift": "  .executableTarget(name: \"Quiz\"),\n  .target(name: \"Redux\"),\n"
      + "  .testTarget(name: \"TemplateTests\"),\n",
    "Sources/Quiz/Composition/AppState.swift": """
    struct AppState: StateType {
      var home = ScreenStates<AppMap, HomeState>()

      var isLoading: Bool { false }

      mutating func reduce(_ action: any ActionType) {
        navigation.reduce(action)
        home.follow(navigation) { $0 == .home ? HomeState() : nil }
        home.reduce(action)
      }
    }

    """,
    "Sources/Quiz/Composition/AppActions.swift": """
    let recordableTypes = RecordableTypes([
      HomeAction.self,
    ])

    """,
    "Sources/Quiz/Composition/AppMap.swift": """
    enum AppMap: NavigationMap {
      enum Tab: String {
        case home
      }

      enum Screen: Hashable {
        case home
      }

      static func root(of tab: Tab) -> Screen {
        switch tab {
        case .home: .home
        }
      }
    }

    """,
    "Sources/Quiz/Composition/AppScreens.swift": """
    func makeCoordinator(
      of screen: AppMap.Screen, context: ScreenContext
    ) -> any ScreenCoordinator {
      switch screen {
      case .home: HomeCoordinator(context: context)
      }
    }

    extension AppMap.Tab {
      var item: UITabBarItem {
        switch self {
        case .home: UITabBarItem(title: "Home", image: nil, tag: 0)
        }
      }
    }

    """,
    "Sources/Quiz/Composition/AppLinks.swift": """
    enum AppLinks {
      static let scheme = "quiz"
      static let host = "quiz.example"
      static let table = LinkTable(
        schemes: [scheme], hosts: [host],
        [
          home
        ])

      private static let home = Link<AppMap>("home", to: Route(tab: .home))
    }

    """,
    "Sources/Quiz/Composition/Services.swift": """
    struct Services: Sendable {
      let clock: any Clock<Duration>
    }

    """,
    "Plugins/Room/Sources/HomeState.swift": "struct HomeState {\n}\n",
    "Plugins/Room/Sources/HomeViewState.swift": "let title = \"Home\"\n",
    "Plugins/Room/Sources/HomeCoordinator.swift": "func start() {\n}\n",
    "Plugins/Room/Tests/HomeStateTests.swift": "import Testing\n",
    "Plugins/Room/Tests/HomeFlowTests.swift":
      "open(\"://home\"); HomeState(); HomeState(count: 1)\n",
    "Plugins/Room/List/Sources/ItemsState.swift": "struct ItemsState {\n}\n",
    "Plugins/Room/List/Sources/ItemsViewState.swift": "let title = \"Items\"\n",
    "Plugins/Room/List/Sources/ItemsCoordinator.swift": "func start() {\n}\n",
    "Plugins/Room/List/Tests/ItemsStateTests.swift": "import Testing\n",
  ]
}
