import AppShell
import Coordinator
import Foundation
import PaymentSDK
import Redux
import UIKit

/// Runs the SDK as one screen of the app, and turns its events into actions.
final class PaymentsCoordinator: CoordinatorType {
  let viewController = UINavigationController()
  let context: ScreenContext
  private let payments: Payments

  init(_ context: ScreenContext) {
    self.context = context
    payments = Payments(
      PaymentConfiguration(
        currency: "CHF", limit: 1000, features: [.transfers],
        words: PaymentWords(title: "Wallet", transfer: "Send Francs"),
        locale: Locale(identifier: "en_US")),
      over: .sandbox())
  }

  func start() {
    payments.embed(in: viewController)
    Task { [weak self, events = payments.events] in
      for await event in events { self?.receive(event) }
    }
  }

  private func receive(_ event: PaymentEvent) {
    switch event {
    case .transferSent(let id): context.dispatch(PaymentsAction.sent(id))
    case .closed, .signedOut: context.dispatch(RouteAction<HostMap>.close(.payments))
    case .cardChanged, .helpTapped, .tracked: break
    }
  }
}
