import AppShell
import Coordinator
import Foundation
import Redux

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
