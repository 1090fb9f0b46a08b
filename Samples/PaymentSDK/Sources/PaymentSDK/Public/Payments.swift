public import UIKit

/// Lets users pay: accounts, a transfer and a card, in screens that run inside any app.
///
/// Keep it as long as the SDK is on screen. Several can be open side by side, each for its own
/// user; they share nothing.
///
/// ```swift
/// let payments = Payments(PaymentConfiguration(currency: "CHF", limit: 1000), over: .sandbox())
/// payments.present(from: viewController)
/// ```
@MainActor public final class Payments {
  /// The version of the SDK, for the host's reports of problems.
  public nonisolated static let version = "1.0.0"

  /// What happens, in order.
  ///
  /// It serves one `for await` loop, which ends when this object has gone and all before is reported.
  public nonisolated let events: AsyncStream<PaymentEvent>
  private nonisolated let reporter: PaymentReporter
  private let configuration: PaymentConfiguration
  private let connection: PaymentConnection
  private var session: PaymentSession?

  /// Makes the SDK for one customer and one user, and shows nothing yet.
  public init(_ configuration: PaymentConfiguration, over connection: PaymentConnection) {
    self.configuration = configuration
    self.connection = connection
    let continuation: AsyncStream<PaymentEvent>.Continuation
    (events, continuation) = AsyncStream.makeStream()
    reporter = PaymentReporter(continuation)
  }

  /// Presents the first screen as a sheet.
  ///
  /// Nothing happens if the SDK is open already, or if UIKit would refuse the presentation.
  public func present(from viewController: UIViewController) {
    guard viewController.viewIfLoaded?.window != nil,
      viewController.presentedViewController == nil
    else { return }
    let container = UINavigationController()
    guard start(in: container, isPresented: true) else { return }
    viewController.present(container, animated: true)
    if container.presentingViewController == nil { session = nil }
  }

  /// Shows the first screen on top of a navigation controller of the host, or as its root.
  ///
  /// The host's screens below and above stay where they are, and so does the delegate. Nothing happens if
  /// the SDK is open already.
  public func embed(in container: UINavigationController) {
    _ = start(in: container, isPresented: false)
  }

  /// Closes the SDK, and forgets the user: an answer that is still on its way is ignored.
  public func signOut() {
    session?.end(.signedOut)
    session = nil
  }

  /// Starts with a new store, unless the SDK is open.
  ///
  /// One that was closed is kept until then, so a transfer that was on its way is still reported.
  private func start(in container: UINavigationController, isPresented: Bool) -> Bool {
    guard session?.isOpen != true else { return false }
    let session = PaymentSession(
      PaymentState(configuration, isRoot: container.viewControllers.isEmpty), over: connection
    ) { [reporter] in reporter.report($0) }
    self.session = session
    session.start(in: container, isPresented: isPresented)
    return true
  }
}

/// Reports events, and ends their stream once nobody is left who could report one.
///
/// An action that waits for its turn in the store keeps it, so no event is lost when the SDK goes.
private final class PaymentReporter: Sendable {
  private let continuation: AsyncStream<PaymentEvent>.Continuation

  init(_ continuation: AsyncStream<PaymentEvent>.Continuation) { self.continuation = continuation }

  deinit { continuation.finish() }

  func report(_ event: PaymentEvent) { continuation.yield(event) }
}
