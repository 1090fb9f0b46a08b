import Redux

/// Makes the middleware of the SDK; an action passes it from first to last.
///
/// A feature's middleware for its own actions is in its folder.
func paymentMiddleware(
  _ connection: PaymentConnection, report: @escaping @Sendable (PaymentEvent) -> Void
) -> [Middleware<PaymentState>] {
  [
    hostMiddleware(report),
    listener { action, _, _ in
      if let event = (action as? any TrackedAction)?.event { report(.tracked(event)) }
    },
    bankMiddleware(connection),
    accountsMiddleware,
    formMiddleware,
    reviewMiddleware,
    outcomeMiddleware,
  ]
}

/// An action that an analytics service may count.
protocol TrackedAction: ActionType {
  /// The name of the event; nil for most actions.
  var event: String? { get }
}
