import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Redux
import ReduxTesting

/// The small app of the guide's recipes: a list of notes that a server has.
enum NotesApp: AppType {
  typealias Main = NotesAppCoordinator

  static let name = "Notes"
  static let words = WordTable(.main)
  static let links = NotesLinks.table
  static var initialState: NotesAppState { NotesAppState() }

  static func middleware(_ services: NotesServices) -> [Middleware<NotesAppState>] {
    [loadAlert, onboardingMiddleware, flagsMiddleware, lifecycleMiddleware(services)]
  }

  static func response(to event: AppAction, _ services: NotesServices) -> Effect<NotesAppState>? {
    guard event == .backgroundRefresh else { return nil }
    return effect(reporting: { NotesAction.load($0) }) { _ in try await services.client.notes() }
  }
}

/// Owns the navigation of the app.
final class NotesAppCoordinator: AppCoordinatorType {
  let context: AppContext<NotesApp>

  init(_ context: AppContext<NotesApp>) { self.context = context }

  func coordinator(
    of screen: NotesMap.Screen, _ context: ScreenContext<NotesApp>
  ) -> any CoordinatorType {
    switch screen {
    case .welcome: WelcomeCoordinator(context)
    case .notes, .archive: NotesCoordinator(context)
    }
  }

  func item(of tab: NotesMap.Tab) -> UITabBarItem {
    switch tab {
    case .welcome: UITabBarItem(title: "Welcome", image: nil, tag: 0)
    case .notes: UITabBarItem(title: "Notes", image: nil, tag: 1)
    case .archive: UITabBarItem(title: "Archive", image: nil, tag: 2)
    }
  }
}

/// An action that navigates.
typealias NotesRoute = RouteAction<NotesMap>

/// Everything that the app remembers.
struct NotesAppState: AppStateType {
  var navigation = NavigationState<NotesMap>(selectedTab: .notes)
  var links = LinkState<NotesMap>()
  var notes = NotesState()
  var flags = FlagsState()
  var onboarding = OnboardingState()
  var lifecycle = LifecycleState()

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    links.reduce(action)
    notes.reduce(action)
    flags.reduce(action)
    onboarding.reduce(action)
    lifecycle.reduce(action)
  }
}

/// The services that the app needs from outside.
struct NotesServices: AppServices {
  var shell = ShellServices()
  var client = NotesClient { [] }
  /// The flags that the app's server, or a build, switches on.
  var flags = Flags()
}

extension NotesServices {
  init(_ launch: Launch) { shell = ShellServices(launch) }
}

extension NotesApp: TestableApp {
  /// Services with a server that has no notes.
  static func testServices(clock: TestClock) -> NotesServices {
    NotesServices(shell: ShellServices(clock: clock))
  }
}
