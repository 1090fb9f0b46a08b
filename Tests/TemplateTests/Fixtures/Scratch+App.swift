extension Scratch {
  /// The files of the smallest app that screens can be added to.
  static let app = [
    "Package.swift": "  .executableTarget(name: \"Quiz\"),\n  .target(name: \"Redux\"),\n"
      + "  .testTarget(name: \"TemplateTests\"),\n",
    "Sources/Quiz/Composition/AppState.swift": """
    struct AppState: StateType {
      var home = HomeState()

      mutating func reduce(_ action: any ActionType) {
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
    "Plugins/Room/Sources/HomeState.swift": "struct HomeState {}\n",
    "Plugins/Room/Tests/HomeStateTests.swift": "import Testing\n",
  ]
}
