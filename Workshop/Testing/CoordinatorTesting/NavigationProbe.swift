public import Coordinator
public import CoordinatorLinks
public import Redux

/// Sends links and actions through an app's real store, and says what a UI would show.
///
/// Use it to test where a link leads, without a UI and without waiting:
///
/// ```swift
/// let probe = NavigationProbe(store, navigation: \.navigation, links: \.links)
/// probe.open("sights://sights/1/visit", from: .notification)
/// #expect(probe.screens == [.explore, .sight(id: 1), .visit(id: 1)])
/// ```
///
/// On the main actor it shows each new route before `dispatch` returns, so there is nothing to await.
/// It makes no coordinators, so nothing runs that screens would start.
@MainActor public final class NavigationProbe<State: StateType, Map: NavigationMap> {
  /// The faults so far; there should be none.
  public var incidents: [NavigationIncident<Map>] { log.incidents }

  private let store: Store<State>
  private let links: (any KeyPath<State, LinkState<Map>> & Sendable)?
  private let driver: HeadlessDriver<Map>
  private let executor: NavigationExecutor<Map>
  private let log = Log()

  /// Makes a probe that follows a store from its present state.
  ///
  /// - Parameters:
  ///   - store: The app's store, with its link middleware.
  ///   - navigation: The path to the navigation state.
  ///   - links: The path to the state of links.
  public convenience init(
    _ store: Store<State>,
    navigation: any KeyPath<State, NavigationState<Map>> & Sendable,
    links: any KeyPath<State, LinkState<Map>> & Sendable
  ) {
    self.init(store: store, navigation: navigation, links: links)
  }

  /// Makes a probe for an app without links, which follows a store from its present state.
  ///
  /// - Parameters:
  ///   - store: The app's store.
  ///   - navigation: The path to the navigation state.
  public convenience init(
    _ store: Store<State>, navigation: any KeyPath<State, NavigationState<Map>> & Sendable
  ) {
    self.init(store: store, navigation: navigation, links: nil)
  }

  private init(
    store: Store<State>, navigation: any KeyPath<State, NavigationState<Map>> & Sendable,
    links: (any KeyPath<State, LinkState<Map>> & Sendable)?
  ) {
    self.store = store
    self.links = links
    driver = HeadlessDriver(shown: store.state[keyPath: navigation])
    executor = NavigationExecutor(driver: driver) { [log] in log.incidents.append($0) }
    store.observeOnMain(navigation).subscribe(with: self) { $0.executor.go(to: $1) }
  }

  /// The screens that a UI would show: the selected tab's from its root, then the modals'.
  public var screens: [Map.Screen] { driver.shown?.route.chain ?? [] }

  /// The modals that a UI would show.
  public var modals: [Modal<Map>] { driver.shown?.modals ?? [] }

  /// The dialog that a UI would show.
  public var dialog: Map.Dialog? { driver.shown?.dialog }

  /// What became of the last link, with the reason if it was refused; `nil` without links.
  public var outcome: LinkAction<Map>? { links.flatMap { store.state[keyPath: $0].outcome } }

  /// Opens a link as the system, a notification or the app would.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - source: Where the link comes from.
  /// - Returns: The outcome.
  @discardableResult
  public func open(_ link: String, from source: LinkSource = .inApp) -> LinkAction<Map>? {
    send(LinkAction<Map>.received(RawLink(link), from: source))
    return outcome
  }

  /// Answers the dialog, if there is one, as the user would.
  public func answer(choice: Int) {
    guard let dialog else { return }
    send(RouteAction<Map>.user(.answered(dialog, choice: choice)))
  }

  /// Sends any action.
  public func send(_ action: any ActionType) { store.dispatch(action) }

  @MainActor private final class Log {
    var incidents: [NavigationIncident<Map>] = []
  }
}
