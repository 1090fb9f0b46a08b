import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Shows what the user has paid, and opens the SDK.
@MainActor final class HomeCoordinator: ScreenCoordinator {
  let viewController = HomeViewController()
  private let context: ScreenContext

  init(context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [unowned self] action in
      context.dispatch(action)
      context.dispatch(RouteAction<HostMap>.present(Modal([.payments], as: .bare)))
    }
    context.store.observeOnMain(\.receipts)
      .subscribe(with: viewController) { $0.render($1) }
  }
}

/// The events on the first screen.
enum HomeAction: ActionType, Codable, Equatable { case payTapped }

/// Owns the views of the first screen.
final class HomeViewController: UIViewController {
  private let label = UILabel(.body)
  private let payButton = UIButton(.borderedProminent(), title: "Pay")
  var send: (HomeAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    view.backgroundColor = .systemBackground
    view.fill(withScrolling: UIStackView(column: [label, payButton], spacing: 16))
    payButton.on { [unowned self] in send(.payTapped) }
  }

  func render(_ receipts: [String]) {
    label.text = receipts.isEmpty ? "No payments" : "Paid: \(receipts.joined(separator: ", "))"
  }
}
