import Testing

@testable import TerminalUIKit

/// Sheets that rest at detents.
@MainActor @Suite(.timeLimit(.minutes(30))) struct SheetTests {
  typealias Detent = UISheetPresentationController.Detent

  private let screen = TerminalScreen(columns: 60, rows: 21)
  private let home = LoggingViewController("Home")
  private let sheet = LoggingViewController("Sheet")

  init() {
    screen.show(home)
  }

  /// The number of rows from the top edge of the sheet to the bottom of the window.
  private var height: Int? {
    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    return rows.firstIndex { $0.contains("╭") }.map { 20 - $0 }
  }

  private func present(_ detents: [Detent], _ selected: Detent.Identifier? = nil) {
    sheet.sheetPresentationController?.detents = detents
    sheet.sheetPresentationController?.selectedDetentIdentifier = selected
    home.present(sheet, animated: false)
  }

  @Test func `a sheet rests at its lowest detent, above the page`() {
    home.view.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 16)))
    (home.view.subviews.first as? UILabel)?.text = "Below"

    present([.medium(), .large()])

    #expect(height == 10)
    #expect(screen.text.contains("Below"))
  }

  @Test func `on a high screen, a sheet at the medium detent leaves more than half to the page`() {
    screen.resize(columns: 60, rows: 40)

    present([.medium(), .large()])

    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.firstIndex { $0.contains("╭") } == 39 - 14)
  }

  @Test func `a sheet at the bottom ends above the tab bar`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [home]
    home.tabBarItem.title = "Home"
    screen.show(tabs)
    let before = screen.text.split(separator: "\n", omittingEmptySubsequences: false)

    present([.medium(), .large()])

    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[17].contains("╰") && rows[18] == before[18])
    #expect(rows[19].contains("Home"))
  }

  @Test(arguments: [(5, true), (19, false)])
  func `the first control of a sheet is in sight, unless much text comes before it`(
    row: Int, isSeen: Bool
  ) {
    screen.resize(columns: 30, rows: 10)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 224, height: 64))
    scrollView.contentSize = CGSize(width: 224, height: 400)
    let button = UIButton(
      configuration: .bordered(), primaryAction: UIAction(title: "Start") { _ in })
    button.frame = CGRect(x: 0, y: row * 16, width: 80, height: 16)
    scrollView.addSubview(button)
    sheet.view.addSubview(scrollView)

    present([.large()])

    #expect(screen.text.contains("▐ Start") == isSeen)
    #expect(button.isFocused == isSeen)
  }

  @Test func `a sheet dims the page, without words that it cuts`() {
    screen.resize(columns: 120, rows: 21)
    for row in [1, 15] {
      let label = UILabel(frame: CGRect(x: 0, y: row * 16, width: 960, height: 16))
      label.text = String(repeating: "word ", count: 24)
      home.view.addSubview(label)
    }

    present([.medium(), .large()])

    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[1].contains("word word word word word"))
    #expect(rows[15].wholeMatch(of: /(word )+ *│ *│( *word)+ */) != nil)
    #expect(screen.attributes.contains("dim"))
  }

  @Test func `a sheet rests at the selected detent`() {
    present([.medium(), .large()], .large)

    #expect(height == 20)
  }

  @Test func `a custom detent is as high as its resolver says, and no higher than the screen`() {
    present([.custom(identifier: .init("low")) { $0.maximumDetentValue / 4 }])
    let low = height
    sheet.sheetPresentationController?.detents = [.custom { _ in 10_000 }]

    #expect(low == 5)
    #expect(height == 20)
  }

  @Test(arguments: [11, 12, 16, 20])
  func `where height is scarce the medium detent is inactive`(rows: Int) {
    screen.resize(columns: 60, rows: rows)

    present([.medium()])

    #expect(screen.text.hasPrefix("╭"))
  }

  @Test func `the user moves a sheet between its detents`() {
    present([.medium(), .large()])
    var selected: [Detent.Identifier?] = []

    for key in ["+", "+", "-"] as [Character] {
      screen.press(.character(key))
      selected.append(sheet.sheetPresentationController?.selectedDetentIdentifier)
    }

    #expect(selected == [.large, .large, .medium])
    #expect(height == 10)
  }

  @Test func `a grabber shows in the edge`() {
    sheet.sheetPresentationController?.prefersGrabberVisible = true

    present([.medium()])

    #expect(screen.text.contains("━━"))
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .popover])
  func `only a sheet has a sheet presentation controller`(style: UIModalPresentationStyle) {
    sheet.modalPresentationStyle = style

    #expect(sheet.sheetPresentationController == nil)
    #expect((sheet.popoverPresentationController != nil) == (style == .popover))
  }
}
