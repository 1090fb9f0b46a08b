public import Coordinator
public import CoordinatorLinks
public import CoordinatorUIKit
import Redux

/// Owns an app's navigation in one window: which coordinator runs a screen, how tabs look, and what happens to a link.
///
/// Screens request a route by dispatching a `RouteAction`, the reducer decides, and the navigator makes UIKit follow.
///
/// An app has one such class, in a file of its own. The shell creates it for each window, opens links with it, and then
/// starts it. It ends with the window.
///
/// ```swift
/// final class AppCoordinator: AppCoordinatorType {
///   let context: AppContext<TriviaApp>
///
///   init(_ context: AppContext<TriviaApp>) { self.context = context }
///
///   func coordinator(of screen: AppMap.Screen, _ context: ScreenContext) -> any CoordinatorType {
///     switch screen {
///     case .home: HomeCoordinator(context)
///     }
///   }
///
///   func item(of tab: AppMap.Tab) -> UITabBarItem {
///     switch tab {
///     case .home: UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
///     }
///   }
///
///   func start(in window: UIWindow) -> Navigator<AppMap> {
///     let navigator = makeNavigator(in: window)
///     context.observeOnMain(\.navigation).subscribe(with: navigator) { $0.show($1) }
///     return navigator
///   }
///
///   func open(_ link: RawLink, from source: LinkSource) {
///     context.dispatch(LinkAction<AppMap>.received(link, from: source))
///   }
/// }
/// ```
@MainActor public protocol AppCoordinatorType<App>: NavigationOwner where Map == App.Map {
  /// The app whose navigation this is.
  associatedtype App: AppType where App.Main == Self

  /// The app's store and services, and the window.
  var context: AppContext<App> { get }

  /// Creates the coordinator of a window.
  init(_ context: AppContext<App>)

  /// Creates the coordinator of a screen that opens.
  ///
  /// - Parameters:
  ///   - screen: The screen, with its parameters.
  ///   - context: What the coordinator works with, until the screen closes.
  /// - Returns: The coordinator, which the navigator starts.
  func coordinator(
    of screen: App.Map.Screen, _ context: ScreenContext<App>
  ) -> any CoordinatorType

  /// Shows the user's location in the window, from now on. By default, it does nothing else.
  ///
  /// - Returns: The navigator, which the shell keeps until the window closes.
  func start(in window: UIWindow) -> Navigator<App.Map>

  /// Turns a link from outside into a route action.
  ///
  /// By default, the link is dispatched as received. The app's table reads it, and its guard is asked. It then becomes a
  /// `RouteAction`, like a tap, or the user is told why not. It is called before ``start(in:)`` for the link that starts
  /// the app.
  func open(_ link: RawLink, from source: LinkSource)

  /// Creates the view that hides the screen in the app switcher, so that the system's picture shows no passwords or
  /// cards; nil to hide nothing. By default, it looks like a launch screen without an image.
  func cover() -> UIView?

  /// Returns the screens that the user leaves only after a question, such as forms with text. None by default.
  nonisolated static func locked(_ state: App.State) -> Set<App.Map.Screen>

  /// Whether a screen is shown again when the app restarts. By default, every screen is.
  nonisolated static func isRestored(_ screen: App.Map.Screen) -> Bool
}

extension AppCoordinatorType {
  /// Shows the user's location, and nothing else.
  public func start(in window: UIWindow) -> Navigator<App.Map> {
    let navigator = makeNavigator(in: window)
    context.observeOnMain(\.navigation).subscribe(with: navigator) { $0.show($1) }
    return navigator
  }

  /// Dispatches the link as received.
  public func open(_ link: RawLink, from source: LinkSource) {
    context.dispatch(LinkAction<App.Map>.received(link, from: source))
  }

  /// A view with the background of the launch screen.
  public func cover() -> UIView? {
    let view = UIView()
    view.backgroundColor = .systemBackground
    return view
  }

  /// No screen is locked.
  nonisolated public static func locked(_ state: App.State) -> Set<App.Map.Screen> { [] }

  /// Every screen is shown again.
  nonisolated public static func isRestored(_ screen: App.Map.Screen) -> Bool { true }
}

extension AppCoordinatorType where App.Map.Dialog == ShellDialog {
  /// Returns the text of the shell's dialog.
  nonisolated public static func content(of dialog: ShellDialog) -> DialogContent {
    App.shellContent(of: dialog)
  }
}
