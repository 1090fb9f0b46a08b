import AppShell
import AppTesting
import ReduxTesting
import Testing

typealias AppUser = AppTesting.AppUser<CounterApp>

extension CounterApp: TestableApp {}

@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct SmallestAppTests {
  @Test func `tapping the button counts`() async throws {
    let user = try await AppUser.start()
    #expect(await user.shows("Count: 0"))

    try await user.tap("Increment")

    #expect(await user.shows("Count: 1"))
  }

  @Test func `a link leads to the only screen`() async throws {
    let user = try AppUser(at: "counter://counter")

    #expect(await user.isAt("counter"))
  }

  @Test(arguments: ["nowhere", "https://shop.example/counter"])
  func `a link of another app is refused in words`(link: String) async throws {
    let user = try await AppUser.start()

    try user.follow(link)

    #expect(await user.shows("The Link Can't Be Opened"))
  }
}
