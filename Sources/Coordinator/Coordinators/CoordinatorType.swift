/// Runs one screen: shows it, renders its state, and turns what it reports into actions.
///
/// There is one for each screen in the navigation state, made when the screen comes and released
/// when it goes (see ``CoordinatorTree``). None knows its parent or its children: navigating is
/// dispatching a ``RouteAction``.
@MainActor public protocol CoordinatorType: AnyObject {
  /// Begins to observe and to render; called once, before the screen is shown.
  func start()
}
