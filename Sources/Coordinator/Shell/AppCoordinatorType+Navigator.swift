public import Coordinator
public import CoordinatorUIKit
public import Redux

extension AppCoordinatorType {
  /// Creates the navigator of a window, which opens once ``start(in:)`` has returned it.
  public func makeNavigator(in window: UIWindow) -> Navigator<App.Map> {
    Navigator(in: window, for: self, clock: context.services.clock, opensLater: true)
  }

  /// Where the user is in the window.
  public var navigation: NavigationState<App.Map> {
    let navigation = context.store.read { $0.navigation }
    return context.window.flatMap(navigation.alone) ?? navigation
  }

  /// Creates the coordinator of a screen, with a context that ends when the screen closes.
  public func coordinator(of id: ScreenID<App.Map>) -> any CoordinatorType {
    // A recording of several windows is shown in one.
    let place = context.window ?? context.store.read { $0.navigation.window }
    var screen = ScreenContext<App>(
      id.inWindow(place), store: context.store, services: context.services,
      hasWindows: context.window != nil)
    screen.app = context.app
    let coordinator = coordinator(of: id.screen, screen)
    context.screens.add(coordinator, screen)
    return OpenScreen(coordinator, screen)
  }

  /// Dispatches what the user did in the UI.
  public func userMoved(_ move: RouteAction<App.Map>) {
    context.store.dispatch(move.addressed(to: context.window), from: ActionSource("user"))
    context.app()?.prepare(after: move)
  }

  /// Logs that the UI didn't follow the state.
  public func navigationFailed(_ incident: NavigationIncident<App.Map>) {
    context.store.dispatch(NavigationReport(incident: "\(incident)"))
  }
}

/// Reports to the log that the UI didn't follow the navigation state.
public struct NavigationReport: ActionType, Codable, Equatable {
  /// A description of the incident.
  let incident: String
}
