import Foundation
import Testing

@testable import AppShell
@testable import TerminalUIKit

@MainActor @Suite struct SceneTests {
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
}
