import Foundation
import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) @MainActor struct UIRefreshControlTests {
  private let list = UIScrollView()
  private let refresh = UIRefreshControl()
  private let page: InputScreen

  init() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    label.text = "First"
    list.addSubview(label)
    list.contentSize = CGSize(width: 80, height: 16)
    list.refreshControl = refresh
    list.heightAnchor.constraint(equalToConstant: 64).isActive = true
    page = InputScreen(columns: 20, [list])
    page.record(.valueChanged, of: refresh, as: "refresh")
  }

  @Test func `the r key starts one refresh, and a row shows it until it ends`() {
    page.screen.press(.character("r"))
    page.screen.press(.character("r"))
    let during = [page.row(0), page.row(1)]
    let wasSettled = page.screen.isSettled
    refresh.endRefreshing()

    #expect(page.events == ["refresh"])
    #expect(during == ["   ⠋ Refreshing…", "First"])
    #expect(!wasSettled)
    #expect(page.row(0) == "First")
  }

  @Test func `a refresh keeps the place of a user who has scrolled`() {
    list.contentSize.height = 160
    page.screen.update()
    list.contentOffset.y = 48

    page.screen.press(.character("r"))

    #expect(page.row(0) == "   ⠋ Refreshing…")
    #expect(list.contentOffset.y == 48)
  }

  @Test func `a refresh begun by the app runs no actions`() {
    refresh.beginRefreshing()

    #expect(refresh.isRefreshing)
    #expect(page.row(0) == "   ⠋ Refreshing…")
    #expect(page.events == [])
  }

  @Test func `ending a refresh that has not begun is reported`() {
    let messages = TerminalDiagnostics.messages { refresh.endRefreshing() }

    #expect(messages.count == 1)
  }
}
