import AppShell
import AppTesting
import Redux
import Testing
import UIKit

@testable import ExampleApp

/// What VoiceOver reads.
@Suite(.serialized, .timeLimit(.minutes(30))) @MainActor struct AccessibilityTests {
  @Test(arguments: Scene.all.map(\.name))
  func `every control and every row has a label in words`(scene: String) async throws {
    let user = try await Scene.named(scene).user()

    let views = user.screen.windowScene.windows.flatMap(\.visibleViews)
    let elements = views.filter { view in
      view is UITableViewCell || view is UIControl && view.canBecomeFocused
    }

    for element in elements {
      let label = element.accessibilityLabel ?? ""
      #expect(!label.isEmpty, "\(type(of: element)) in \(user.screen.text)")
      #expect(!label.contains(/[★☆♥]/), "\(label)")
    }
  }

  @Test(arguments: ["Visit-counted", "Account-signed_in", "WriteReview-empty"])
  func `a screen has a heading`(scene: String) async throws {
    let user = try await Scene.named(scene).user()
    let page = try #require(user.screen.windowScene.windows.first?.rootViewController?.topPage)

    let headings = page.view.visibleViews.filter { $0.accessibilityTraits.contains(.header) }

    #expect(headings.contains { $0.accessibilityLabel?.isEmpty == false })
  }

  @Test func `ratings are read in words`() {
    #expect("★★★★☆ Ada · 2026-03-14".spoken == "4 of 5 stars Ada · 2026-03-14")
    #expect("★ 4.5 of 5".spoken == "Rated 4.5 of 5")
    #expect("♥ Big Ben, London".spoken == "Saved: Big Ben, London")
    #expect("★★★★★ Ada, I ♥ London".spoken == "5 of 5 stars Ada, I ♥ London")
  }

  @Test func `a screen is read from its title to its tabs`() async throws {
    let user = try await Scene.named("Sight-loaded").user()

    let places = ["Explore", "Big Ben", "London", "★", "thirteen", "51.5", "Save", "Account"]
      .compactMap { user.screen.text.firstRange(of: $0)?.lowerBound }

    #expect(places.count == 8)
    #expect(places == places.sorted())
  }
}

/// What VoiceOver reads by itself.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct AnnouncementTests {
  @Test func `a notice is announced once`() async throws {
    // What VoiceOver reads is heard by the whole process, so no other test has this failure.
    let failure = ClientError.refused(status: 418, message: "A teapot has no sights.")
    var announcements: [String] = []
    TerminalDiagnostics.onAnnouncement = { announcements.append($0) }
    defer { TerminalDiagnostics.onAnnouncement = { _ in } }
    let user = try AppUser()
    #expect(await user.screen.shows("Big Ben"))

    user.dispatch(
      CatalogueAction.refreshed(SightQuery()),
      CatalogueAction.pageLoad(SightQuery(), page: 1, .failure(failure)))
    await user.screen.shows("Could not refresh.")
    user.dispatch(BookmarksAction.added(1))
    await user.screen.settled()

    #expect(announcements.count { $0.contains("A teapot has no sights.") } == 1)
  }
}

extension UIView {
  /// The view and all views in it, without those that are hidden.
  fileprivate var visibleViews: [UIView] {
    isHidden ? [] : [self] + subviews.flatMap(\.visibleViews)
  }
}

extension UIViewController {
  /// The page in front.
  fileprivate var topPage: UIViewController {
    let next =
      presentedViewController ?? (self as? UITabBarController)?.selectedViewController
      ?? (self as? UINavigationController)?.topViewController
    return next?.topPage ?? self
  }
}
