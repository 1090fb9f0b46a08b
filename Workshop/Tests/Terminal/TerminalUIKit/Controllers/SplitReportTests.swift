import ReduxTesting
import Testing

@testable import TerminalUIKit

/// How a split view tells its delegate that it collapsed, where UIKit may choose the moment.
@MainActor @Suite(.timeLimit(.minutes(30))) struct SplitReportTests {
  /// Notes what the split view says of itself during each report.
  private final class Delegate: UISplitViewControllerDelegate {
    var reports: [String] = []

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      reports.append("collapsed, and is \(svc.isCollapsed)")
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
      reports.append("expanded, and is \(svc.isCollapsed)")
    }
  }

  private let clock = TestClock()
  private let delegate = Delegate()
  private let split = UISplitViewController(style: .doubleColumn)

  init() {
    for column in [UISplitViewController.Column.primary, .secondary, .compact] {
      split.setViewController(UINavigationController(), for: column)
    }
    split.delegate = delegate
  }

  private func makeScreen(_ columns: Int) -> TerminalScreen {
    let screen = TerminalScreen(
      columns: columns, rows: 12, transitions: .taking(.milliseconds(1), on: clock))
    screen.advanceClock = { [clock] in await clock.advance(by: .milliseconds(1)) }
    screen.show(split)
    return screen
  }

  @Test func `at worst the report comes late, and the split view still says what was`() async {
    let screen = makeScreen(130)
    await screen.settled()

    screen.resize(columns: 80, rows: 12)
    screen.update()
    let before = delegate.reports
    await screen.settled()

    #expect(before == [])
    #expect(delegate.reports == ["collapsed, and is false"])
    #expect(split.isCollapsed)
  }

  @Test func `the first report comes before the split view is seen`() async {
    let screen = makeScreen(80)

    #expect(delegate.reports == ["collapsed, and is false"])
    await screen.settled()
    #expect(delegate.reports.count == 1 && split.isCollapsed)
  }
}
