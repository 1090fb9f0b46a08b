import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import Redux
import UIKit

@testable import ExampleApp

extension Scene {
  static let forms: [Scene] = [
    Scene("WriteReview-empty", sizes: Size.several) { user in
      try await user.startReview()
    },
    Scene("WriteReview-invalid") { user in
      try await user.startReview()
      try user.screen.tap("  Send  ")
    },
    Scene("WriteReview-filled") { user in
      try await user.writeReview()
    },
  ]
}

extension AppUser {
  fileprivate func startReview() async throws {
    signIn()
    app.open("sights://sights/3/reviews/new", from: .customScheme)
    // A low screen shows the text, and has no room for the heading above it.
    await screen.until { [app] _ in app.store.state.catalogue[3].value != nil }
    try await sees("How was it?")
  }

  fileprivate func writeReview() async throws {
    try await startReview()
    try screen.tap("stars-4")
    try fill("How was it?", with: "Louder than I thought, and well worth it.")
  }
}
