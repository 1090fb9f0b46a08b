import XCTest

/// Takes a picture of each screen in each setting, and asks Xcode's accessibility audit about it.
///
/// `make prove-on-ios` runs these tests. They see the app from outside, through the links that open its screens.
@MainActor final class ScreenProofs: XCTestCase {
  /// The links of the screens, without their scheme; the form of a review, and the list of what
  /// isn't sent, need a user who is signed in.
  private static let links = [
    "explore", "saved", "account", "account/sign-in", "account/register", "sights/1",
    "sights/1/visit", "sights/1/reviews", "sights/1/guide",
  ]

  /// The arguments that make the app appear in a setting.
  private static let settings: [(name: String, arguments: [String], isDark: Bool)] = [
    ("light", [], false),
    ("dark", [], true),
    (
      "AX5",
      ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL"], false
    ),
    (
      "right to left",
      ["-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"], false
    ),
  ]

  override func setUp() async throws { continueAfterFailure = true }

  override func tearDown() async throws { XCUIDevice.shared.appearance = .light }

  func testPictures() {
    for setting in Self.settings {
      XCUIDevice.shared.appearance = setting.isDark ? .dark : .light
      for link in Self.links {
        let app = launch(link, setting.arguments)
        add(attachment(of: app, "\(link.replacing("/", with: " ")), \(setting.name)"))
        app.terminate()
      }
    }
  }

  func testAudits() throws {
    XCUIDevice.shared.appearance = .light
    for link in Self.links {
      let app = launch(link, [])
      try XCTContext.runActivity(named: link) { _ in
        try app.performAccessibilityAudit(for: .all) { issue in
          let words = "\(link): \(issue.compactDescription)"
          self.add(XCTAttachment(string: words, named: "audit"))
          return false
        }
      }
      app.terminate()
    }
  }

  private func launch(_ link: String, _ arguments: [String]) -> XCUIApplication {
    let app = XCUIApplication()
    // A plain run reads and writes no file, so it restores no place, and no end of it looks like a crash.
    app.launchArguments =
      ["--plain", "sights://\(link)"] + arguments + ["-AppleLanguages", "(en)"]
    app.launch()
    _ = app.wait(for: .runningForeground, timeout: 20)
    _ = app.staticTexts.firstMatch.waitForExistence(timeout: 20)
    return app
  }

  private func attachment(of app: XCUIApplication, _ name: String) -> XCTAttachment {
    let attachment = XCTAttachment(screenshot: app.screenshot())
    attachment.name = name
    attachment.lifetime = .keepAlways
    return attachment
  }
}

extension XCTAttachment {
  fileprivate convenience init(string: String, named name: String) {
    self.init(string: string)
    self.name = name
    lifetime = .keepAlways
  }
}
