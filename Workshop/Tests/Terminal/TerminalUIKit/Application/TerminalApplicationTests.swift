import Foundation
import Testing

@testable import TerminalUIKit

@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct TerminalApplicationTests {
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
    var log: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      let urls = connectionOptions.urlContexts.map(\.url.absoluteString)
      log.append("connected \(urls.joined())")
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UINavigationController(
        rootViewController: LoggingViewController("Hello"))
      window?.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      log += URLContexts.map { "opened \($0.url)" }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      log.append("browsed \(userActivity.webpageURL?.absoluteString ?? "")")
    }

    func sceneDidEnterBackground(_ scene: UIScene) { log.append("background") }

    func sceneDidDisconnect(_ scene: UIScene) {
      log.append("disconnected")
      try? FileHandle.standardError.write(contentsOf: Data("left".utf8))
    }
  }

  private let screen = TerminalScreen(columns: 40, rows: 12)

  @Test func `the process ends without the clean-up that its threads may trip over`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      atexit { _exit(99) }
      await TerminalApplication.finish(TerminalFailure(status: 7, reason: ""))
    }
  }

  @Test func `an app whose screen is only printed ends as if its user had left`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(74),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      await MainActor.run {
        TerminalApplication.failure = { TerminalFailure(status: 74, reason: " unsaved") }
      }
      await TerminalApplication.runPlain(AppDelegate.self, TerminalLaunch(isPlain: true))
    }

    #expect(String(decoding: result.standardOutputContent, as: UTF8.self).contains("Hello"))
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("left unsaved"))
  }

  @Test func `what would control the terminal doesn't reach it by a reason`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(64), observing: [\.standardErrorContent]
    ) {
      await TerminalApplication.finish(
        TerminalFailure(
          status: 64,
          reason: "no \u{1B}[31m\u{9B}1m\r\u{7}\nus\u{202E}age\u{2066}"
            + String(repeating: "x", count: 1_000_000)))
    }

    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(words.contains("no \u{FFFD}[31m\u{FFFD}1m\u{FFFD}\u{FFFD}\nus\u{FFFD}age\u{FFFD}x"))
    #expect(words.utf8.count < 20_000)
  }

  @Test func `the delegates are created and called as on iOS`() throws {
    let url = try #require(URL(string: "sights://saved"))

    TerminalApplication.start(AppDelegate.self, on: screen, url: url)
    let delegate = try #require(screen.windowScene.delegate as? SceneDelegate)
    TerminalApplication.end(screen)

    #expect(delegate.log == ["connected sights://saved", "background", "disconnected"])
    #expect(screen.text.contains("Hello"))
  }

  @Test(arguments: [
    (" sights://saved\n", ["opened sights://saved"]),
    ("https://sights.example/saved", ["browsed https://sights.example/saved"]),
    ("saved/clear", ["opened saved/clear"]), ("just words", []), ("and/or words", []), ("", []),
  ])
  func `a link pasted outside a text field is opened`(text: String, told: [String]) throws {
    TerminalApplication.start(AppDelegate.self, on: screen)
    let delegate = try #require(screen.windowScene.delegate as? SceneDelegate)
    delegate.log = []

    screen.send(.paste(text))

    #expect(delegate.log == told)
    TerminalApplication.end(screen)
  }

  @Test func `a link pasted into a field stays there`() throws {
    TerminalApplication.start(AppDelegate.self, on: screen)
    let delegate = try #require(screen.windowScene.delegate as? SceneDelegate)
    delegate.log = []
    let field = UITextField(frame: CGRect(x: 0, y: 64, width: 160, height: 16))
    delegate.window?.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()

    screen.send(.paste("sights://saved"))

    #expect(field.text == "sights://saved")
    #expect(delegate.log.isEmpty)
    TerminalApplication.end(screen)
  }

  @Test func `an app that has ended is released with its scene`() {
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
