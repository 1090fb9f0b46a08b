import Testing
import UIKit

@testable import ExampleApp

@Suite(.timeLimit(.minutes(5)), .withAndWithoutTime) @MainActor struct InspectorFlowTests {
  @Test func `the inspector names actions and what they changed`() async throws {
    let user = try AppUser()
    await user.screen.shows("Big Ben")
    await user.screen.settled()

    user.screen.press(.character("4"))

    #expect(await user.screen.shows("CatalogueAction.pageLoad"))
    #expect(user.screen.text.contains("changed catalogue"))
  }
}
