public import Redux

/// A fault on the way to a state: the UI did not follow a step, or moved by itself, or the app asked
/// for a tab that isn't there.
///
/// The executor repairs an incident where it can. It is reported so that you can log it, and so that
/// tests can insist on none.
public enum NavigationIncident<Map: NavigationMap>: Hashable, Sendable {
  /// A step did not end in time.
  case timedOut(NavigationStep<Map>)

  /// A step ended, but the UI shows something else than the step leads to.
  case missed(NavigationStep<Map>, shown: NavigationState<Map>)

  /// The UI left the target without an action that says so.
  case drifted(to: NavigationState<Map>)

  /// The app asked for a tab whose root doesn't have its tab. The user stays where they are.
  case unreachable(Route<Map>)

  /// The UI could not be brought to the target, and is left alone until there is another target.
  case gaveUp(target: NavigationState<Map>, shown: NavigationState<Map>)
}

extension NavigationIncident: CustomStringConvertible {
  /// A description of the incident.
  public var description: String {
    switch self {
    case .timedOut(let step): "The step \(step) did not end in time."
    case .missed(let step, let shown): "The step \(step) ended at \(shown.words)."
    case .drifted(let shown): "The UI moved to \(shown.words) without an action."
    case .unreachable(let route):
      "There is no way to \(route.chain): the root \(route.root) has no tab \(route.tab)."
    case .gaveUp(let target, let shown):
      "The UI stays at \(shown.words); it could not be brought to \(target.words)."
    }
  }
}

/// Returns middleware that reports routes to tabs that don't exist.
///
/// - Parameters:
///   - navigation: The path to the navigation state.
///   - report: Makes the action that reports an incident.
/// - Returns: The middleware.
public func unreachablePlaces<State: StateType, Map: NavigationMap>(
  navigation: any KeyPath<State, NavigationState<Map>> & Sendable,
  report: @escaping @Sendable (NavigationIncident<Map>) -> any ActionType
) -> Middleware<State> {
  { dispatch, getState in
    { next in
      { action in
        let (request, window) = routeAction(in: action, of: Map.self)
        if let request,
          let route = getState()[keyPath: navigation].seen(from: window)?.unreachable(by: request)
        {
          dispatch(report(.unreachable(route)))
        }
        next(action)
      }
    }
  }
}

extension NavigationState {
  /// Returns the route if its tab doesn't exist; a user may still tap a tab that was just removed.
  func unreachable(by request: RouteAction<Map>) -> Route<Map>? {
    switch request {
    case .go(let route) where !hasWay(to: route): route
    case .select(let tab) where !tabs.contains(tab): Route(root: root, tab: tab)
    default: nil
    }
  }

  fileprivate var words: String {
    "\(route.chain)" + (dialog.map { " below \($0)" } ?? "")
  }
}
