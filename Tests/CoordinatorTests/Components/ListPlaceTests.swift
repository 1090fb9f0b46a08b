import AppShell
import Foundation
import TerminalUIKit
import Testing

@testable import AppComponents

/// A table under bars, as one that fills its view is on iOS.
private final class CoveredTable: UITableView {
  /// Where the content was scrolled to.
  var places: [CGPoint] = []

  override var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(top: 32, left: 0, bottom: 0, right: 0)
  }
  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      places.append(newValue)
      super.contentOffset = newValue
    }
  }
}

@Suite(.serialized, .timeLimit(.minutes(30))) @MainActor struct ListPlaceTests {
  private let list = ListPage()

  init() {
    list.window.makeKeyAndVisible()
    list.rows.show(list.rows(1...60))
    _ = list.screen.text
  }

  @Test func `the user's place stays when a refresh has other rows above it`() {
    list.table.contentOffset.y = 20 * 16
    #expect(list.firstLine.contains("Sight 21"))

    list.rows.show(list.rows(Array(101...103) + Array(3...60)))
    #expect(list.firstLine.contains("Sight 21"))
    // The first row in sight has gone, too.
    list.rows.show(list.rows((3...60).filter { $0 != 21 }))

    #expect(list.screen.text.contains("Sight 20\n  Sight 22\n"))
    #expect(list.table.animatedChanges == 0)
  }

  @Test func `at the top, the user sees rows that come first`() {
    list.rows.show(list.rows(Array(101...103) + Array(1...60)))

    #expect(list.firstLine.contains("Sight 101"))
  }

  @Test func `a list that became short ends at the bottom`() {
    list.table.contentOffset.y = 40 * 16

    list.rows.show(list.rows(35...45))

    #expect(list.firstLine.contains("Sight 35"))
  }

  @Test func `rows move to their places in the same list`() {
    list.rows.show(list.rows([60] + Array(1...59)))
    list.rows.show(list.rows(1...70))
    // The same rows with other texts don't move.
    list.rows.show((1...70).map { TableRow(id: $0, title: "Place \($0)") })

    #expect(list.table.animatedChanges == 2)
  }

  @Test func `another list appears without animation, and so does everything with reduced motion`()
  {
    list.rows.show(list.rows(101...140))
    #expect(list.table.animatedChanges == 0)
    TerminalDiagnostics.isReduceMotionEnabled = true
    defer { TerminalDiagnostics.isReduceMotionEnabled = false }

    list.rows.show(list.rows(101...150))

    #expect(list.table.animatedChanges == 0)
  }

  @Test func `scrolling reports the first row in sight, and the top`() {
    var tops: [Int?] = []
    list.rows.scrolled = { tops.append($0) }

    for offset in [3, 3, 10, 0] {
      list.table.contentOffset.y = CGFloat(offset * 16)
      _ = list.screen.text
    }

    #expect(tops == [4, 11, nil])
  }

  @Test func `rows that come soon are approached, and receded from after a turn`() {
    let prefetch = RowPrefetch(list.rows)
    list.table.prefetchDataSource = prefetch

    list.table.contentOffset.y = 12 * 16
    _ = list.screen.text
    list.table.contentOffset.y = 0
    _ = list.screen.text

    #expect(prefetch.near.first?.first == 24)
    #expect(prefetch.far.last?.sorted() == Array(24...34))
  }

  @Test func `a menu has all actions of a row`() throws {
    var performed: [String] = []
    list.rows.leadingActions = { id in
      id == 1 ? [] : [RowAction("Done") { performed.append("done \(id)") }]
    }
    list.rows.trailingActions = { id in
      id == 1 ? [] : [.remove { performed.append("remove \(id)") }]
    }
    let delegate = try #require(list.table.delegate)
    let menu = { row in
      delegate.tableView(
        list.table, contextMenuConfigurationForRowAt: IndexPath(row: row, section: 0), point: .zero)
    }

    let actions = menu(1)?.actionProvider?([])?.children.compactMap { $0 as? UIAction } ?? []
    for action in actions { action.performWithSender(nil, target: nil) }

    #expect(actions.map(\.title) == ["Done", "Remove"])
    #expect(actions.map(\.attributes) == [[], .destructive])
    #expect(performed == ["done 2", "remove 2"])
    #expect(menu(0) == nil)
  }
}

@MainActor @Suite(.timeLimit(.minutes(30))) struct ListStartTests {
  private let list = ListPage()

  @Test(arguments: [true, false])
  func `a list begins at the row where the user was`(isShownFirst: Bool) async {
    if isShownFirst { list.window.makeKeyAndVisible() }
    list.rows.show([TableRow(id: 0, title: "Loading…")], from: 30)
    list.rows.show(list.rows(1...60), from: 30)
    list.window.makeKeyAndVisible()
    await list.screen.settled()
    #expect(list.firstLine.contains("Sight 30"))

    // It only begins there once.
    list.screen.press(.home)
    list.rows.show(list.rows(1...61), from: 30)
    await list.screen.settled()

    #expect(list.firstLine.contains("Sight 1 "))
  }

  @Test func `a user who has scrolled stays where they are`() async {
    list.window.makeKeyAndVisible()
    list.rows.show(list.rows(1...40), from: 50)
    await list.screen.settled()
    list.table.contentOffset.y = 16
    _ = list.screen.text

    list.rows.show(list.rows(1...60), from: 50)
    await list.screen.settled()

    #expect(list.firstLine.contains("Sight 2"))
  }
}

