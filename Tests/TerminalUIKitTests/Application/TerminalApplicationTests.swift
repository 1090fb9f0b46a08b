import Foundation
import Testing

@testable import TerminalUIKit

@MainActor @Suite(.serialized) struct TerminalApplicationTests {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var diary: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      let urls = connectionOptions.urlContexts.map(\.url.absoluteString)
      diary.append("connected \(urls.joined())")
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UINavigationController(rootViewController: DiaryPage("Hello"))
      window?.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      diary += URLContexts.map { "opened \($0.url)" }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      diary.append("browsed \(userActivity.webpageURL?.absoluteString ?? "")")
    }

    func sceneDidEnterBackground(_ scene: UIScene) { diary.append("background") }
    func sceneDidDisconnect(_ scene: UIScene) { diary.append("disconnected") }
  }

  private let screen = TerminalScreen(columns: 40, rows: 12)

  @Test func `the delegates are made and told as on iOS`() throws {
    let url = try #require(URL(string: "sights://saved"))

    TerminalApplication.start(AppDelegate.self, on: screen, url: url)
    let delegate = try #require(screen.windowScene.delegate as? SceneDelegate)
    TerminalApplication.end(screen)

    #expect(delegate.diary == ["connected sights://saved", "background", "disconnected"])
    #expect(screen.text.contains("Hello"))
  }

  @Test(arguments: [
    (" sights://saved\n", ["opened sights://saved"]),
    ("https://sights.example/saved", ["browsed https://sights.example/saved"]),
    ("just words", []), ("", []),
  ])
  func `a link that is pasted where nobody types is opened`(text: String, told: [String]) throws {
    TerminalApplication.start(AppDelegate.self, on: screen)
    let delegate = try #require(screen.windowScene.delegate as? SceneDelegate)
    delegate.diary = []

    screen.send(.paste(text))

    #expect(delegate.diary == told)
    TerminalApplication.end(screen)
  }

  @Test func `a link that is pasted into a field stays there`() throws {
    TerminalApplication.start(AppDelegate.self, on: screen)
    let delegate = try #require(screen.windowScene.delegate as? SceneDelegate)
    delegate.diary = []
    let field = UITextField(frame: CGRect(x: 0, y: 64, width: 160, height: 16))
    delegate.window?.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()

    screen.send(.paste("sights://saved"))

    #expect(field.text == "sights://saved")
    #expect(delegate.diary.isEmpty)
    TerminalApplication.end(screen)
  }

  @Test func `an app that has ended is freed with its scene`() {
    weak var scene: UIWindowScene?
    weak var delegate: SceneDelegate?
    do {
      let screen = TerminalScreen(columns: 40, rows: 12)
      scene = screen.windowScene
      TerminalApplication.start(AppDelegate.self, on: screen)
      delegate = screen.windowScene.delegate as? SceneDelegate
      _ = screen.text
      TerminalApplication.end(screen)
    }

    #expect(scene == nil)
    #expect(delegate == nil)
  }
}
