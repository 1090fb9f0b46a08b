import CoordinatorLinks
import Foundation

/// Shows the app of this process in a window, and passes links and events on to it.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The link on the command line, or among the arguments that Xcode passes.
  static var firstLink: String?

  /// The window of the app.
  var window: UIWindow?
  private var app: (any WindowApp)? { AppDelegate.app }
  /// Hides the screen while the user is in the app switcher.
  private var cover: UIView?
  private var isInForeground = false

  /// Shows the app in a window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene, let app else { return }
    let window = app.makeWindow(in: scene)
    self.window = window
    app.connect(session)
    for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
    if let link = Self.firstLink { app.open(link, from: .commandLine) }
    Self.firstLink = nil
    #if os(iOS)
      if let item = connectionOptions.shortcutItem {
        app.enter(session)
        perform(item)
      }
    #endif
    app.start(in: window)
  }

  /// Opens links with the app's own scheme, in this window, which the system has brought to the front.
  ///
  /// Only a paste in a terminal has none: the user means the same as on the command line.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    if !URLContexts.isEmpty { app?.enter(scene.session) }
    for context in URLContexts {
      let source: LinkSource = context.url.scheme == nil ? .commandLine : .customScheme
      app?.open(context.url.absoluteString, from: source)
    }
  }

  /// Opens a universal link.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard let link = userActivity.webpageURL else { return }
    app?.enter(scene.session)
    app?.open(link.absoluteString, from: .universalLink)
  }

  #if os(iOS)
    /// Opens the link of a quick action, or reports its type.
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      app?.enter(windowScene.session)
      perform(shortcutItem)
      completionHandler(true)
    }

    private func perform(_ item: UIApplicationShortcutItem) {
      if let link = item.userInfo?["link"] as? String {
        app?.open(link, from: .inApp)
      } else {
        app?.receive(.quickActionChosen(item.type))
      }
    }
  #endif

  /// Covers the screen, of which the system takes a picture for the app switcher when this has been done.
  ///
  /// The cover lies in the app's own window, above what is presented, so the keyboard and the focus stay.
  private func coverScreen() {
    guard let window, cover == nil, let cover = app?.makeCover() else { return }
    self.cover = cover
    cover.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(cover)

    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: window.topAnchor),
      cover.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      cover.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
  }

  /// Tells the app that the user is in this window.
  func sceneDidBecomeActive(_ scene: UIScene) {
    app?.enter(scene.session)
    app?.receive(.becameActive)
  }

  /// Covers the screen, and saves everything, because the system may end the app from now on.
  ///
  /// A question of the system, such as one for a permission, doesn't cover the screen.
  func sceneDidEnterBackground(_ scene: UIScene) {
    isInForeground = false
    coverScreen()
    app?.enterBackground(scene.session)
  }

  /// Shows the screen again.
  func sceneWillEnterForeground(_ scene: UIScene) {
    isInForeground = true
    app?.enterForeground(scene.session)
    cover?.removeFromSuperview()
    cover = nil
  }

  /// Ends the screens; the app goes on without a window, and the next one shows the same store.
  ///
  /// A window that the user closes from the app switcher, or with the app, doesn't enter the background before.
  func sceneDidDisconnect(_ scene: UIScene) {
    if isInForeground { app?.enterBackground(scene.session) }
    isInForeground = false
    if let window { app?.leave(window) }
    window = nil
  }
}

/// An app as UIKit's delegates know it; see ``RunningApp``.
@MainActor protocol WindowApp: AnyObject {
  /// Creates a window for a scene.
  func makeWindow(in scene: UIWindowScene) -> UIWindow
  /// Shows the app, and its tools, in a window.
  func start(in window: UIWindow)
  /// Ends the screens in a window, unless another one shows the app by now.
  func leave(_ window: UIWindow)
  /// Opens a link, or says why it can't.
  func open(_ link: String, from source: LinkSource)
  /// Returns the view that hides the screen in the app switcher; nil if there is nothing to hide.
  func makeCover() -> UIView?
  /// Passes on an event of the system, and returns the task that ends when the app may be suspended.
  @discardableResult func receive(_ event: AppAction) -> Task<Void, Never>
  /// Notes that a session has a window, which the user may not see yet.
  func connect(_ session: UISceneSession)
  /// Notes that the user is in the window of a session.
  func enter(_ session: UISceneSession)
  /// Notes that the user sees the window of a session.
  func enterForeground(_ session: UISceneSession)
  /// Notes that the user doesn't see the window of a session any longer.
  func enterBackground(_ session: UISceneSession)
  /// Forgets the window of a session that the user has closed, unless another session has its number by now.
  func forget(_ session: UISceneSession)
}

/// A window that says when the user touches it, because windows side by side are all active.
final class AppWindow: UIWindow {
  /// Called for each event of the user, before it is handled.
  var touched: () -> Void = {}

  override func sendEvent(_ event: UIEvent) {
    #if os(iOS)
      // A pointer may only pass over the window.
      if event.type != .hover { touched() }
    #else
      touched()
    #endif
    super.sendEvent(event)
  }

  #if os(iOS)
    /// Returns the entries of the menu bar for the keys of the screen in front in this window.
    @available(iOS 26.0, *)
    override func provider(
      for deferredElement: UIDeferredMenuElement
    ) -> UIDeferredMenuElement.Provider? {
      guard deferredElement.identifier == .screenKeys else {
        return super.provider(for: deferredElement)
      }
      return UIDeferredMenuElement.Provider { [weak self] in
        $0(self?.rootViewController?.frontKeys?.commands ?? [])
      }
    }
  #endif
}
