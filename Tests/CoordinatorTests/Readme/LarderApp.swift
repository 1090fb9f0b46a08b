#if os(Linux) && compiler(>=6.3)
  import AppShell
  import AppSimulation
  import Coordinator
  import CoordinatorLinks
  import CoordinatorUIKit
  import Redux
  import UIKit

  // The samples of the guide's page on seeds, and the app around them.

  extension LarderApp: SimulatedApp {
    static let promises: [Promise<LarderApp>] = [
      .always("the pantry shows what was searched for") {
        $0.state.pantry.screens { pantry in
          let rows = pantry.rows.value ?? []
          return !rows.allSatisfy { pantry.search.isEmpty || $0.title.contains(pantry.search) }
        }.isEmpty
      }
    ]

    static func services(of server: NoServer, in world: World) -> LarderServices {
      let tokens = TokenStore<String>(world.tokens)
      // Without these lines, the user starts signed out.
      if world.elapsed == .zero {
        tokens.keep("a token")
      }
      return LarderServices(shell: world.shell, tokens: tokens)
    }
  }

  struct LarderServices: AppServices {
    var shell: ShellServices
    let tokens: TokenStore<String>
  }

  extension LarderServices {
    init(_ launch: Launch) { self.init(shell: ShellServices(launch), tokens: TokenStore()) }
  }

  enum LarderApp: AppType {
    typealias Main = LarderCoordinator
    typealias Services = LarderServices

    static let name = "Larder"
    static let words = WordTable(.main)
    static let links = LinkTable<LarderMap>.constant {
      try LinkTable(
        schemes: ["larder"], hosts: ["larder.example"], [Link("pantry", to: Route(tab: .pantry))])
    }
    static var initialState: LarderState { LarderState() }
  }

  enum LarderMap: NavigationMap {
    typealias Dialog = ShellDialog
    enum Tab: String, CaseIterable, Codable, Sendable { case pantry }
    enum Screen: Hashable, Codable, Sendable { case pantry }

    static func firstScreen(of tab: Tab) -> Screen { .pantry }
  }

  struct LarderState: AppStateType {
    var navigation = NavigationState<LarderMap>(selectedTab: .pantry)
    var links = LinkState<LarderMap>()
    var pantry = ScreenStates<LarderMap, PantryState> { _ in PantryState() }

    mutating func reduce(_ action: any ActionType) {
      navigation.reduce(action)
      pantry.reduce(action, in: navigation)
      links.reduce(action)
    }
  }

  struct PantryState: StateType, Equatable {
    struct Row: Equatable {
      let title: String
    }

    var search = ""
    var rows: DataState<[Row]> = .idle

    mutating func reduce(_ action: any ActionType) {}
  }

  final class LarderCoordinator: AppCoordinatorType {
    let context: AppContext<LarderApp>

    init(_ context: AppContext<LarderApp>) { self.context = context }

    func coordinator(
      of screen: LarderMap.Screen, _ context: AppShell.ScreenContext<LarderApp>
    ) -> any CoordinatorType {
      DetailsCoordinator()
    }

    func item(of tab: LarderMap.Tab) -> UITabBarItem {
      UITabBarItem(title: "Pantry", image: nil, tag: 0)
    }
  }
#endif
