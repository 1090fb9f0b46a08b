import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import Redux
import UIKit

@testable import ExampleApp

extension Scene {
  static let alerts: [Scene] = [
    Scene("Alert-asks", at: "sights://account/sign-in", sizes: Size.several) { user in
      try await user.sees("Email")
      try user.fill("Email", with: "ada@example.com")
      user.screen.press(.escape)
      try await user.sees("Discard what you typed?")
    },
    Scene("Alert-refuses", sizes: Size.several) { user in
      try await user.sees("Sagrada Família")
      user.app.open("sights://nowhere", from: .customScheme)
      try await user.sees("The Link Can't Be Opened")
    },
    Scene("ActionSheet-asks", at: "sights://saved", sizes: Size.several) { user in
      user.dispatch(BookmarksAction.added(1))
      try await user.sees("Sagrada Família")
      try user.screen.tap("Clear")
      try await user.sees("Remove all saved sights?")
    },
    Scene("Update-needed", sizes: Size.several) { user in
      try await user.sees("Sagrada Família")
      user.dispatch(UpdateAction.refused)
      user.dispatch(AppRoute.enter(.update))
      try await user.sees("Update Needed")
    },
  ]

  static let inspector: [Scene] = [
    Scene("Inspector-loaded", sizes: Size.several) { user in
      try await user.sees("Sagrada Família")
      user.screen.press(.character("i"))
      try await user.sees("ExploreAction.viewLoaded")
    },
    Scene("Inspector-action", sizes: [.usual, .large]) { user in try await user.inspect() },
    Scene("Inspector-traveling") { user in
      try await user.inspect()
      try user.screen.tap("Go There")
      try await user.sees("Back to Now")
    },
  ]
}

extension AppUser {
  /// Opens the inspector, and in it the action that saved a sight.
  fileprivate func inspect() async throws {
    try await sees("Sagrada Família")
    app.open("sights://sights/1", from: .customScheme)
    try await sees("Save")
    try screen.tap("Save")
    try await sees("♥ Saved")
    screen.press(.character("i"))
    try await sees("BookmarksAction.added")
    try screen.tap("BookmarksAction.added")
    try await sees("BookmarksAction.added(1)")
  }
}
