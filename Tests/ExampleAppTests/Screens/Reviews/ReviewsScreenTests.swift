import AppShell
import AppTesting
import Coordinator
import CoordinatorUIKit
import Redux
import ReduxTesting
import Testing
import UIKit

@testable import ExampleApp

/// The screen of reviews, alone in a window.
@Suite(.timeLimit(.minutes(30))) @MainActor struct ReviewsScreenTests {
  private let backend = EmbeddedBackend(latency: .zero)
  private let screen = TerminalScreen(columns: 60, rows: 20)
  private let window: UIWindow
  private let coordinator: ReviewsCoordinator

  init() {
    let clock = TestClock()
    let connection = EmbeddedProtocol.connection(to: backend, clock: clock)
    coordinator = ReviewsCoordinator(
      id: 3,
      ScreenContext(
        ScreenID(.reviews(id: 3), in: .tab(.explore)),
        store: Store(initialState: AppState(), reducing: .main),
        services: Services(client: SightsClient(connection: connection))))
    window = UIWindow(windowScene: screen.windowScene)
    coordinator.start()
  }

  private func show() {
    window.rootViewController = UINavigationController(
      rootViewController: coordinator.viewController)
    window.makeKeyAndVisible()
  }

  @Test func `reviews are loaded and listed`() async {
    show()

    #expect(await screen.shows("★"))
  }

  @Test func `a failure is explained, and a second attempt succeeds`() async throws {
    backend.failNext(status: 403)
    show()
    #expect(await screen.shows("The server did not accept this (403)."))

    try screen.tap("Try Again")

    #expect(await screen.shows("★"))
  }

  @Test func `a failed refresh is reported above the reviews, which stay`() async throws {
    show()
    #expect(await screen.shows("★"))
    backend.failNext(status: 403)

    screen.press(.character("r"))

    #expect(await screen.shows("Could not refresh. The server did not accept this (403)."))
    #expect(screen.text.contains("★"))
    screen.press(.character("r"))
    #expect(await screen.until { !$0.contains("Could not refresh.") })
  }
}
