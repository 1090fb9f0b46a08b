public import Coordinator
public import CoordinatorUIKit
public import Redux

/// A view controller that shows a view state and reports what the user does, and does nothing else.
///
/// ``ScreenContext/coordinator(_:showing:handle:)`` runs it by closures.
@MainActor public protocol ScreenViewController<ViewState, Action>: UIViewController, Renderer
where ViewState: Sendable {
  /// The user's actions, as the view controller reports them.
  associatedtype Action
  /// Receives what the user does. The coordinator sets it before the view is loaded.
  var send: (Action) -> Void { get set }
}

extension ScreenContext {
  /// Makes the coordinator of a screen from closures.
  ///
  /// Use it for a screen that only shows a view state and reports actions. One that keeps something between
  /// actions, or has popovers, needs a type that conforms to `ScreenCoordinator`.
  ///
  /// ```swift
  /// @MainActor func accountCoordinator(_ context: ScreenContext) -> any ScreenCoordinator {
  ///   context.coordinator(
  ///     AccountViewController(),
  ///     showing: context.store.observeOnMain(\.session.current).map(AccountViewState.init)
  ///   ) { context.dispatch($0) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - viewController: The view controller of the screen.
  ///   - viewStates: The view states, from the screen's start until it goes; nothing changes while one is nil.
  ///   - handle: Receives what the user does, on the main actor. It is kept as long as the screen, and must
  ///     not keep the view controller alive.
  /// - Returns: The coordinator.
  @MainActor public func coordinator<Screen: ScreenViewController>(
    _ viewController: Screen, showing viewStates: MainStateStream<Screen.ViewState?>,
    handle: @escaping (Screen.Action) -> Void
  ) -> any ScreenCoordinator {
    ClosureCoordinator(viewController, viewStates, handle: handle)
  }

  /// Opens the row on which the focus has rested for a moment, if a split view shows it beside the table.
  ///
  /// So only what the user stops at is loaded. The closure must not keep the rows alive.
  @MainActor public func follow<ID>(
    _ rows: TableRows<ID>, in page: UIViewController, open: @escaping @MainActor (ID) -> Void
  ) {
    rows.focusMoved = { [weak page] id in
      let isBeside = page?.splitViewController?.isCollapsed == false
      guard let id, isBeside else { return effects.cancel("focus") }
      run(.latest("focus", after: .milliseconds(400))) { _ in await open(id) }
    }
  }

  /// Observes a value that a closure computes from the state, and from where this screen is.
  ///
  /// - Parameter value: A pure function of the state and the screen's appearance, as for `observeOnMain`.
  /// - Returns: The stream of its values.
  @inlinable @inline(__always)
  public func observe<Value: Equatable & Sendable>(
    _ value: @escaping @Sendable (App.State, Appearance<App.Map>) -> Value
  ) -> MainStateStream<Value> {
    let appearance = appearance
    return store.observeOnMain { value($0, appearance) }
  }

  /// Observes several values that a closure computes from the same state, and from where this screen is.
  ///
  /// ```swift
  /// context.observe { ($0.signIn[$1], $0.waits[.signIn]) }
  /// ```
  ///
  /// - Parameter values: A pure function of the state and the screen's appearance that returns a tuple.
  /// - Returns: The stream of the tuples.
  @inlinable @inline(__always) @_disfavoredOverload
  public func observe<each Value: Equatable & Sendable>(
    _ values: @escaping @Sendable (App.State, Appearance<App.Map>) -> (repeat each Value)
  ) -> MainStateStream<(repeat each Value)> {
    let appearance = appearance
    return store.observeOnMain { values($0, appearance) }
  }
}

/// Runs a screen by closures, until it goes.
@MainActor final class ClosureCoordinator<Screen: ScreenViewController>: ScreenCoordinator {
  let viewController: Screen
  private let viewStates: MainStateStream<Screen.ViewState?>
  private let begin: (ClosureCoordinator<Screen>) -> Void
  let handle: (Screen.Action) -> Void

  init(
    _ viewController: Screen, _ viewStates: MainStateStream<Screen.ViewState?>,
    begin: @escaping (ClosureCoordinator<Screen>) -> Void = { _ in },
    handle: @escaping (Screen.Action) -> Void
  ) {
    (self.viewController, self.viewStates) = (viewController, viewStates)
    (self.begin, self.handle) = (begin, handle)
  }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    viewStates.subscribe(with: viewController) { if let viewState = $1 { $0.render(viewState) } }
    begin(self)
  }
}
