import AppShell
import AppTesting
import Coordinator
import UIKit

@testable import ExampleApp

extension Scene {
  /// Lists on a wide screen, and what stands beside them.
  static let columns: [Scene] = [
    Scene("Columns-empty", sizes: [.wide]) { user in
      try await user.sees("sights.example/sights/1")
      user.dispatch(AppRoute.go(Route(tab: .explore)))
      try await user.sees("No Sight Chosen")
    },
    Scene("Columns-sight", at: "sights://sights/3", sizes: [.wide]) { user in
      try await user.sees("Sagrada Família")
    },
    Scene("Columns-reviews", at: "sights://sights/2/reviews", sizes: [.wide]) { user in
      try await user.sees("Sagrada Família")
    },
  ]
}
