/// Runs one screen: owns its view controller, renders its view state, and turns what the view controller
/// reports into actions.
///
/// ```swift
/// final class HomeCoordinator: CoordinatorType {
///   let viewController = HomeViewController()
///   let context: ScreenContext
///
///   init(_ context: ScreenContext) { self.context = context }
///
///   func start() {
///     viewController.send = { [weak self] in self?.handle($0) }
///     context.observeOnMain(\.home).map(HomeViewState.init).render(on: viewController)
///   }
///
///   func handle(_ action: HomeAction) { context.dispatch(action) }
/// }
/// ```
///
/// Each screen of the root that is shown has one, made when the screen appears, and released when the screen is
/// closed or its root is left (see ``CoordinatorTree``). No coordinator keeps its parent or its children, and none
/// pushes or presents: to navigate, it dispatches a ``RouteAction``.
@MainActor public protocol CoordinatorType: AnyObject {
  /// The type of the screen's view controller; none in a test of navigation only.
  associatedtype ViewController = Void

  /// The screen's view controller, the same object as long as the coordinator lives.
  var viewController: ViewController { get }

  /// Begins to observe and to render; called once, before the screen is shown.
  ///
  /// It may navigate: the UI shows its routes after the change that made it.
  func start()
}

extension CoordinatorType where ViewController == Void {
  /// No view controller.
  public var viewController: Void { () }
}
