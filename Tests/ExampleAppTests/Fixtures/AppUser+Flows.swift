import Coordinator
import CoordinatorLinks
import Foundation
import Redux
import Testing
import UIKit

@testable import ExampleApp

/// What the flows use, which `AppUser` has in `App/AppTests` on UIKit, too.
extension AppUser {
  /// The host of web links.
  static var host: String { AppLinks.host }

  /// The web link to the first tab, without its scheme and host.
  static var firstPath: String? {
    AppMap.Tab.allCases.first.flatMap { AppLinks.address(of: Route(tab: $0)) }
      .map { String($0.dropFirst("https://\(host)/".count)) }
  }

  /// Starts the app with nothing saved.
  static func start() async throws -> AppUser { try AppUser() }

  /// Follows a web link, without its scheme and host.
  func follow(_ path: String) throws {
    app.open("https://\(Self.host)/\(path)", from: .universalLink)
  }

  /// Taps the button with a title.
  func tap(_ title: String) async throws {
    await screen.settled()
    try screen.tap(title)
  }

  /// Types a text into the field that shows a placeholder.
  func type(_ text: String, into placeholder: String) async throws {
    try await tap(placeholder)
    screen.type(text)
  }

  /// Goes back by the bar's button.
  func goBack() async {
    await screen.settled()
    screen.press(.escape)
  }

  /// Waits until a text is on the screen, and returns whether it ever was.
  func shows(_ text: String) async -> Bool { await screen.shows(text) }

  /// Waits until a text isn't on the screen, and returns whether it ever wasn't.
  func showsNo(_ text: String) async -> Bool { await screen.until { !$0.contains(text) } }

  /// Waits until the state has the place of a link, and returns whether it ever did.
  func isAt(_ path: String) async -> Bool {
    await screen.until { [app] _ in
      AppLinks.address(of: app.store.state.navigation.route) == "https://\(Self.host)/\(path)"
    }
  }

  /// Lets time pass, which in a simulator passes by itself.
  func waits(_ duration: Duration) async { await wait(duration) }
}
