import ReduxTesting
import Testing

@testable import TerminalUIKit

/// Sheets that are pulled down, on screens whose transitions take time and on others.
@MainActor @Suite(.timeLimit(.minutes(30))) struct InteractiveDismissalTests {
  private final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    let log: CallLog
    var allowsDismissal = true

    init(_ log: CallLog) {
      self.log = log
      super.init()
    }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      log.add("shouldDismiss")
      return allowsDismissal
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      log.add("didAttemptToDismiss")
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      log.add("willDismiss")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.add("didDismiss")
    }
  }

  private let clock = TestClock()
  private let log = CallLog()
  private let home = LoggingViewController("Home")
  private let sheet: LoggingViewController
  private let delegate: SheetDelegate

  init() {
    sheet = LoggingViewController("Sheet", log)
    delegate = SheetDelegate(log)
    sheet.presentationController?.delegate = delegate
  }

  private func screenWithSheet(takingTime: Bool = true) async -> TerminalScreen {
    let screen = TerminalScreen(
      columns: 60, rows: 20,
      transitions: takingTime ? .taking(.milliseconds(350), on: clock) : .immediate)
    screen.advanceClock = { [clock] in await clock.advance(by: .milliseconds(350)) }
    screen.show(home)
    home.present(sheet, animated: false)
    await screen.settled()
    _ = log.drain()
    return screen
  }

  @Test(arguments: [true, false])
  func `a finished pull calls everyone in UIKit's order`(takingTime: Bool) async throws {
    let screen = await screenWithSheet(takingTime: takingTime)

    let drag = try #require(screen.beginInteractiveDismissal())
    let begun = log.drain()
    drag.advance(to: 0.7)
    drag.finish()
    await screen.settled()

    #expect(begun == ["shouldDismiss", "willDismiss", "Sheet willDisappear"])
    #expect(log.drain() == ["Sheet didDisappear", "didDismiss"])
    #expect(home.presentedViewController == nil)
  }

  @Test(arguments: [true, false])
  func `a canceled pull keeps the sheet, and it appears again`(takingTime: Bool) async throws {
    let screen = await screenWithSheet(takingTime: takingTime)

    let drag = try #require(screen.beginInteractiveDismissal())
    _ = log.drain()
    drag.cancel()
    await screen.settled()

    #expect(log.drain() == ["Sheet willAppear", "Sheet isAppearing", "Sheet didAppear"])
    #expect(home.presentedViewController === sheet)
    #expect(!sheet.isBeingDismissed)
    #expect(sheet.transitionCoordinator == nil)
  }

  @Test func `a delegate that keeps its sheet is told of the attempt`() async {
    let screen = await screenWithSheet()
    delegate.allowsDismissal = false

    let drag = screen.beginInteractiveDismissal()

    #expect(drag == nil)
    #expect(log.drain() == ["shouldDismiss", "didAttemptToDismiss"])
  }

  @Test func `a sheet that is modal in its presentation doesn't ask its delegate`() async {
    let screen = await screenWithSheet()
    sheet.isModalInPresentation = true

    screen.press(.escape)

    #expect(log.drain() == ["didAttemptToDismiss"])
    #expect(home.presentedViewController === sheet)
  }

  @Test func `the app can't dismiss or present while a finger holds the sheet`() async throws {
    let screen = await screenWithSheet()
    let drag = try #require(screen.beginInteractiveDismissal())

    await clock.advance(by: .seconds(3_600))
    let messages = TerminalDiagnostics.messages {
      home.dismiss(animated: true)
      home.present(LoggingViewController("Other"), animated: true)
    }
    drag.cancel()
    await screen.settled()

    #expect(messages.count == 2)
    #expect(home.presentedViewController === sheet)
  }

  @Test func `the user can dismiss a sheet after a canceled pull`() async throws {
    let screen = await screenWithSheet()

    try #require(screen.beginInteractiveDismissal()).cancel()
    await screen.settled()
    screen.press(.escape)
    await screen.settled()

    #expect(home.presentedViewController == nil)
  }

  @Test func `there is nothing to pull without a sheet`() async {
    let screen = await screenWithSheet()
    home.dismiss(animated: true)
    await screen.settled()

    #expect(screen.beginInteractiveDismissal() == nil)
  }
}
