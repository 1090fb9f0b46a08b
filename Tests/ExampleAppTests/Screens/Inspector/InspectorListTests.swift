import AppTesting
import Testing
import UIKit

@testable import AppInspector
@testable import ExampleApp

/// What the inspector shows of each list.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct InspectorListTests {
  @Test(arguments: [
    ("Screens", "What is alive: screens with their coordinators, effects and observers."),
    ("Network", "Select a request to see what was sent and received."),
    ("More", "Here you save, share and continue the recording."),
  ])
  func `beside each list is what it is for, until something in it is chosen`(
    list: String, purpose: String
  ) async throws {
    let user = try await AppUser.atInspector(columns: 200, rows: 60)
    let position = try #require(InspectorMode.segments.firstIndex { $0.title == list })

    for _ in 0..<position {
      user.screen.type("v")
      await user.screen.settled()
    }

    #expect(await user.screen.shows(purpose))
    #expect(user.screen.text.contains("⌕") == (list != "More"))
    #expect(user.screen.text.contains("⏎ Choose") == (list != "Screens"))
  }
}
