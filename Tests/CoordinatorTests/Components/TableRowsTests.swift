import AppShell
import Synchronization
import TerminalUIKit
import Testing

@testable import AppComponents

private let hashCount = Atomic(0)

/// An identifier that counts how often it is hashed.
private struct CountedID: Hashable, Sendable {
  let number: Int

  func hash(into hasher: inout Hasher) {
    hashCount.add(1, ordering: .relaxed)
    hasher.combine(number)
  }
}

@MainActor @Suite(.timeLimit(.minutes(30))) struct TableRowsTests {
  @Test func `only rows whose texts have changed are hashed again`() {
    let table = UITableView(frame: .zero, style: .plain)
    let rows = TableRows<CountedID>(in: table) { $0.show($1) }
    let first = (1...1_000).map { TableRow(id: CountedID(number: $0), title: "Loading…") }
    let second = first.map { $0.id.number == 7 ? TableRow(id: $0.id, title: "Big Ben") : $0 }
    rows.show(first)

    let before = hashCount.load(ordering: .relaxed)
    rows.show(second)

    #expect(hashCount.load(ordering: .relaxed) - before < 100)
  }

  @Test func `each row that comes is hashed twice`() {
    let rows = TableRows<CountedID>(in: UITableView(frame: .zero, style: .plain)) { $0.show($1) }
    let before = hashCount.load(ordering: .relaxed)

    rows.show((1...1_000).map { TableRow(id: CountedID(number: $0), title: "Loading…") })

    #expect(hashCount.load(ordering: .relaxed) - before < 2_100)
  }

  @Test func `a cell is filled when its row is seen, and again only if the row has changed`() {
    let screen = TerminalScreen(columns: 40, rows: 12)
    let (window, page) = (UIWindow(windowScene: screen.windowScene), UIViewController())
    let table = UITableView(frame: .zero, style: .plain)
    var filled: [Int] = []
    let rows = TableRows<Int>(in: table) { cell, row in
      filled.append(row.id)
      cell.show(row)
    }
    page.view = table
    window.rootViewController = page
    window.makeKeyAndVisible()
    var all = (1...1_000).map { TableRow(id: $0, title: "Loading… \($0)") }
    rows.show(all)
    #expect(screen.text.contains("Loading… 9"))
    #expect(filled.count < 60)

    filled = []
    for id in [9, 500] { all[id - 1] = TableRow(id: id, title: "Sight \(id)") }
    rows.show(all)

    #expect(screen.text.contains("Sight 9"))
    #expect(filled == [9])
  }

  @Test(arguments: [9, 12, 13, 15, 18, 20, 25])
  func `the end is reached once the last row is in sight`(count: Int) async {
    let list = ListPage(height: 24)
    let (screen, rows) = (list.screen, list.rows)
    var ends = 0
    rows.endReached = { ends += 1 }
    list.window.makeKeyAndVisible()
    rows.show((1...count).map { TableRow(id: $0, title: "Sight \($0)", subtitle: "London") })
    await screen.settled()
    #expect(ends == (count <= 12 ? 1 : 0))

    screen.press(.end)
    await screen.settled()

    #expect(screen.text.contains("Sight \(count)"))
    #expect(ends == 1)
  }

  @Test func `the end is reached again if rows are shown that leave the last one in sight`() async {
    let list = ListPage(height: 24)
    let (screen, rows) = (list.screen, list.rows)
    let sights = (1...5).map { TableRow(id: $0, title: "Sight \($0)", subtitle: "London") }
    var ends = 0
    rows.endReached = { ends += 1 }
    list.window.makeKeyAndVisible()
    rows.show(sights + [TableRow(id: 0, title: "Loading…")])
    await screen.settled()
    #expect(ends == 1)

    rows.show(sights)
    await screen.settled()
    #expect(ends == 2)
    // What may be loaded has changed, though the rows haven't.
    rows.show(sights)
    await screen.settled()

    #expect(ends == 3)
  }

  @Test func `the row on which the user was has the focus again once it is back`() {
    let list = ListPage()
    let (screen, rows) = (list.screen, list.rows)
    var moves: [Int?] = []
    rows.focusMoved = { id, _ in moves.append(id) }
    list.window.makeKeyAndVisible()
    let all = (1...60).map { TableRow(id: $0, title: "Sight \($0)", subtitle: "London") }
    rows.show(all)
    _ = screen.text
    for _ in 1..<40 { screen.press(.down) }
    moves = []

    rows.show([TableRow(id: 99, title: "Paris"), TableRow(id: 98, title: "Lyon")])
    let meanwhile = screen.text
    rows.show(all)

    #expect(meanwhile.contains("▌ Lyon") || meanwhile.contains("▌ Paris"))
    #expect(screen.text.contains("▌ Sight 40\n"))
    #expect(moves == [98, 40])
  }

  @Test func `rows are shown section by section, each once`() {
    let table = UITableView(frame: .zero, style: .plain)
    let rows = TableRows<Int>(in: table) { $0.show($1) }

    rows.show(
      [(1, "A"), (2, "B"), (3, "A"), (1, "B"), (4, "B")].map {
        TableRow(id: $0, title: "Row \($0)", section: $1)
      })

    let dataSource = table.dataSource
    #expect(dataSource?.numberOfSections(in: table) == 2)
    #expect((0..<2).map { dataSource?.tableView(table, numberOfRowsInSection: $0) } == [2, 2])
    #expect(dataSource?.tableView(table, titleForHeaderInSection: 1) == "B")
  }

  @Test func `a row has the app's actions at its start and its end`() async throws {
    let screen = TerminalScreen(columns: 60, rows: 12)
    let (window, page) = (UIWindow(windowScene: screen.windowScene), UIViewController())
    let table = UITableView(frame: .zero, style: .plain)
    let rows = TableRows<Int>(in: table) { $0.show($1) }
    var performed: [String] = []
    rows.leadingActions = { id in [RowAction("Done") { performed.append("done \(id)") }] }
    rows.trailingActions = { id in
      let archive = RowAction("Archive", isDestructive: true) { performed.append("archive \(id)") }
      return id == 1 ? [] : [.remove { performed.append("remove \(id)") }, archive]
    }
    page.view = table
    window.rootViewController = page
    window.makeKeyAndVisible()
    rows.show(
      [TableRow(id: 1, title: "Milk", isSelected: true), TableRow(id: 2, title: "Eggs")])
    await screen.settled()

    for title in ["Remove", "Archive", "Done"] { try screen.swipe("Eggs", to: title) }
    try screen.swipe("Milk", to: "Done")

    #expect(performed == ["remove 2", "archive 2", "done 2", "done 1"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(throws: TerminalTextNotShown.self) { try screen.swipe("Milk", to: "Remove") }
  }
}
