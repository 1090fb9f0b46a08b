import AppShell
import Foundation
import Testing
import UIKit

/// The samples of the page on standard UIKit, which `make ios-check` compiles against UIKit, too.
@Suite(.timeLimit(.minutes(30))) @MainActor struct StandardUIKitTests {
  private let screen = TerminalScreen(columns: 60, rows: 20)

  @Test func `a table shows what the bar's buttons add and remove`() async throws {
    let shopping = ShoppingViewController()
    let window = UIWindow(windowScene: screen.windowScene)
    window.rootViewController = UINavigationController(rootViewController: shopping)
    window.makeKeyAndVisible()
    await screen.settled()

    try screen.tap("+")
    #expect(await screen.shows("Bread"))
    #expect(screen.text.contains("Every week"))
    try screen.tap("⌫")

    #expect(await screen.shows("0 items, 0 here"))
  }

  @Test func `a stand-in has what its screen needs, and says where the screen is`() async throws {
    let reminder = ReminderViewController()
    let date = Date(timeIntervalSince1970: 0)
    let window = UIWindow(windowScene: screen.windowScene)
    window.rootViewController = reminder
    window.makeKeyAndVisible()

    var state = ReminderState()
    reminder.send = { state.reduce($0) }
    reminder.send(.dateChosen(date))
    reminder.render(ReminderViewState(state))

    #expect(reminder.viewState?.date == date)
    #expect(await screen.shows("This screen is shown on iOS."))
  }
}
