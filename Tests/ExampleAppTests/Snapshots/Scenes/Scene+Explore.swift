import AppShell
import AppTesting
import Redux
import UIKit

@testable import ExampleApp

extension Scene {
  private static let guide = SightQuery()
  private static let atlantis = SightQuery(search: "atlantis")

  static let explore: [Scene] = [
    Scene("Explore-loading", failing: 403) { user in
      try await user.sees("Try Again")
      user.dispatch(CatalogueAction.pageLoad(guide, page: 1, .started))
    },
    Scene("Explore-failed", failing: 403, sizes: Size.several) { user in
      try await user.sees("did not accept")
    },
    Scene("Explore-loaded", sizes: Size.several) { user in
      try await user.sees("Sagrada Família")
      user.dispatch(BookmarksAction.added(3))
    },
    Scene("Explore-searching") { user in
      try await user.sees("Big Ben")
      user.screen.press(.character("/"))
      user.screen.type("kyoto")
      await user.wait(.milliseconds(300))
      try await user.sees("Kinkaku-ji")
    },
    Scene("Explore-empty") { user in
      try await user.sees("Big Ben")
      user.screen.press(.character("/"))
      user.screen.type("atlantis")
      await user.wait(.milliseconds(300))
      try await user.sees("No sight matches")
    },
    Scene("Explore-sorted") { user in
      try await user.sees("Big Ben")
      try user.screen.tap("Year")
      try await user.sees("Ġgantija")
    },
    Scene("Explore-refreshing") { user in
      try await user.sees("Big Ben")
      user.dispatch(
        CatalogueAction.refreshed(guide), CatalogueAction.pageLoad(guide, page: 1, .started))
    },
    Scene("Explore-more_loading") { user in
      try await user.sees("Big Ben")
      user.dispatch(CatalogueAction.pageLoad(guide, page: 2, .started))
      user.screen.press(.end)
    },
    Scene("Explore-more_failed") { user in
      try await user.sees("Big Ben")
      user.dispatch(CatalogueAction.pageLoad(guide, page: 2, .failure(ClientError.timedOut)))
      user.screen.press(.end)
    },
    Scene("Explore-notice") { user in
      try await user.sees("Big Ben")
      user.dispatch(StorageAction.openFailed(.setAside(name: "state.damaged-1.json")))
    },
    Scene("Results-loading", at: "sights://explore?search=atlantis") { user in
      try await user.sees("No sight matches")
      user.dispatch(
        CatalogueAction.refreshed(atlantis), CatalogueAction.pageLoad(atlantis, page: 1, .started))
    },
    Scene("Results-failed", at: "sights://explore?search=atlantis") { user in
      try await user.sees("No sight matches")
      user.dispatch(
        CatalogueAction.refreshed(atlantis),
        CatalogueAction.pageLoad(atlantis, page: 1, .failure(ClientError.timedOut)))
    },
    Scene("Results-loaded", at: "sights://explore?search=kyoto&sort=name") { user in
      try await user.sees("Kinkaku-ji")
    },
    Scene("Results-empty", at: "sights://explore?search=atlantis") { user in
      try await user.sees("No sight matches")
    },
  ]
}
