import CoordinatorTesting
import PaymentSDK
import ReduxTesting
import Testing
import UIKit

@testable import PlainHost

/// How view controllers come and go: immediately, or as badly as UIKit's may.
enum Transitions: CaseIterable { case immediate, takingTime }

/// A customer of the plain host, on a screen without a terminal.
@MainActor final class ShopUser {
  let screen: TerminalScreen
  let home: HomeViewController
  let container: UINavigationController
  private let window: UIWindow

  init(_ transitions: Transitions = .immediate, over connection: PaymentConnection = .sandbox()) {
    TerminalDiagnostics.onReport = { Issue.record("\($0)") }
    switch transitions {
    case .immediate: screen = TerminalScreen(columns: 60, rows: 20)
    case .takingTime:
      let clock = TestClock()
      let duration = Duration.milliseconds(350)
      screen = TerminalScreen(columns: 60, rows: 20, transitions: .taking(duration, on: clock))
      screen.advanceClock = { await clock.advance(by: duration) }
    }
    home = HomeViewController(over: connection)
    container = UINavigationController(rootViewController: home)
    window = UIWindow(windowScene: screen.windowScene)
    window.rootViewController = container
    window.makeKeyAndVisible()
  }

  func sees(_ text: String) async -> Bool { await screen.shows(text, within: 20) }

  func tap(_ title: String) async throws {
    await screen.settled()
    try screen.tap(title)
    await screen.settled()
  }

  func type(_ text: String, into field: String) async throws {
    try await tap(field)
    screen.type(text)
  }

  func goBack() async {
    await screen.settled()
    screen.press(.escape)
    await screen.settled()
  }
}
