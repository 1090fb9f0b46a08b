import Foundation
import Testing

@testable import TerminalUIKit

/// The mistakes for which UIKit raises an exception, each with UIKit's words.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ExceptionTests {
  enum Mistake: String, CaseIterable, Codable {
    case pushedTwice = "Pushing the same view controller instance more than once is not supported"
    case pushedStack = "Pushing a navigation controller is not supported"
    case setTwice = "All view controllers in a navigation controller must be distinct"
    case poppedToStranger = "Tried to pop to a view controller that doesn't exist."
    case selectedStranger = "only a view controller in the tab bar controller's list"
    case presentedTwice = "that is already being presented by <UIViewController>."
    case popoverWithoutSource = "has presented a popover without location information."
    case twoCancelActions = "can only have one action with a style of UIAlertActionStyleCancel"
    case unregisteredCell = "unable to dequeue a cell with identifier Cell - must register"
    case duplicateSection = "Fatal: supplied section identifiers are not unique."
    case duplicateItem = "Fatal: supplied item identifiers are not unique."
    case noSection = "There are currently no sections in the data source."
    case unknownSection = "Invalid parameter not satisfying: section != NSNotFound"
    case unknownItem =
      "Attempted to reconfigure item identifier that does not exist in the snapshot"
    case noCommonAncestor = "because its items have no common ancestor."
  }

  private static func make(_ mistake: Mistake) {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    if mistake != .noSection { snapshot.appendSections([1]) }
    switch mistake {
    case .pushedTwice: navigation.pushViewController(page, animated: false)
    case .pushedStack: navigation.pushViewController(UINavigationController(), animated: false)
    case .setTwice: navigation.viewControllers = [page, page]
    case .poppedToStranger: navigation.popToViewController(UIViewController(), animated: false)
    case .selectedStranger: tabs.selectedViewController = page
    case .presentedTwice: presentTwice()
    case .popoverWithoutSource: presentWithoutSource()
    case .twoCancelActions: addTwoCancelActions()
    case .unregisteredCell: dequeueUnregisteredCell()
    case .duplicateSection: snapshot.appendSections([1])
    case .duplicateItem: snapshot.appendItems([7, 7])
    case .noSection: snapshot.appendItems([7])
    case .unknownSection: snapshot.appendItems([7], toSection: 2)
    case .unknownItem: snapshot.reconfigureItems([7])
    case .noCommonAncestor:
      UIView().widthAnchor.constraint(equalTo: UIView().widthAnchor).isActive = true
    }
  }

  private static func presentWithoutSource() {
    let screen = TerminalScreen(columns: 120, rows: 24)
    let (page, popover) = (UIViewController(), UIViewController())
    screen.show(page)
    popover.modalPresentationStyle = .popover
    withExtendedLifetime(screen) { page.present(popover, animated: false) }
  }

  private static func presentTwice() {
    let root = UIViewController()
    let sheet = UIViewController()
    let screen = TerminalScreen()
    screen.show(root)
    withExtendedLifetime(screen) {
      for _ in 0..<2 { root.present(sheet, animated: false) }
    }
  }

  private static func addTwoCancelActions() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    for _ in 0..<2 { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
  }

  private static func dequeueUnregisteredCell() {
    let table = UITableView(frame: .zero, style: .plain)
    _ = table.dequeueReusableCell(withIdentifier: "Cell", for: IndexPath(row: 0, section: 0))
  }

  @Test(arguments: Mistake.allCases)
  func `a mistake traps with UIKit's words`(mistake: Mistake) async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [mistake = mistake as Mistake] in
      await MainActor.run { Self.make(mistake) }
    }

    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains(mistake.rawValue))
  }

  @Test(arguments: [-1, 2, .max])
  func `a selected index out of range is ignored`(index: Int) {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.selectedIndex = 1

    tabs.selectedIndex = index

    #expect(tabs.selectedIndex == 1)
  }

  @Test func `deselecting a row that isn't there is ignored`() {
    let table = UITableView(frame: .zero, style: .plain)

    table.deselectRow(at: IndexPath(row: 9, section: 9), animated: true)

    #expect(table.selectedPath == nil)
  }

  @Test func `properties that UIKit resets don't stay nil`() {
    let label = UILabel()
    let page = UIViewController()

    label.font = nil
    label.textColor = nil
    page.tabBarItem = nil

    #expect(label.font == .preferredFont(forTextStyle: .body))
    #expect(label.textColor == .label)
    #expect(page.tabBarItem != nil)
  }
}
