import Redux
import Synchronization
import Testing

@testable import ExampleApp

/// Returns middleware that leaves a trail of actions for reports of crashes.
///
/// The name of an action is left before it is reduced, so the last name in a report is the action that
/// the app crashed in. The values that an action carries may be private, and aren't left.
func trail<State>(leave: @escaping @Sendable (String) -> Void) -> Middleware<State> {
  { _, _ in
    { next in
      { action in
        leave(describeAction(action))
        next(action)
      }
    }
  }
}

@Suite struct CrashReportingTests {
  enum SignInAction: ActionType {
    case passwordChanged(String)
    case sent(LoadAction<Int>)
  }

  final class Report: Sendable {
    let lines = Mutex<[String]>([])
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  struct State: StateType {
    let report: Report
    mutating func reduce(_ action: any ActionType) { report.add("reduced") }
  }

  @Test func `an action is in the report before it is reduced, without its values`() {
    let report = Report()
    let store = Store(
      initialState: State(report: report), middleware: [trail(leave: { report.add($0) })])

    store.dispatch(SignInAction.passwordChanged("secret"))
    store.dispatch(SignInAction.sent(.started))

    let lines = report.lines.withLock { $0 }
    #expect(lines.count == 4)
    #expect(lines[0].hasSuffix("SignInAction.passwordChanged"))
    #expect(lines[1] == "reduced")
    #expect(lines[2].hasSuffix("SignInAction.sent.started"))
  }
}
