import AppShell
import AppTesting
import Coordinator
import Redux
import Testing

@testable import ExampleApp
@testable import UIKit

/// Sights in terminals whose size changes.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct ResizingTests {
  private static let sizes = [
    (80, 24), (60, 20), (40, 12), (30, 10), (24, 8), (130, 36), (140, 40), (100, 30), (140, 14),
  ]
  nonisolated private static let links = [
    "explore", "explore?search=tower", "sights/1", "sights/1/guide", "sights/2/reviews",
    "sights/2/visit", "sights/3/reviews/new", "saved", "saved/2", "saved/clear", "account",
    "account/sign-in", "account/register", "nowhere",
  ]

  private func start(at link: String, _ size: (Int, Int)) async throws -> AppUser {
    let user = try AppUser(at: "sights://\(link)", columns: size.0, rows: size.1)
    user.screen.isInteractive = false
    user.screen.resize(columns: size.0, rows: size.1)
    await user.screen.settled()
    // The screen below a guide loads unseen, and then names the way back.
    for case .sight(let id) in user.app.store.state.navigation.route.screens {
      await user.screen.until { _ in user.app.store.state.catalogue[id].value != nil }
    }
    await user.screen.settled()
    return user
  }

  private func scrollToTop(_ view: UIView) {
    (view as? UIScrollView)?.contentOffset = .zero
    for child in view.subviews { scrollToTop(child) }
  }

  private func text(of user: AppUser) async -> String {
    for window in user.screen.windowScene.windows { scrollToTop(window) }
    await user.screen.settled()
    return user.screen.text
  }

  @Test(arguments: links)
  func `a resized screen looks like one that starts with the size`(link: String) async throws {
    var random = SplitMix64(seed: link.count)
    let user = try await start(at: link, (80, 24))
    var sizes = (0..<20).compactMap { _ in Self.sizes.randomElement(using: &random) }
    sizes += [(140, 40), (80, 24)]
    let place = user.app.store.state.navigation.route
    var fresh: [String: String] = [:]
    for size in sizes {
      let name = "\(size.0)x\(size.1)"
      if fresh[name] == nil { fresh[name] = await text(of: try await start(at: link, size)) }
      user.screen.resize(columns: size.0, rows: size.1)
      await user.screen.settled()

      let resized = await text(of: user)
      let expected = fresh[name] ?? ""
      #expect(resized == expected, "\(link) at \(name)\n\(resized)\nInstead of:\n\(expected)")
      #expect(user.app.store.state.navigation.route == place, "\(link) at \(name)")
    }
  }
}
