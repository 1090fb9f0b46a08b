import AppComponents
import AppTesting
import Foundation
import Redux
import Synchronization
import Testing

@testable import AppShell
@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct CrashReportingTests {
  private let directory = TemporaryDirectory()
  private let trail = ActionTrail()

  init() { _ = trail.begin(in: directory.url) }

  private func left() throws -> [String] {
    let text = try String(
      contentsOf: directory.url.appending(path: "actions.trail"), encoding: .utf8)
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.filter { !$0.hasPrefix("0 ") }
  }

  @Test func `an action is in the trail before it is reduced, without its values`() throws {
    let seen = Mutex<[String]>([])
    let middleware: Middleware<AppState> = crashReporting(trail) { CrashAction.reported($0) }
    let dispatch = middleware({ _ in }, { AppState() })({ _ in
      seen.withLock { $0 = (try? left()) ?? [] }
    })

    dispatch(SignInAction.sent(Credentials(email: "ada@example.com", password: "lovelace")))

    #expect(seen.withLock { $0 } == ["1 FormAction<Credentials>.sent"])
  }

  @Test func `the app leaves a trail of all its actions`() throws {
    var services = Services.test(time: .system)
    services.shell.trail = trail
    let reporting: Middleware<AppState> = crashReporting(trail) { CrashAction.reported($0) }
    let store = Store(
      initialState: AppState(), middleware: [reporting] + SightsApp.middleware(services))

    store.dispatch(SignInAction.sending(.started))
    store.dispatch(UpdateAction.refused)

    #expect(
      try left() == [
        "1 FormAction<Credentials>.sending.started", "2 UpdateAction.refused",
        "3 RouteAction<AppMap>.enter",
      ])
  }
}
