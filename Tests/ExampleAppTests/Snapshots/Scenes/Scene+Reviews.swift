import AppShell
import AppTesting
import Coordinator
import Foundation
import Outbox
import Redux
import UIKit

@testable import ExampleApp

extension Scene {
  static let reviews: [Scene] = [
    Scene("Reviews-loading", at: "sights://sights/999999/reviews") { user in
      try await user.sees("Try Again")
      user.dispatch(GuestBookAction.load(999_999, .started))
    },
    Scene("Reviews-failed", at: "sights://sights/999999/reviews") { user in
      try await user.sees("This could not be found on the server.")
    },
    Scene("Reviews-empty", at: "sights://sights/38/reviews") { user in
      try await user.sees("No Reviews Yet")
      try await user.sees("‹ National Parliament House")
    },
    Scene("Reviews-pending", at: "sights://sights/38/reviews") { user in
      try await user.sees("No Reviews Yet")
      try await user.sees("‹ National Parliament House")
      try await user.leaveReviewUnsent()
      try await user.sees("Not sent yet")
    },
    Scene("Reviews-asks", at: "sights://sights/38/reviews") { user in
      try await user.sees("No Reviews Yet")
      try await user.sees("‹ National Parliament House")
      try await user.leaveReviewUnsent()
      user.dispatch(AppRoute.ask(.unsent("1", about: 38, canEdit: true)))
      try await user.sees("This review isn't sent yet.")
    },
    Scene("Reviews-own", at: "sights://sights/38/reviews") { user in
      try await user.sees("No Reviews Yet")
      try await user.sees("‹ National Parliament House")
      user.signIn()
      let review = Review(
        id: 503, sightId: 38, author: "Ada Lovelace", authorId: "ada", rating: 4,
        date: "2026-03-14", text: "Worth the climb.")
      user.dispatch(GuestBookAction.load(38, .success([review])))
      try await user.sees("Worth the climb.")
    },
    Scene("Reviews-loaded", at: "sights://sights/3/reviews", sizes: Size.several) { user in
      try await user.sees("★")
      try await user.sees("‹ Big Ben")
    },
  ]
}
