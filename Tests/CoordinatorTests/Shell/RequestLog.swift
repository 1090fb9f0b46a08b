import AppShell
import Coordinator
import Foundation
import Redux

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Writes a line for each request, and the screens that are alive at its beginning.
struct RequestLog: AppTool {
  typealias App = CounterApp

  let write: @Sendable (String) -> Void

  func prepare(_ setup: inout AppSetup<CounterApp>) {
    setup.requestHook = { [write] request, send in
      write("\(request.method) \(request.url.path)")
      let answer = try await send()
      write("status \(answer.status)")
      return answer
    }
  }

  func appStarted(_ app: RunningApp<CounterApp>, in window: UIWindow) -> AnyObject? {
    write("screens: \(app.liveScreens.map { "\($0.id.screen)" })")
    return nil
  }
}

/// Loads data from a server, and shows the request and its answer to the app's tools.
func load(_ url: URL, through hook: RequestHook) async throws -> (status: Int, body: Data) {
  let answer = try await hook(("GET", url, [:], nil, 1)) {
    let (data, response) = try await URLSession.shared.data(from: url)
    return ((response as? HTTPURLResponse)?.statusCode ?? 0, [:], data)
  }
  return (answer.status, answer.body)
}
