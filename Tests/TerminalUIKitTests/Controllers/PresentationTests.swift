import Testing

@testable import TerminalUIKit

@MainActor @Suite struct PresentationTests {
  private final class Watcher: NSObject, UIAdaptivePresentationControllerDelegate {
    let diary: Diary
    var lets = true

    init(_ diary: Diary) {
      self.diary = diary
      super.init()
    }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      lets
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      diary.write("didDismiss")
    }
  }

  private let screen = TerminalScreen(columns: 60, rows: 20)
  private let diary = Diary()
  private let home: DiaryPage
  private let sheet: DiaryPage
  private let watcher: Watcher

  init() {
    home = DiaryPage("Home", diary)
    sheet = DiaryPage("Sheet", diary)
    watcher = Watcher(diary)
    screen.show(UINavigationController(rootViewController: home))
    sheet.presentationController?.delegate = watcher
    _ = diary.read()
  }

  @Test func `a sheet appears while the page below stays`() async {
    home.present(sheet, animated: true) { [diary] in diary.write("completed") }
    let before = diary.read()
    await screen.settled()

    #expect(before == ["Sheet didLoad", "Sheet willAppear", "Sheet isAppearing"])
    #expect(diary.read() == ["Sheet didAppear", "completed"])
    #expect(home.presentedViewController === sheet)
    #expect(sheet.presentingViewController === home.navigationController)
  }

  @Test func `a full screen makes the page below disappear, and come back`() {
    sheet.modalPresentationStyle = .fullScreen

    home.present(sheet, animated: false)
    let presented = diary.read()
    home.dismiss(animated: false)

    #expect(
      presented == [
        "Home willDisappear", "Sheet didLoad", "Sheet willAppear", "Sheet isAppearing",
        "Sheet didAppear", "Home didDisappear",
      ])
    #expect(
      diary.read() == [
        "Sheet willDisappear", "Home willAppear", "Home isAppearing", "Home didAppear",
        "Sheet didDisappear",
      ])
  }

  @Test func `the user's dismissal is told to the delegate`() async {
    home.present(sheet, animated: false)
    _ = diary.read()

    screen.press(.escape)
    await screen.settled()

    #expect(
      diary.read() == ["Sheet willDisappear", "Sheet didDisappear", "didDismiss"])
    #expect(home.presentedViewController == nil)
  }

  @Test func `the app's dismissal isn't`() {
    home.present(sheet, animated: false)
    _ = diary.read()

    sheet.dismiss(animated: false)

    #expect(diary.read() == ["Sheet willDisappear", "Sheet didDisappear"])
  }

  @Test func `a click beside the sheet dismisses it`() async {
    sheet.sheetSize = CGSize(width: 160, height: 96)
    home.present(sheet, animated: false)

    screen.click(TerminalPoint(column: 0, row: 0))
    await screen.settled()

    #expect(home.presentedViewController == nil)
  }

  @Test func `a sheet that must be kept stays, whoever says so`() {
    sheet.isModalInPresentation = true
    home.present(sheet, animated: false)
    _ = diary.read()

    screen.press(.escape)
    sheet.isModalInPresentation = false
    watcher.lets = false
    screen.press(.escape)

    #expect(diary.read() == [])
    #expect(home.presentedViewController === sheet)
  }

  @Test func `dismissing from below takes all that stands above`() {
    let top = DiaryPage("Top", diary)
    home.present(sheet, animated: false)
    sheet.present(top, animated: false)
    _ = diary.read()

    home.dismiss(animated: false)

    #expect(
      diary.read() == [
        "Top willDisappear", "Sheet willDisappear", "Top didDisappear", "Sheet didDisappear",
      ])
    #expect(sheet.presentedViewController == nil)
    #expect(home.presentedViewController == nil)
  }

  @Test func `a dismissal during a presentation waits for it`() async {
    home.present(sheet, animated: true)

    home.dismiss(animated: true) { [diary] in diary.write("gone") }
    await screen.settled()

    #expect(home.presentedViewController == nil)
    #expect(diary.read().last == "gone")
  }

  @Test func `a presentation from a dismissal's completion takes its place`() async {
    let next = DiaryPage("Next")
    home.present(sheet, animated: false)

    home.dismiss(animated: true) { [home] in home.present(next, animated: true) }
    await screen.settled()
    await screen.settled()

    #expect(home.presentedViewController === next)
  }

  @Test func `presenting twice, or from nowhere, warns as UIKit does`() {
    let loose = DiaryPage("Loose")

    let messages = TerminalDiagnostics.messages {
      home.present(sheet, animated: false)
      home.present(DiaryPage("Other"), animated: false)
      loose.present(DiaryPage("Other"), animated: false)
    }

    #expect(messages.count == 2)
    #expect(messages.first?.contains("which is already presenting <DiaryPage>") == true)
    #expect(messages.last?.contains("not in the window hierarchy") == true)
  }

  @Test(arguments: [true, false]) func `a dismissed controller is freed`(animated: Bool) async {
    weak var page: DiaryPage?
    do {
      let made = DiaryPage("Sheet")
      page = made
      home.present(UINavigationController(rootViewController: made), animated: animated)
    }
    await screen.settled()

    home.dismiss(animated: animated)
    await screen.settled()

    #expect(page == nil)
  }

  @Test func `nothing of the page is left over around a sheet`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 480, height: 288))
    label.text = String(repeating: "⌕", count: 60)
    home.view.addSubview(label)
    home.present(sheet, animated: false)

    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()

    #expect(rows.joined().allSatisfy { " ╭─╮│╰╯Shet".contains($0) })
  }

  @Test func `the page below is out of reach`() throws {
    var taps = 0
    home.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { _ in taps += 1 })
    sheet.sheetSize = CGSize(width: 160, height: 96)
    home.present(sheet, animated: false)

    #expect(throws: TerminalTextNotShown.self) { try screen.tap("Add") }
    #expect(taps == 0)
    #expect(screen.text.contains("╭"))
  }
}
