import AppShell
import AppTesting
import ReduxTesting

@testable import Sights

typealias AppUser = AppTesting.AppUser<SightsApp>

extension SightsApp: @retroactive TestableApp {
  static func testServices(clock: TestClock) -> Services {
    let backend = EmbeddedBackend(latency: .zero)
    let connection = EmbeddedProtocol.connection(to: backend, clock: clock)
    return Services(
      shell: ShellServices(clock: clock), client: SightsClient(connection: connection))
  }
}
