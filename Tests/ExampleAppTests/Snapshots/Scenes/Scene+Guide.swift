import AppShell
import AppTesting
import Redux
import UIKit

@testable import ExampleApp

extension Scene {
  static let guides: [Scene] = [
    Scene("Guide-missing", at: "sights://sights/3/guide", sizes: Size.several) { user in
      try await user.sees("This guide isn't on this device yet.")
      try await user.sees("‹ Big Ben")
    },
    Scene("Guide-loading", at: "sights://sights/3/guide") { user in
      try await user.sees("This guide isn't on this device yet.")
      try await user.sees("‹ Big Ben")
      user.dispatch(DownloadsAction.load(3, .started), DownloadsAction.load(3, .progress(0.4)))
      user.dispatch(SlowRequestAction.waited(.guide(3), attempt: 2))
    },
    Scene("Guide-stopped", at: "sights://sights/3/guide") { user in
      try await user.sees("This guide isn't on this device yet.")
      try await user.sees("‹ Big Ben")
      var guide = Guide(sightId: 3, version: "v1", count: 10)
      guide.add([GuidePart(number: 1, version: "v1", text: "Big Ben\nA tower and its bell.")])
      user.dispatch(DownloadsAction.found(3, guide))
      user.dispatch(DownloadsAction.load(3, .failure(ClientError.interrupted)))
    },
  ]
}
