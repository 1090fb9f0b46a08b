import Redux
import UIKit

/// The SDK from the moment it is shown until it is closed: a store, and what shows its state.
@MainActor final class PaymentSession {
  private let store: Store<PaymentState>
  private var navigator: PaymentNavigator?

  init(
    _ state: PaymentState, over connection: PaymentConnection,
    report: @escaping @Sendable (PaymentEvent) -> Void
  ) {
    store = Store(
      initialState: state, middleware: paymentMiddleware(connection, report: report))
  }

  /// Whether the SDK is on screen.
  var isOpen: Bool { store.read { $0.ending == nil } }

  /// Shows where the user is, and follows.
  func start(in container: UINavigationController, isPresented: Bool) {
    let navigator = PaymentNavigator(in: container, isPresented: isPresented, store: store)
    self.navigator = navigator
    store.observeOnMain(\.navigation).subscribe(with: navigator) { $0.follow($1) }
    store.observeOnMain(\.ending).subscribe(with: self) { if $1 != nil { $0.leave() } }
  }

  func end(_ ending: PaymentState.Ending) {
    store.dispatch(PaymentAction.Session.ended(ending))
    leave()
  }

  private func leave() {
    navigator?.leave()
    navigator = nil
  }
}
