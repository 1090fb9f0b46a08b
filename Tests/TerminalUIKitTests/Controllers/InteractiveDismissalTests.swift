import ReduxTesting
import Testing

@testable import TerminalUIKit

/// Sheets that are pulled down, on screens whose transitions take time and on others.
@MainActor @Suite struct InteractiveDismissalTests {
  private final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    let diary: Diary
    var allowsDismissal = true

    init(_ diary: Diary) {
      self.diary = diary
      super.init()
    }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      diary.write("shouldDismiss")
      return allowsDismissal
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      diary.write("didAttemptToDismiss")
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      diary.write("willDismiss")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      diary.write("didDismiss")
    }
  }

  private let clock = TestClock()
  private let diary = Diary()
  private let home = DiaryPage("Home")
  private let sheet: DiaryPage
  private let delegate: SheetDelegate

  init() {
    sheet = DiaryPage("Sheet", diary)
    delegate = SheetDelegate(diary)
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
    _ = diary.read()
    return screen
  }

  @Test(arguments: [true, false])
  func `a finished pull tells everyone in UIKit's order`(takingTime: Bool) async throws {
    let screen = await screenWithSheet(takingTime: takingTime)

    let drag = try #require(screen.beginInteractiveDismissal())
    let begun = diary.read()
    drag.advance(to: 0.7)
    drag.finish()
    await screen.settled()

    #expect(begun == ["shouldDismiss", "willDismiss", "Sheet willDisappear"])
    #expect(diary.read() == ["Sheet didDisappear", "didDismiss"])
    #expect(home.presentedViewController == nil)
  }

  @Test(arguments: [true, false])
  func `a cancelled pull keeps the sheet, and it appears again`(takingTime: Bool) async throws {
    let screen = await screenWithSheet(takingTime: takingTime)

    let drag = try #require(screen.beginInteractiveDismissal())
    _ = diary.read()
    drag.cancel()
    await screen.settled()

    #expect(diary.read() == ["Sheet willAppear", "Sheet isAppearing", "Sheet didAppear"])
    #expect(home.presentedViewController === sheet)
    #expect(!sheet.isBeingDismissed)
    #expect(sheet.transitionCoordinator == nil)
  }

  @Test func `a sheet whose delegate keeps it tells of the attempt`() async {
    let screen = await screenWithSheet()
    delegate.allowsDismissal = false

    let drag = screen.beginInteractiveDismissal()

    #expect(drag == nil)
    #expect(diary.read() == ["shouldDismiss", "didAttemptToDismiss"])
  }

  @Test func `a sheet that is modal in its presentation asks nobody`() async {
    let screen = await screenWithSheet()
    sheet.isModalInPresentation = true

    screen.press(.escape)

    #expect(diary.read() == ["didAttemptToDismiss"])
    #expect(home.presentedViewController === sheet)
  }

  @Test func `the app can't dismiss or present while a finger holds the sheet`() async throws {
    let screen = await screenWithSheet()
    let drag = try #require(screen.beginInteractiveDismissal())

    await clock.advance(by: .seconds(3_600))
    let messages = TerminalDiagnostics.messages {
      home.dismiss(animated: true)
      home.present(DiaryPage("Other"), animated: true)
    }
    drag.cancel()
    await screen.settled()

    #expect(messages.count == 2)
    #expect(home.presentedViewController === sheet)
  }

  @Test func `a cancelled pull leaves a sheet that the user can still dismiss`() async throws {
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
