import ReduxTesting
import Testing

@testable import TerminalUIKit

/// Presentations on a screen whose transitions take time.
@MainActor @Suite struct TimedPresentationTests {
  private let clock = TestClock()
  private let screen: TerminalScreen
  private let diary = Diary()
  private let home: DiaryPage
  private let sheet: DiaryPage

  init() {
    screen = TerminalScreen(
      columns: 60, rows: 20, transitions: .taking(.milliseconds(350), on: clock))
    home = DiaryPage("Home", diary)
    sheet = DiaryPage("Sheet", diary)
    screen.show(home)
    screen.advanceClock = { [clock] in await clock.advance(by: .milliseconds(350)) }
    _ = diary.read()
  }

  private func waitInFlight() async {
    await clock.sleepers(1)
    await clock.advance(by: .milliseconds(349))
  }

  private func presentSheet() async {
    home.present(sheet, animated: true)
    await screen.settled()
    _ = diary.read()
  }

  @Test func `a presentation completes when its time is up`() async {
    home.present(sheet, animated: true) { [diary] in diary.write("completed") }
    await waitInFlight()
    let inFlight = diary.read()
    await screen.settled()

    #expect(inFlight == ["Sheet didLoad", "Sheet willAppear", "Sheet isAppearing"])
    #expect(diary.read() == ["Sheet didAppear", "completed"])
  }

  @Test func `a dismissal completes when its time is up`() async {
    await presentSheet()

    home.dismiss(animated: true) { [diary] in diary.write("completed") }
    await waitInFlight()
    let inFlight = diary.read()
    let isStillPresented = home.presentedViewController === sheet
    await screen.settled()

    #expect(inFlight == ["Sheet willDisappear"])
    #expect(isStillPresented)
    #expect(diary.read() == ["Sheet didDisappear", "completed"])
  }

  @Test func `without animation both complete in a later turn`() async {
    home.present(sheet, animated: false) { [diary] in diary.write("presented") }
    let presented = diary.read()
    await screen.settled()
    let completed = diary.read()
    home.dismiss(animated: false) { [diary] in diary.write("dismissed") }
    let isStillPresented = home.presentedViewController === sheet
    await screen.settled()

    #expect(presented.last == "Sheet isAppearing")
    #expect(completed == ["Sheet didAppear", "presented"])
    #expect(isStillPresented)
    #expect(diary.read() == ["Sheet willDisappear", "Sheet didDisappear", "dismissed"])
  }

  @Test(arguments: [true, false])
  func `a presentation is refused while another begins`(animated: Bool) async {
    home.present(sheet, animated: animated)

    let messages = TerminalDiagnostics.messages {
      home.present(DiaryPage("Other"), animated: animated) { Issue.record("presented") }
      sheet.present(DiaryPage("Other"), animated: animated) { Issue.record("presented") }
    }
    await screen.settled()

    #expect(
      messages
        == ["DiaryPage", "DiaryPage"].map {
          "Attempt to present <DiaryPage> on <\($0)> (from <DiaryPage>) while a presentation is in "
            + "progress."
        })
    #expect(home.presentedViewController === sheet)
    #expect(sheet.presentedViewController == nil)
  }

  @Test func `a presentation is refused while a sheet leaves`() async {
    await presentSheet()
    home.dismiss(animated: true)

    let messages = TerminalDiagnostics.messages { home.present(DiaryPage("Other"), animated: true) }
    await screen.settled()

    #expect(messages.count == 1)
    #expect(home.presentedViewController == nil)
  }

  @Test func `a presentation is refused where another stands already`() async {
    await presentSheet()

    let messages = TerminalDiagnostics.messages { home.present(DiaryPage("Other"), animated: true) }

    #expect(
      messages == [
        "Attempt to present <DiaryPage> on <DiaryPage> (from <DiaryPage>) which is already "
          + "presenting <DiaryPage>."
      ])
  }

  @Test func `a dismissal during a presentation is refused, and the sheet stays`() async {
    home.present(sheet, animated: true)

    let messages = TerminalDiagnostics.messages {
      home.dismiss(animated: true) { Issue.record("dismissed") }
      sheet.dismiss(animated: false) { Issue.record("dismissed") }
    }
    await screen.settled()

    let words =
      "Attempt to dismiss from view controller <DiaryPage> while a presentation or dismiss is in "
      + "progress!"
    #expect(messages == [words, words])
    #expect(home.presentedViewController === sheet)
  }

  @Test func `a presentation from a dismissal's completion takes its place`() async {
    let next = DiaryPage("Next")
    await presentSheet()

    home.dismiss(animated: true) { [home] in home.present(next, animated: true) }
    await screen.settled()
    await screen.settled()

    #expect(home.presentedViewController === next)
  }

  @Test func `nothing takes keys or clicks while a sheet moves`() async {
    home.present(sheet, animated: true)

    screen.press(.escape)
    screen.click(TerminalPoint(column: 0, row: 0))
    await screen.settled()

    #expect(home.presentedViewController === sheet)
  }

  @Test func `a dismissed sheet is freed`() async {
    weak var page: DiaryPage?
    do {
      let made = DiaryPage("Sheet")
      page = made
      home.present(UINavigationController(rootViewController: made), animated: true)
    }
    await screen.settled()

    home.dismiss(animated: true)
    await screen.settled()

    #expect(page == nil)
  }
}
