import AppShell
import TerminalUIKit

@testable import AppComponents

/// A table that fills a screen.
@MainActor struct ListPage {
  let screen: TerminalScreen
  let table = UITableView(frame: .zero, style: .plain)
  let page = UIViewController()
  let window: UIWindow
  let rows: TableRows<Int>

  init(height: Int = 12) {
    screen = TerminalScreen(columns: 40, rows: height)
    window = UIWindow(windowScene: screen.windowScene)
    rows = TableRows(in: table) { $0.show($1) }
    page.view = table
    window.rootViewController = page
  }

  /// The first line of the screen.
  var firstLine: Substring { screen.text.split(separator: "\n", maxSplits: 1)[0] }

  func rows(_ ids: some Sequence<Int>, selecting selected: Int? = nil) -> [TableRow<Int>] {
    ids.map { TableRow(id: $0, title: "Sight \($0)", isSelected: $0 == selected) }
  }
}
