import AppShell
import AppTesting
import CoordinatorLinks
import UIKit

@testable import ExampleApp

extension AppUser {
  /// Registers, and fills in a review of sight 38, which has no other.
  func fillInReview() async throws {
    try await register()
    await screen.shows("Sign Out")
    app.open("sights://sights/38/reviews/new", from: .inApp)
    await screen.shows("How was it?")
    await screen.settled()
    try screen.tap("stars-4")
    try fill("How was it?", with: "Well worth the climb.")
  }
}
