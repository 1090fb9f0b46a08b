import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import Redux
import UIKit

@testable import ExampleApp

extension Scene {
  static let saved: [Scene] = [
    Scene("Saved-empty", at: "sights://saved") { user in
      try await user.sees("Nothing Saved Yet")
    },
    Scene("Saved-loading", at: "sights://saved") { user in
      try await user.sees("Nothing Saved Yet")
      user.dispatch(BookmarksAction.added(120))
    },
    Scene("Saved-failed", at: "sights://saved") { user in
      try await user.sees("Nothing Saved Yet")
      user.dispatch(BookmarksAction.added(120))
      user.dispatch(CatalogueAction.sightLoad(120, .failure(ClientError.unreachable)))
    },
    Scene("Saved-loaded", sizes: Size.several) { user in
      try await user.save(1, 3, 4)
      user.screen.press(.down)
    },
    Scene("Saved-undo") { user in
      try await user.save(1, 3, 4)
      user.screen.press(.delete)
    },
    Scene("Saved-notice") { user in
      try await user.save(1, 3, 4)
      user.dispatch(StorageAction.saveFailed(.unwritable(reason: "The disk is full.")))
    },
  ]
}

extension AppUser {
  /// Saves sights, and looks at the list of them.
  fileprivate func save(_ sights: Sight.ID...) async throws {
    try await sees("Reykjavík, Iceland")
    for id in sights { dispatch(BookmarksAction.added(id)) }
    app.open("sights://saved", from: .customScheme)
    try await sees("Barcelona, Spain")
  }
}
