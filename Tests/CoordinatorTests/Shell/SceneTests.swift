import CoordinatorLinks
import Foundation
import Redux
import Testing

@testable import AppShell
@testable import TerminalUIKit

@MainActor @Suite(.timeLimit(.minutes(30))) struct SceneTests {
  @Test(arguments: [
    (UISceneSession.Role.windowApplication, true), (.windowExternalDisplayNonInteractive, false),
  ])
  func `only the app's own window gets an app, and another display none`(
    role: UISceneSession.Role, isOurs: Bool
  ) {
    let configuration = AppDelegate().application(
      .shared, configurationForConnecting: UISceneSession(role: role),
      options: UIScene.ConnectionOptions(urlContexts: []))

    #expect((configuration.delegateClass == SceneDelegate.self) == isOurs)
    #expect(configuration.role == role)
  }

  @Test func `the screen is covered in the app switcher, with everything that is presented`() {
    let (screen, delegate) = showSecret()
    defer { AppDelegate.makeApp = nil }
    let shown = screen.text

    delegate.sceneDidEnterBackground(screen.windowScene)
    delegate.sceneDidEnterBackground(screen.windowScene)
    let covered = screen.text
    delegate.sceneWillEnterForeground(screen.windowScene)

    #expect(shown.contains("4929") && shown.contains("Secret"))
    // The last row shows the keys of the terminal.
    #expect(!covered.split(separator: "\n").dropLast().joined().contains(/\w/), "\(covered)")
    #expect(screen.text == shown)
  }

  @Test func `a question of the system doesn't cover the screen`() {
    let (screen, delegate) = showSecret()
    defer { AppDelegate.makeApp = nil }
    let shown = screen.text

    (delegate as any UISceneDelegate).sceneWillResignActive(screen.windowScene)

    #expect(screen.text == shown)
  }

  @Test(arguments: [
    ("app://notes/1", LinkSource.customScheme), ("https://app.example/notes/1", .universalLink),
    ("notes/1", .commandLine),
  ])
  func `a link that is pasted without its scheme means the same as on the command line`(
    link: String, source: LinkSource
  ) {
    let (screen, delegate) = showSecret()
    defer { AppDelegate.makeApp = nil }
    screen.windowScene.delegate = delegate

    screen.send(.paste(link))

    #expect((AppDelegate.app as? SecretApp)?.opened == ["\(link) \(source)"])
  }

  /// Shows the app with a secret in a window.
  private func showSecret() -> (screen: TerminalScreen, delegate: SceneDelegate) {
    let screen = TerminalScreen(columns: 40, rows: 12)
    let delegate = SceneDelegate()
    AppDelegate.makeApp = { SecretApp() }
    delegate.scene(
      screen.windowScene, willConnectTo: screen.windowScene.session,
      options: UIScene.ConnectionOptions(urlContexts: []))
    return (screen, delegate)
  }
}

/// An app with a secret on its screen, and another in an alert.
private final class SecretApp: WindowApp {
  func makeWindow(in scene: UIWindowScene) -> UIWindow { UIWindow(windowScene: scene) }
  func start(in window: UIWindow) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 16))
    label.text = "4929 1234"
    let page = UIViewController()
    page.view.addSubview(label)
    window.rootViewController = page
    window.makeKeyAndVisible()
    let alert = UIAlertController(title: "Secret", message: nil, preferredStyle: .alert)
    page.present(alert, animated: false)
  }

  func makeCover() -> UIView? {
    let context = AppContext<CounterApp>(
      store: Store(initialState: AppState()), services: ShellServices())
    return AppCoordinator(context).cover()
  }
  private(set) var opened: [String] = []
  func open(_ link: String, from source: LinkSource) { opened.append("\(link) \(source)") }
  func leave(_ window: UIWindow) {}
  func receive(_ event: AppAction) -> Task<Void, Never> { Task {} }
  func connect(_ session: UISceneSession) {}
  func enter(_ session: UISceneSession) {}
  func enterForeground(_ session: UISceneSession) {}
  func enterBackground(_ session: UISceneSession) {}
  func forget(_ session: UISceneSession) {}
}
