import Testing

@testable import TerminalUIKit

/// Popovers and action sheets, where there is room for a popover and where there isn't.
@MainActor @Suite(.timeLimit(.minutes(30))) struct PopoverTests {
  private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var dismissals = 0
    var style = UIModalPresentationStyle.automatic

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }

    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      dismissals += 1
    }
  }

  private let screen = TerminalScreen(columns: 120, rows: 25)
  private let home = LoggingViewController("Home")
  private let page = LoggingViewController("Page")
  private let anchor = UILabel(frame: CGRect(x: 480, y: 32, width: 80, height: 16))
  private let delegate = Delegate()
  private let log = CallLog()

  init() {
    screen.show(UINavigationController(rootViewController: home))
    anchor.text = "Anchor"
    home.view.addSubview(anchor)
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 160, height: 64)
    page.popoverPresentationController?.sourceView = anchor
    page.popoverPresentationController?.delegate = delegate
  }

  private var rows: [Substring] {
    screen.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func makeActionSheet(hasCancel: Bool = true) -> UIAlertController {
    let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
    for (title, style) in [("Name", UIAlertAction.Style.default), ("Cancel", .cancel)]
    where hasCancel || style != .cancel {
      alert.addAction(UIAlertAction(title: title, style: style) { [log] _ in log.add(title) })
    }
    alert.popoverPresentationController?.sourceView = anchor
    alert.popoverPresentationController?.delegate = delegate
    return alert
  }

  @Test func `a popover points at its source from below`() {
    home.present(page, animated: false)

    #expect(rows[5].contains("▴"))
    #expect(rows[5].firstIndex(of: "▴") == rows[5].index(rows[5].startIndex, offsetBy: 65))
    #expect(rows[10].contains("╰"))
    #expect(screen.text.contains("Anchor"))
  }

  @Test func `a popover stands above a source at the bottom`() {
    anchor.frame.origin.y = 320

    home.present(page, animated: false)

    #expect(rows[21].contains("▾"))
  }

  @Test func `a popover points at a bar button`() {
    home.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Filter")
    page.popoverPresentationController?.sourceView = nil
    page.popoverPresentationController?.sourceItem = home.navigationItem.rightBarButtonItem

    home.present(page, animated: false)

    #expect(rows[1].contains("▴"))
  }

  @Test(arguments: [(CGRect.null, 1), (CGRect(x: 0, y: 128, width: 80, height: 64), 11)])
  func `a popover that may not have an arrow covers the middle of its source`(
    source: CGRect, row: Int
  ) {
    page.popoverPresentationController?.permittedArrowDirections = []
    page.popoverPresentationController?.sourceRect = source

    home.present(page, animated: false)

    #expect(!screen.text.contains("▴"))
    #expect(rows[row].contains("╭"))
  }

  @Test func `a popover follows the size that its content prefers`() {
    home.present(page, animated: false)

    page.preferredContentSize.height = 128

    #expect(rows[14].contains("╰"))
  }

  @Test func `a tap beside a popover dismisses it`() async {
    home.present(page, animated: false)

    screen.click(TerminalPoint(column: 2, row: 20))
    await screen.settled()

    #expect(delegate.dismissals == 1)
    #expect(home.presentedViewController == nil)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.automatic, UIModalPresentationStyle.formSheet),
    (.none, .popover), (.fullScreen, .fullScreen),
  ])
  func `with little room a popover becomes what its delegate says, or a sheet`(
    answer: UIModalPresentationStyle, expected: UIModalPresentationStyle
  ) {
    screen.resize(columns: 80, rows: 25)
    delegate.style = answer

    home.present(page, animated: false)

    #expect(page.presentationController?.style == expected)
    #expect(screen.text.contains("▴") == (expected == .popover))
  }

  @Test func `a popover becomes a sheet when its screen becomes narrow`() {
    home.present(page, animated: false)

    screen.resize(columns: 80, rows: 25)

    #expect(page.presentationController?.style == .formSheet)
  }

  @Test func `with little room an action sheet stands at the bottom, with its cancel button`()
    async throws
  {
    screen.resize(columns: 80, rows: 15)
    home.present(makeActionSheet(), animated: false)
    let text = screen.text

    try screen.tap("Name ")
    await screen.settled()

    #expect(text.split(separator: "\n").suffix(3).first?.contains("Cancel") == true)
    #expect(log.drain() == ["Name"])
  }

  @Test func `a tap beside an action sheet cancels, also without a button for that`() async {
    home.present(makeActionSheet(), animated: false)
    let above = rows.dropLast().joined()

    screen.click(TerminalPoint(column: 2, row: 20))
    await screen.settled()

    #expect(!above.contains("Cancel"))
    #expect(log.drain() == ["Cancel"])
    #expect(delegate.dismissals == 0)
  }

  @Test func `a tap beside an action sheet without a cancel action calls only its delegate`()
    async
  {
    home.present(makeActionSheet(hasCancel: false), animated: false)

    screen.click(TerminalPoint(column: 2, row: 20))
    await screen.settled()

    #expect(log.drain() == [])
    #expect(delegate.dismissals == 1)
  }
}