@MainActor @Suite(.timeLimit(.minutes(30))) struct ShownRowTests {
  private let list = ListPage()

  init() {
    list.window.makeKeyAndVisible()
    list.rows.show(list.rows(1...60))
    _ = list.screen.text
  }

  @Test func `a row that is opened elsewhere comes into sight, and has the cursor`() {
    var position: Int?
    list.rows.moved = { position = $0 }

    list.rows.show(list.rows(1...60, selecting: 40))

    #expect(list.screen.text.contains("▌ Sight 40\n"))
    #expect(position == 40)
  }

  @Test func `a row that the user opened, or that comes below the others, doesn't move the list`() {
    list.table.contentOffset.y = 20 * 16
    list.rows.opened = 40
    list.rows.show(list.rows(1...60, selecting: 40))
    #expect(list.firstLine.contains("Sight 21"))

    list.rows.show(list.rows(1...99, selecting: 90))

    #expect(list.firstLine.contains("Sight 21"))
  }

  @Test func `another list begins at its top, unless it has the row that is shown`() {
    list.rows.show(list.rows(1...60, selecting: 40), of: "by name")
    list.rows.show(list.rows((1...60).reversed(), selecting: 40), of: "by year")
    #expect(list.screen.text.contains("▌ Sight 40\n"))

    list.rows.show(list.rows(101...160), of: "by rating")

    #expect(list.firstLine.contains("▌ Sight 101"))
  }

  @Test func `another list begins below the bars that cover it`() {
    let table = CoveredTable(frame: .zero, style: .plain)
    let rows = TableRows<Int>(in: table) { $0.show($1) }
    rows.show([TableRow(id: 1, title: "Sight 1")], of: "by name")

    rows.show([TableRow(id: 2, title: "Sight 2")], of: "by year")

    #expect(table.places.last == CGPoint(x: 0, y: -32))
  }

  @Test func `beside another page, only a marked row has a position`() {
    var positions: [Int?] = []
    list.rows.moved = { positions.append($0) }
    // The focus is elsewhere.
    list.table.isUserInteractionEnabled = false
    _ = list.screen.text

    for isBeside in [false, true] {
      list.rows.isBeside = { isBeside }
      list.rows.show(list.rows(1...60))
    }
    list.rows.show(list.rows(1...60, selecting: 7))

    #expect(positions.suffix(3) == [1, nil, 7])
  }

  @Test func `End leads past a row that only says something about the others`() {
    let remark = TableRow(id: 0, title: "Loading…", isSelectable: false)
    list.rows.show(list.rows(1...60) + [remark])
    var selected: [Int] = []
    list.rows.selected = { selected.append($0) }

    list.screen.press(.end)
    list.screen.press(.down)
    list.screen.press(.enter)

    #expect(list.screen.text.contains("▌ Sight 60"))
    #expect(list.screen.text.contains("Loading…"))
    #expect(selected == [60])
  }

  @Test(arguments: [[2, 3], [3, 2], [2]])
  func `the focus leaves a row that is gone for one that can be selected`(left: [Int]) {
    let all = [1, 2, 3].map { TableRow(id: $0, title: "Row \($0)", isSelectable: $0 != 2) }
    list.rows.show(all)
    list.screen.press(.up)
    #expect(list.screen.text.contains("▌ Row 1"))

    list.rows.show(left.map { all[$0 - 1] })

    #expect(list.screen.text.contains("▌ Row 3") == left.contains(3))
    #expect(!list.screen.text.contains("▌ Row 2"))
  }

  @Test func `the focus leaves a row that can no longer be selected`() {
    let rows = (1...3).map { TableRow(id: $0, title: "Row \($0)") }
    list.rows.show(rows)
    list.screen.press(.end)
    #expect(list.screen.text.contains("▌ Row 3"))

    list.rows.show(rows.prefix(2) + [TableRow(id: 3, title: "Loading…", isSelectable: false)])
    #expect(list.screen.text.contains("▌ Row 2"))

    list.screen.press(.down)
    #expect(list.screen.text.contains("▌ Row 2"))
  }

  @Test func `the last row of a terminal names what a row does`() {
    list.rows.show([TableRow(id: 0, title: "Timed out.", act: "Try Again")])

    #expect(list.screen.text.contains("⏎ Try Again"))
  }
}

/// Hears which rows of a table appear soon, and which don't after all.
private final class RowPrefetch: NSObject, UITableViewDataSourcePrefetching {
  private let rows: TableRows<Int>
  private(set) var near: [[Int]] = []
  private(set) var far: [[Int]] = []

  init(_ rows: TableRows<Int>) { self.rows = rows }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    near.append(rows.ids(at: indexPaths))
  }

  func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    far.append(rows.ids(at: indexPaths))
  }
}
