public import Redux

/// Returns middleware that asks before a screen with unsaved changes is left.
///
/// A request that would take a locked screen away is held instead, and the dialog is asked. The dialog
/// names the request, and its choice to leave is ``RouteAction/leaveConfirmed(_:)`` with it, so that
/// “Discard” performs the request. Put it before the middleware of links and dialogs.
///
/// The driver keeps the user from moving. The app's decisions about roots and tabs, such
/// as a sign-out, are not held.
///
/// - Parameters:
///   - navigation: The path to the navigation state.
///   - locked: Returns the screens that must not be left without asking.
///   - dialog: Makes the dialog from the request that it holds.
/// - Returns: The middleware.
public func navigationLock<State: StateType, Map: NavigationMap>(
  navigation: any KeyPath<State, NavigationState<Map>> & Sendable,
  locked: @escaping @Sendable (State) -> Set<Map.Screen>,
  asking dialog: @escaping @Sendable (RouteAction<Map>) -> Map.Dialog
) -> Middleware<State> {
  { dispatch, getState in
    { next in
      { action in
        let (request, window) = routeAction(in: action, of: Map.self)
        func isHeld() -> Bool {
          let state = getState()
          return state[keyPath: navigation].loses(locked(state), by: action)
        }
        if let request, request.mayBeHeld, isHeld() {
          dispatch(RouteAction<Map>.ask(dialog(request)).addressed(to: window))
        } else {
          next(action)
        }
      }
    }
  }
}

extension RouteAction {
  fileprivate var mayBeHeld: Bool {
    switch self {
    case .go, .pop, .popTo, .popToRoot, .replace, .select, .present, .dismiss, .close, .request,
      .answer:
      true
    case .enter, .push, .setTabs, .restore, .ask, .endDialog, .user, .leaveConfirmed: false
    }
  }
}

extension NavigationState {
  /// Returns whether a request takes any of these screens away.
  fileprivate func loses(_ screens: Set<Map.Screen>, by request: any ActionType) -> Bool {
    guard !screens.isEmpty else { return false }
    var next = self
    next.reduce(request)
    let staying = screenIDs(stayingIn: next)
    return self.screenIDs.contains { screens.contains($0.screen) && !staying.contains($0) }
  }
}
