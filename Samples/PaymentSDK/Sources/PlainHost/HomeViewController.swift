import PaymentSDK
import UIKit

/// Opens the SDK in both ways, and shows what it reports.
final class HomeViewController: UIViewController {
  let payments: Payments
  private let eventLabel = UILabel()

  init(over connection: PaymentConnection = .sandbox()) {
    let configuration = PaymentConfiguration(
      currency: "EUR", limit: 500, locale: Locale(identifier: "en_US"))
    payments = Payments(configuration, over: connection)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    Task { [weak self, events = payments.events] in
      for await event in events { self?.receive(event) }
    }
  }

  private func layOutViews() {
    title = "Shop"
    view.backgroundColor = .systemBackground
    eventLabel.text = "Nothing has happened yet."
    let column = UIStackView(arrangedSubviews: [
      eventLabel,
      button("Pay in a Sheet") { $0.payments.present(from: $0) },
      button("Pay Here") { home in home.navigationController.map(home.payments.embed) },
      button("Sign Out") { $0.payments.signOut() },
    ])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)

    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func button(
    _ title: String, perform action: @escaping (HomeViewController) -> Void
  ) -> UIButton {
    let button = UIButton(configuration: .bordered())
    button.configuration?.title = title
    button.addAction(
      UIAction { [unowned self] _ in action(self) }, for: .primaryActionTriggered)
    return button
  }

  private func receive(_ event: PaymentEvent) {
    switch event {
    case .transferSent(let id): eventLabel.text = "Paid: \(id)"
    case .cardChanged(let isFrozen): eventLabel.text = isFrozen ? "Frozen" : "Not frozen"
    case .helpTapped: showHelp()
    case .signedOut: eventLabel.text = "Signed out"
    case .closed: eventLabel.text = "Welcome back"
    case .tracked: break
    }
  }

  /// Shows a screen of the shop on top of the SDK's.
  private func showHelp() {
    let help = UIViewController()
    help.title = "Help by the Shop"
    help.view.backgroundColor = .systemBackground
    let sheet = presentedViewController as? UINavigationController
    (sheet ?? navigationController)?.pushViewController(help, animated: true)
  }
}
