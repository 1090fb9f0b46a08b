import Foundation
import Testing

@testable import TerminalUIKit

/// Images, and the system's bar buttons.
@Suite(.timeLimit(.minutes(30))) @MainActor struct StandardViewsTests {
  private let screen = TerminalScreen(columns: 30, rows: 14)
  private let page = UIViewController()

  @Test func `an image is its symbol's character, and nothing without one`() throws {
    let image = UIImageView(image: UIImage(systemName: "star"))
    page.view.addSubview(image)
    image.frame = CGRect(x: 16, y: 16, width: 8, height: 16)
    screen.show(page)
    #expect(image.intrinsicContentSize == CGSize(width: 8, height: 16))
    #expect(screen.text.contains("☆"))

    image.image = nil

    #expect(image.intrinsicContentSize == CGSize.zero)
    #expect(!screen.text.contains("☆"))
  }

  @Test(arguments: [
    (UIBarButtonItem.SystemItem.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"),
    (.save, "Save"), (.add, "+"),
  ])
  func `the system's buttons have their own words, and run the action`(
    item: UIBarButtonItem.SystemItem, words: String
  ) async throws {
    var count = 0
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: item, primaryAction: UIAction(title: "Ignored") { _ in count += 1 })
    screen.show(UINavigationController(rootViewController: page))
    await screen.settled()

    try screen.tap(words)

    #expect(count == 1)
    #expect(!screen.text.contains("Ignored"))
  }

  @Test func `a button with an image shows that in place of its title`() throws {
    let item = UIBarButtonItem(title: "Favorite", image: UIImage(systemName: "heart"))

    #expect(item.title == "♡")
  }
}
