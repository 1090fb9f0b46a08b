import Testing

@testable import TerminalUIKit

@MainActor @Suite(.timeLimit(.minutes(30))) struct PresentationTests {
  private final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    let log: CallLog
    var allowsDismissal = true

    init(_ log: CallLog) {
      self.log = log
      super.init()
    }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      allowsDismissal
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.add("didDismiss")
    }
  }

  private let screen = TerminalScreen(columns: 60, rows: 20)
  private let log = CallLog()
  private let home: LoggingViewController
  private let sheet: LoggingViewController
  private let sheetDelegate: SheetDelegate

  init() {
    home = LoggingViewController("Home", log)
    sheet = LoggingViewController("Sheet", log)
    sheetDelegate = SheetDelegate(log)
    screen.show(UINavigationController(rootViewController: home))
    sheet.presentationController?.delegate = sheetDelegate
    _ = log.drain()
  }

  @Test func `a page knows that it is presented until it has appeared`() {
    final class Page: UIViewController {
      var answers: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { answers.append(isBeingPresented) }
      override func viewDidAppear(_ animated: Bool) { answers.append(isBeingPresented) }
    }
    let page = Page()

    home.present(page, animated: false)

    #expect(page.answers == [true, true])
    #expect(!page.isBeingPresented)
  }

  @Test func `a sheet appears while the page below stays`() async {
    home.present(sheet, animated: true) { [log] in log.add("completed") }
    let before = log.drain()
    await screen.settled()

    #expect(before == ["Sheet didLoad", "Sheet willAppear", "Sheet isAppearing"])
    #expect(log.drain() == ["Sheet didAppear", "completed"])
    #expect(home.presentedViewController === sheet)
    #expect(sheet.presentingViewController === home.navigationController)
  }

  @Test func `a full screen makes the page below disappear, and come back`() {
    sheet.modalPresentationStyle = .fullScreen

    home.present(sheet, animated: false)
    let presented = log.drain()
    home.dismiss(animated: false)

    #expect(
      presented == [
        "Home willDisappear", "Sheet didLoad", "Sheet willAppear", "Sheet isAppearing",
        "Sheet didAppear", "Home didDisappear",
      ])
    #expect(
      log.drain() == [
        "Sheet willDisappear", "Home willAppear", "Home isAppearing", "Home didAppear",
        "Sheet didDisappear",
      ])
  }

  @Test func `a dismissal by the user is reported to the delegate`() async {
    home.present(sheet, animated: false)
    _ = log.drain()

    screen.press(.escape)
    await screen.settled()

    #expect(
      log.drain() == ["Sheet willDisappear", "Sheet didDisappear", "didDismiss"])
    #expect(home.presentedViewController == nil)
  }

  @Test func `a dismissal by the app isn't reported to the delegate`() {
    home.present(sheet, animated: false)
    _ = log.drain()

    sheet.dismiss(animated: false)

    #expect(log.drain() == ["Sheet willDisappear", "Sheet didDisappear"])
  }

  @Test func `a click beside the sheet dismisses it`() async {
    sheet.modalPresentationStyle = .formSheet
    home.present(sheet, animated: false)

    screen.click(TerminalPoint(column: 0, row: 18))
    await screen.settled()

    #expect(home.presentedViewController == nil)
  }

  @Test func `a sheet stays if its view controller or its delegate says so`() {
    sheet.isModalInPresentation = true
    home.present(sheet, animated: false)
    _ = log.drain()

    screen.press(.escape)
    sheet.isModalInPresentation = false
    sheetDelegate.allowsDismissal = false
    screen.press(.escape)

    #expect(log.drain() == [])
    #expect(home.presentedViewController === sheet)
  }

  @Test func `a dismissal from below dismisses everything above`() {
    let top = LoggingViewController("Top", log)
    home.present(sheet, animated: false)
    sheet.present(top, animated: false)
    _ = log.drain()

    home.dismiss(animated: false)

    #expect(
      log.drain() == [
        "Top willDisappear", "Sheet willDisappear", "Top didDisappear", "Sheet didDisappear",
      ])
    #expect(sheet.presentedViewController == nil)
    #expect(home.presentedViewController == nil)
  }

  @Test func `a dismissal during a presentation waits for it`() async {
    home.present(sheet, animated: true)

    home.dismiss(animated: true) { [log] in log.add("gone") }
    await screen.settled()

    #expect(home.presentedViewController == nil)
    #expect(log.drain().last == "gone")
  }

  @Test func `a presentation from a dismissal's completion takes its place`() async {
    let next = LoggingViewController("Next")
    home.present(sheet, animated: false)

    home.dismiss(animated: true) { [home] in home.present(next, animated: true) }
    await screen.settled()
    await screen.settled()

    #expect(home.presentedViewController === next)
  }

  @Test func `presenting twice, or outside the window hierarchy, warns as UIKit does`() {
    let loose = LoggingViewController("Loose")

    let messages = TerminalDiagnostics.messages {
      home.present(sheet, animated: false)
      home.present(LoggingViewController("Other"), animated: false)
      loose.present(LoggingViewController("Other"), animated: false)
    }

    #expect(messages.count == 2)
    #expect(messages.first?.contains("which is already presenting <LoggingViewController>") == true)
    #expect(messages.last?.contains("not in the window hierarchy") == true)
  }

  @Test(arguments: [true, false]) func `a dismissed view controller is released`(animated: Bool)
    async
  {
    weak var page: LoggingViewController?
    do {
      let made = LoggingViewController("Sheet")
      page = made
      home.present(UINavigationController(rootViewController: made), animated: animated)
    }
    await screen.settled()

    home.dismiss(animated: animated)
    await screen.settled()

    #expect(page == nil)
  }

  @Test func `nothing of the page is visible around a sheet`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 480, height: 288))
    label.text = String(repeating: "⌕", count: 60)
    home.view.addSubview(label)
    home.present(sheet, animated: false)

    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()

    #expect(rows.joined().allSatisfy { " ╭─╮│╰╯Shet".contains($0) })
  }

  @Test func `the page below a sheet doesn't receive clicks`() throws {
    var taps = 0
    home.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { _ in taps += 1 })
    home.present(sheet, animated: false)

    #expect(throws: TerminalTextNotShown.self) { try screen.tap("Add") }
    #expect(taps == 0)
    #expect(screen.text.contains("╭"))
  }
}
