import Coordinator
import Foundation
import Redux
import Testing
import UIKit

@testable import Sights

/// A person in front of the app in a simulator.
///
/// Reads and taps UIKit's own views, and so runs the flows that the fixture of the same name in the
/// package's tests runs on a screen without a terminal.
@MainActor struct AppUser {
  /// The host of web links.
  static var host: String { AppLinks.host }

  /// The web link to the first tab, without its scheme and host.
  static var firstPath: String? {
    AppMap.Tab.allCases.first.flatMap { AppLinks.address(of: Route(tab: $0)) }
      .map { String($0.dropFirst("https://\(host)/".count)) }
  }

  private let scene: UIWindowScene
  private let delegate: SceneDelegate

  /// Takes over the app that the tests run in, once its window is there.
  static func start() async throws -> AppUser {
    await waited { connectedScene?.delegate is SceneDelegate }
    let scene = try #require(connectedScene)
    return AppUser(scene: scene, delegate: try #require(scene.delegate as? SceneDelegate))
  }

  /// The texts of the labels and fields on the screen.
  var texts: [String] {
    views.compactMap { ($0 as? UILabel)?.text ?? ($0 as? UITextField)?.text }
  }

  /// Follows a web link, without its scheme and host, as the system hands it over.
  func follow(_ path: String) throws {
    let url = try #require(URL(string: "https://\(Self.host)/\(path)"))
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    delegate.scene(scene, continue: activity)
  }

  /// Taps the button with a title.
  func tap(_ title: String) async throws {
    await waited { button(title) != nil }
    try #require(button(title), "No button says “\(title)”.")
      .sendActions(for: .primaryActionTriggered)
  }

  /// Types a text into the field that shows a placeholder.
  func type(_ text: String, into placeholder: String) async throws {
    await waited { field(placeholder) != nil }
    let target = try #require(field(placeholder), "No field says “\(placeholder)”.")
    target.text = text
    target.sendActions(for: .editingChanged)
  }

  /// Goes back by the bar's button.
  func goBack() async {
    await waited { top?.transitionCoordinator == nil }
    let selected = (top as? UITabBarController)?.selectedViewController ?? top
    (selected as? UINavigationController)?.popViewController(animated: true)
  }

  /// Waits until a text is on the screen, and returns whether it ever was.
  func shows(_ text: String) async -> Bool { await waited { isShown(text) } }

  /// Waits until a text isn't on the screen, and returns whether it ever wasn't.
  func showsNo(_ text: String) async -> Bool { await waited { !isShown(text) } }

  /// Waits until the state has the place of a link, and returns whether it ever did.
  func isAt(_ path: String) async -> Bool {
    await waited {
      (delegate.app?.store.state.navigation.route).flatMap(AppLinks.address)
        == "https://\(Self.host)/\(path)"
    }
  }

  /// Lets time pass, which it does by itself.
  func waits(_ duration: Duration) async {}

  private static var connectedScene: UIWindowScene? {
    UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }

  /// The topmost view controller.
  private var top: UIViewController? {
    var top = delegate.window?.rootViewController
    while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
    return top
  }

  /// The views of the topmost view controller that aren't hidden.
  private var views: [UIView] { top?.view.map(shown) ?? [] }

  private func shown(in view: UIView) -> [UIView] {
    view.isHidden ? [] : [view] + view.subviews.flatMap(shown)
  }

  private func isShown(_ text: String) -> Bool { texts.contains { $0.contains(text) } }

  private func button(_ title: String) -> UIButton? {
    views.lazy.compactMap { $0 as? UIButton }
      .first { $0.configuration?.title == title && $0.isEnabled }
  }

  private func field(_ placeholder: String) -> UITextField? {
    views.lazy.compactMap { $0 as? UITextField }.first { $0.placeholder == placeholder }
  }
}

extension Trait where Self == ParallelizationTrait {
  /// Runs one flow at a time, because all share the app; its transitions take UIKit's time.
  static var withAndWithoutTime: Self { .serialized }
}

/// Waits for a condition, for ten seconds at most, because UIKit's transitions take real time.
@MainActor @discardableResult func waited(
  until condition: @MainActor () -> Bool
) async -> Bool {
  let deadline = ContinuousClock.now + .seconds(10)
  while !condition() {
    guard ContinuousClock.now < deadline else { return false }
    try? await Task.sleep(for: .milliseconds(20))
  }
  return true
}
