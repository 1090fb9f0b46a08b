/// Runs one screen: makes its view, renders its state, and turns what the view reports into actions.
///
/// Each screen in the navigation state has one, made when the screen comes and released when it goes
/// (see ``CoordinatorTree``). No coordinator keeps its parent or its children: to navigate, it
/// dispatches a ``RouteAction``.
@MainActor public protocol CoordinatorType: AnyObject {
  /// Begins to observe and to render; called once, before the screen is shown.
  ///
  /// It may navigate: what it dispatches is shown after the change that made it.
  func start()
}
