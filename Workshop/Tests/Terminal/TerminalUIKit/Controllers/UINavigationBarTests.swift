import Foundation
import Testing

@testable import TerminalUIKit

@MainActor @Suite(.timeLimit(.minutes(30))) struct UINavigationBarTests {
  private let screen = TerminalScreen(columns: 60, rows: 16)
  private let navigation = UINavigationController(
    rootViewController: LoggingViewController("Towns"))

  init() { screen.show(navigation) }

  @Test func `the back button follows the title of the page below`() {
    navigation.pushViewController(LoggingViewController("Granada"), animated: false)

    navigation.viewControllers.first?.title = "Cities"

    #expect(screen.text.contains("‹ Cities"))
  }

  @Test(arguments: [(60, "‹ Sagrada Família"), (30, "‹  ")])
  func `the back button gives its title away where the page's title would be cut`(
    columns: Int, start: String
  ) throws {
    let page = LoggingViewController("Reviews")
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Write", primaryAction: UIAction { _ in })
    navigation.viewControllers.first?.title = "Sagrada Família"
    navigation.pushViewController(page, animated: false)

    screen.resize(columns: columns, rows: 16)

    let row = try #require(screen.text.split(separator: "\n").first)
    #expect(row.contains(start) && row.contains("Reviews") && row.contains("Write"))
  }

  @Test func `a title that is cut even so has the room of the back button's title`() throws {
    let page = LoggingViewController("Cathedral of Santa María la Menor")
    navigation.pushViewController(page, animated: false)

    screen.resize(columns: 30, rows: 16)

    let row = try #require(screen.text.split(separator: "\n").first)
    #expect(row.contains("‹  Cathedral of Santa María…"))
  }

  @Test func `a left bar button replaces the back button`() {
    navigation.pushViewController(LoggingViewController("Granada"), animated: false)

    navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction { _ in })

    #expect(screen.text.contains("Cancel"))
    #expect(!screen.text.contains("‹"))
  }

  @Test func `the bar follows the title and buttons of the top page`() throws {
    var taps = 0
    let item = navigation.topViewController?.navigationItem
    item?.title = "Cities"
    item?.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { _ in taps += 1 })

    try screen.tap("Add")
    item?.rightBarButtonItem?.isEnabled = false
    try screen.tap("Add")

    #expect(taps == 1)
    #expect(screen.text.split(separator: "\n").first?.contains("Cities") == true)
  }

  @Test func `a bar button has a key, the first letter of its title that is free`() {
    var presses: [String] = []
    let item = navigation.topViewController?.navigationItem
    item?.rightBarButtonItem = UIBarButtonItem(
      title: "Reset", primaryAction: UIAction { _ in presses.append("Reset") })
    item?.leftBarButtonItem = UIBarButtonItem(
      title: "Edit", primaryAction: UIAction { _ in presses.append("Edit") })
    #expect(screen.text.contains("e Reset   d Edit"))

    screen.type("ed")

    #expect(presses == ["Reset", "Edit"])
  }

  @Test func `a bar button has no key in a form, nor while it is disabled`() {
    let item = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    item.isEnabled = false
    #expect(!screen.text.contains("e Edit"))
    item.isEnabled = true
    #expect(screen.text.contains("e Edit"))

    navigation.topViewController?.view.addSubview(
      UITextField(frame: CGRect(x: 0, y: 32, width: 80, height: 16)))

    #expect(!screen.text.contains("e Edit"))
  }

  @Test(arguments: [(16, 1), (8, 7)])
  func `a prompt moves nothing: it is on the separator, or in the last row`(
    rows: Int, row: Int
  ) {
    screen.resize(columns: 60, rows: rows)
    let before = screen.text.split(separator: "\n", omittingEmptySubsequences: false)

    navigation.topViewController?.navigationItem.prompt = "Done"

    let after = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(after[row].contains(" Done "))
    #expect(zip(before, after).filter { $0 != $1 }.count == 1)
    navigation.topViewController?.navigationItem.prompt = nil
    #expect(screen.text.split(separator: "\n", omittingEmptySubsequences: false) == before)
  }

  @Test(arguments: [
    (40, " ✓ Removed from Saved   u Undo   ? Keys"), (31, " ✓ Removed from Saved   u Undo"),
    (26, " ✓ Removed from…   u Undo"),
  ])
  func `in the last row, a prompt leaves room for the key that takes it back`(
    columns: Int, expected: String
  ) {
    let page = navigation.topViewController
    page?.onTerminalKeys("v", "Visit") { _ in }
    screen.resize(columns: columns, rows: 8)

    page?.navigationItem.prompt = "✓ Removed from Saved"
    page?.offerTerminalKey("u", "Undo") { _ in }
    screen.setNeedsUpdate()

    #expect(screen.text.hasSuffix("\n\(expected)"))
  }

  @Test func `a prompt that a sheet covers is in the last row`() {
    screen.resize(columns: 60, rows: 24)
    navigation.topViewController?.navigationItem.prompt = "✓ Welcome"
    let before = screen.text

    navigation.present(LoggingViewController("Form"), animated: false)

    #expect(!before.contains("\n ✓ Welcome"))
    #expect(screen.text.contains("\n ✓ Welcome   "))
  }

  @Test func `a prompt that is wider than the bar is in the last row`() {
    screen.resize(columns: 20, rows: 24)

    navigation.topViewController?.navigationItem.prompt = "✓ Removed from Saved"

    #expect(screen.text.hasSuffix("\n ✓ Removed from…"))
  }
}
