import Testing

@testable import TerminalUIKit

/// The inspector column of a split view.
@MainActor @Suite(.timeLimit(.minutes(30))) struct SplitInspectorTests {
  private final class Delegate: UISplitViewControllerDelegate {
    var hidden: [UISplitViewController.Column] = []

    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) {
      hidden.append(column)
    }
  }

  private let screen = TerminalScreen(columns: 160, rows: 12)
  private let delegate = Delegate()
  private let split = UISplitViewController(style: .doubleColumn)

  init() {
    for (column, title) in [
      (UISplitViewController.Column.primary, "List"), (.secondary, "Details"), (.compact, "Stack"),
      (.inspector, "Properties"),
    ] {
      let page = UIViewController()
      page.title = title
      split.setViewController(UINavigationController(rootViewController: page), for: column)
    }
    split.delegate = delegate
    screen.show(split)
  }

  @Test func `it is hidden at first`() {
    #expect(!split.isShowing(.inspector))
    #expect(!screen.text.contains("Properties"))
  }

  @Test func `it stands at the trailing edge`() {
    split.show(.inspector)

    #expect(split.isShowing(.inspector))
    #expect(screen.text.contains(/List .*│.*Details .*│.*Properties/))
  }

  @Test func `it stands beside the secondary column alone`() {
    split.show(.inspector)
    split.hide(.primary)

    #expect(screen.text.contains(/Details .*│.*Properties/))
    #expect(!screen.text.contains("List"))
  }

  @Test func `the delegate is told when it is hidden`() {
    split.show(.inspector)

    split.hide(.inspector)

    #expect(delegate.hidden == [.inspector])
    #expect(!screen.text.contains("Properties"))
  }

  @Test func `it is hidden while the columns are collapsed`() {
    split.show(.inspector)

    screen.resize(columns: 80, rows: 12)
    let isShown = split.isShowing(.inspector)
    screen.resize(columns: 160, rows: 12)

    #expect(!isShown)
    #expect(delegate.hidden == [.inspector])
    #expect(split.isShowing(.inspector))
  }
}
