import Foundation

@testable import TerminalUIKit

/// A headless screen with views in a column, and a record of their events.
@MainActor final class InputScreen {
  let screen: TerminalScreen
  private let window: UIWindow
  private let controller = UIViewController()
  private(set) var events: [String] = []

  init(columns: Int = 30, rows: Int = 8, _ views: [UIView]) {
    screen = TerminalScreen(columns: columns, rows: rows)
    window = UIWindow(windowScene: screen.windowScene)
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
    window.rootViewController = controller
    window.makeKeyAndVisible()
    screen.update()
  }

  /// Records an event of a control under a name.
  func record(_ event: UIControl.Event, of control: UIControl, as name: String) {
    control.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
  }

  func row(_ index: Int) -> String {
    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    return String(rows[index])
  }
}
