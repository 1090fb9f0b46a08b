import AppShell
import AppTesting
import Redux
import UIKit

@testable import ExampleApp

extension Scene {
  static let sight: [Scene] = [
    Scene("Sight-loading", at: "sights://sights/999999") { user in
      try await user.sees("Try Again")
      user.dispatch(CatalogueAction.sightLoad(999_999, .started))
    },
    Scene("Sight-failed", at: "sights://sights/999999") { user in
      try await user.sees("This could not be found on the server.")
    },
    Scene("Sight-loaded", at: "sights://sights/3", sizes: Size.several) { user in
      try await user.sees("London, United Kingdom")
    },
    Scene("Sight-saved", at: "sights://sights/38") { user in
      try await user.sees("Reviews")
      try user.screen.tap(" Save ")
      try await user.sees("♥ Saved")
    },
  ]

  static let visit: [Scene] = [
    Scene("Visit-loading", at: "sights://sights/999999/visit") { user in
      try await user.sees("This could not be found on the server.")
      user.dispatch(CatalogueAction.sightLoad(999_999, .started))
    },
    Scene("Visit-failed", at: "sights://sights/999999/visit") { user in
      try await user.sees("This could not be found on the server.")
      try user.focus(on: "⏎ I Was Here")
    },
    Scene("Visit-first", at: "sights://sights/3/visit", sizes: Size.several) { user in
      try await user.sees("Big Ben")
    },
    Scene("Visit-counted", at: "sights://sights/3/visit") { user in
      try await user.sees("Big Ben")
      try user.screen.tap("I Was Here")
      for second in 1...10 {
        await user.wait(.seconds(1))
        try await user.sees("Seconds on this screen: \(second)")
      }
    },
  ]
}
