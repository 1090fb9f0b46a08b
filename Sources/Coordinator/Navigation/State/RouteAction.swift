public import Redux

/// Moves the user: the app's requests, and under ``user(_:)`` the user's moves in the UI.
///
/// Relative requests (`push`, `pop`) and absolute ones (`go`) reduce to the same kind of value, a
/// ``NavigationState``, which the UI then follows. A request that makes no sense changes nothing.
public enum RouteAction<Map: NavigationMap>: ActionType, Hashable {
  /// Goes to a route, wherever the user is. Modals that the route does not name are dismissed.
  case go(Route<Map>)

  /// Shows a root as the user left it. Modals and the dialog of the other root end.
  case enter(Map.Root)

  /// Puts a screen on top, unless it is on top already: a second tap on a row, made before the
  /// first has shown its screen, changes nothing.
  case push(Map.Screen)

  /// Takes this many screens off the stack on top, but never its root.
  case pop(Int)

  /// Goes back to a screen in the stack on top, to the topmost one if there are several.
  case popTo(Map.Screen)

  /// Takes all screens above the root off the stack on top.
  case popToRoot

  /// Replaces the screen on top, unless it is a tab's root, which stays. Whoever waits for a result of
  /// the old screen then waits for the new one.
  case replace(Map.Screen)

  /// Selects a tab and keeps its stack. Selecting another tab dismisses all modals.
  case select(Map.Tab)

  /// Presents a modal. If the one on top has the same root and style, its stack changes instead.
  case present(Modal<Map>)

  /// Dismisses this many of the topmost modals, or all if there are fewer; see ``dismiss``.
  case dismiss(Int)

  /// Leaves a screen and everything above it, also in a hidden tab. If the screen is gone or is a
  /// tab's root, nothing happens, so this is the safe way to end a sign-in that a link may already
  /// have left.
  case close(Map.Screen)

  /// Changes the tabs of a root, by default of the one that is shown, in this order.
  ///
  /// The stacks of tabs that no root has any more are dropped. If the selected tab is dropped, the first is
  /// selected, and modals and the dialog end.
  case setTabs([Map.Tab], of: Map.Root? = nil)

  /// Restores a saved state, below the screens that were opened since the app started.
  case restore(NavigationState<Map>)

  /// Asks the user, on top of everything; another dialog is replaced. Going anywhere ends it.
  case ask(Map.Dialog)

  /// Takes a dialog back. If another has replaced it, nothing happens.
  case endDialog(Map.Dialog)

  /// Shows a screen or a flow from which the screen with this identifier expects a result.
  ///
  /// The navigation state remembers who asked, also when it is saved, until the screen answers or one of
  /// the two closes. If the screen that asks has closed, nothing happens.
  case request(ScreenRequest<Map>, for: ScreenID<Map>)

  /// Passes the result of a screen to the state of the screen that asked for it, if that is still there,
  /// and closes the screen; see ``answer(_:from:)``.
  case answer(Addressed<ScreenID<Map>>)

  /// Performs a request that a ``navigationLock(navigation:locked:asking:)`` has held, after the user has
  /// agreed to leave the screen and its changes.
  indirect case leaveConfirmed(RouteAction<Map>)

  /// The user moved in the UI, which already shows where they went.
  case user(UserMove<Map>)

  /// Returns the result of a screen, and closes it with the flow that it is in.
  ///
  /// A second answer finds no screen, and does nothing.
  public static func answer(_ result: any ActionType, from screen: ScreenID<Map>) -> Self {
    .answer(Addressed(result, to: screen))
  }

  /// The result that the action delivers, if it does.
  var answer: Addressed<ScreenID<Map>>? {
    switch self {
    case .answer(let answer): answer
    case .leaveConfirmed(let request): request.answer
    default: nil
    }
  }

  /// Whether the action is for all windows if it isn't addressed to one.
  var concernsAllWindows: Bool {
    switch self {
    case .enter, .setTabs, .close, .endDialog: true
    case .leaveConfirmed(let request): request.concernsAllWindows
    case .go, .push, .pop, .popTo, .popToRoot, .replace, .select, .present, .dismiss, .restore,
      .ask, .request, .answer, .user:
      false
    }
  }

  /// Dismisses the modal on top.
  public static var dismiss: Self { .dismiss(1) }
}

extension RouteAction: Codable where Map.Dialog: Codable {}
