import ReduxTesting
import Testing

@testable import TerminalUIKit

/// Presentations on a screen whose transitions take time.
@MainActor @Suite(.timeLimit(.minutes(30))) struct TimedPresentationTests {
  private let clock = TestClock()
  private let screen: TerminalScreen
  private let log = CallLog()
  private let name = "\(LoggingViewController.self)"
  private let home: LoggingViewController
  private let sheet: LoggingViewController

  init() {
    screen = TerminalScreen(
      columns: 60, rows: 20, transitions: .taking(.milliseconds(350), on: clock))
    home = LoggingViewController("Home", log)
    sheet = LoggingViewController("Sheet", log)
    screen.show(home)
    screen.advanceClock = { [clock] in await clock.advance(by: .milliseconds(350)) }
    _ = log.drain()
  }

  private func waitInFlight() async {
    await clock.sleepers(1)
    await clock.advance(by: .milliseconds(349))
  }

  private func presentSheet() async {
    home.present(sheet, animated: true)
    await screen.settled()
    _ = log.drain()
  }

  @Test func `a presentation completes when its time is up`() async {
    home.present(sheet, animated: true) { [log] in log.add("completed") }
    await waitInFlight()
    let inFlight = log.drain()
    await screen.settled()

    #expect(inFlight == ["Sheet didLoad", "Sheet willAppear", "Sheet isAppearing"])
    #expect(log.drain() == ["Sheet didAppear", "completed"])
  }

  @Test func `a dismissal completes when its time is up`() async {
    await presentSheet()

    home.dismiss(animated: true) { [log] in log.add("completed") }
    await waitInFlight()
    let inFlight = log.drain()
    let isStillPresented = home.presentedViewController === sheet
    await screen.settled()

    #expect(inFlight == ["Sheet willDisappear"])
    #expect(isStillPresented)
    #expect(log.drain() == ["Sheet didDisappear", "completed"])
  }

  @Test func `without animation both complete in a later turn`() async {
    home.present(sheet, animated: false) { [log] in log.add("presented") }
    let presented = log.drain()
    await screen.settled()
    let completed = log.drain()
    home.dismiss(animated: false) { [log] in log.add("dismissed") }
    let isStillPresented = home.presentedViewController === sheet
    await screen.settled()

    #expect(presented == [])
    #expect(
      completed == [
        "Sheet didLoad", "Sheet willAppear", "Sheet isAppearing", "Sheet didAppear", "presented",
      ])
    #expect(isStillPresented)
    #expect(log.drain() == ["Sheet willDisappear", "Sheet didDisappear", "dismissed"])
  }

  @Test(arguments: [true, false])
  func `a presentation is refused while another begins`(animated: Bool) async {
    home.present(sheet, animated: animated)

    let messages = TerminalDiagnostics.messages {
      home.present(LoggingViewController("Other"), animated: animated) { Issue.record("presented") }
      sheet.present(LoggingViewController("Other"), animated: animated) {
        Issue.record("presented")
      }
    }
    await screen.settled()

    let attempt = "Attempt to present <\(name)> on <\(name)> (from <\(name)>) "
    #expect(
      messages == [
        attempt + "while a presentation is in progress.",
        attempt + "whose view is not in the window hierarchy.",
      ])
    #expect(home.presentedViewController === sheet)
    #expect(sheet.presentedViewController == nil)
  }

  @Test func `a presentation is refused while a sheet leaves`() async {
    await presentSheet()
    home.dismiss(animated: true)

    let messages = TerminalDiagnostics.messages {
      home.present(LoggingViewController("Other"), animated: true)
    }
    await screen.settled()

    #expect(messages.count == 1)
    #expect(home.presentedViewController == nil)
  }

  @Test func `a presentation is refused where another one is shown`() async {
    await presentSheet()

    let messages = TerminalDiagnostics.messages {
      home.present(LoggingViewController("Other"), animated: true)
    }

    #expect(
      messages == [
        "Attempt to present <\(name)> on <\(name)> (from <\(name)>) which is already "
          + "presenting <\(name)>."
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
      "Attempt to dismiss from view controller <\(name)> while a presentation or dismiss is in "
      + "progress!"
    #expect(messages == [words, words])
    #expect(home.presentedViewController === sheet)
  }

  @Test func `a presentation from a dismissal's completion takes its place`() async {
    let next = LoggingViewController("Next")
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

  @Test func `a dismissed sheet is released`() async {
    weak var page: LoggingViewController?
    do {
      let made = LoggingViewController("Sheet")
      page = made
      home.present(UINavigationController(rootViewController: made), animated: true)
    }
    await screen.settled()

    home.dismiss(animated: true)
    await screen.settled()

    #expect(page == nil)
  }
}
