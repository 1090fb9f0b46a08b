import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import Foundation
import Outbox
import Redux
import UIKit

@testable import ExampleApp

extension Scene {
  static let unsent: [Scene] = [
    Scene("Unsent-empty", at: "sights://account") { user in
      try await user.sees("Not signed in")
      user.signIn()
      user.app.open("sights://account/unsent", from: .inApp)
      try await user.sees("Everything Is Sent")
    },
    Scene("Unsent-loaded", sizes: Size.several) { user in
      try await user.sees("Reykjavík, Iceland")
      try await user.leaveReviewUnsent()
      user.leaveReviewOnItsWay()
      user.app.open("sights://account/unsent", from: .inApp)
      try await user.sees("Not Accepted")
      try await user.sees("Sending…")
    },
    Scene("Unsent-held") { user in
      try await user.sees("Reykjavík, Iceland")
      try await user.leaveReviewUnsent()
      user.app.open("sights://account/unsent", from: .inApp)
      try await user.sees("Not Accepted")
      user.dispatch(SessionAction.signedOut)
      try await user.sees("Sign in to send the reviews that wait: 1.")
    },
    Scene("Account-unsent", at: "sights://account") { user in
      try await user.sees("Not signed in")
      try await user.leaveReviewUnsent()
      try await user.sees("Not Sent Yet: 1")
    },
    Scene("Account-held", at: "sights://account") { user in
      try await user.sees("Not signed in")
      try await user.leaveReviewUnsent()
      user.dispatch(SessionAction.signedOut)
      try await user.sees("Sign in to send the reviews that wait: 1.")
    },
  ]
}

extension AppUser {
  /// Has Ada signed in, with a review that the server was too busy to take.
  func leaveReviewUnsent() async throws {
    signIn()
    // No answer but the one below.
    serverHangs()
    add(ReviewDraft(rating: 4, text: "Worth the climb."), about: 38, id: "1")
    dispatch(ReviewOutboxAction.refused("1", .busy(seconds: 60)))
  }

  /// Has Ada send another review, to a server that doesn't answer.
  fileprivate func leaveReviewOnItsWay() {
    add(ReviewDraft(rating: 5, text: "Louder than I thought."), about: 3, id: "2")
  }

  private func add(_ draft: ReviewDraft, about sight: Sight.ID, id: String) {
    let change = ReviewChange(sightId: sight, draft: draft)
    dispatch(ReviewOutboxAction.added(PendingReview(change, id: id, account: "ada@example.com")))
  }
}
