import Foundation
import Testing
import UIKit

@testable import Sights

/// A person in front of the app in a simulator.
///
/// Reads and taps UIKit's own views, as the fixture of the same name in the package's tests does on a
/// screen without a terminal.
@MainActor struct AppUser {
  private let scene: UIWindowScene
  private let delegate: SceneDelegate

  /// Takes over the app that the tests run in, once its window is there.
  init() async throws {
    await waited { Self.connectedScene?.delegate is SceneDelegate }
    scene = try #require(Self.connectedScene)
    delegate = try #require(scene.delegate as? SceneDelegate)
  }

  /// Follows a link, handed to the app as the system hands over a universal link.
  func follow(_ link: String) throws {
    let url = try #require(URL(string: link))
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    delegate.scene(scene, continue: activity)
  }

  /// Taps the button with a title.
  func tap(_ title: String) throws {
    let buttons = views.compactMap { $0 as? UIButton }
    let button = buttons.first { $0.configuration?.title == title && $0.isEnabled }
    try #require(button, "No button says “\(title)”.").sendActions(for: .primaryActionTriggered)
  }

  /// Waits until a label, a button or a field on the screen has a text, and returns whether one did.
  func sees(_ text: String) async -> Bool {
    await waited { texts.contains(text) }
  }

  /// The texts of the labels and fields on the screen.
  var texts: [String] {
    views.compactMap { ($0 as? UILabel)?.text ?? ($0 as? UITextField)?.text }
  }

  private static var connectedScene: UIWindowScene? {
    UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }

  /// The views of the topmost view controller that aren't hidden.
  private var views: [UIView] {
    var top = delegate.window?.rootViewController
    while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
    return top?.view.map(shown) ?? []
  }

  private func shown(in view: UIView) -> [UIView] {
    view.isHidden ? [] : [view] + view.subviews.flatMap(shown)
  }
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
