import Redux

/// Makes the middleware of the SDK; an action passes it from first to last.
///
/// A feature's middleware for its own actions is in its folder.
func paymentMiddleware(
  _ connection: PaymentConnection, report: @escaping @Sendable (PaymentEvent) -> Void
) -> [Middleware<PaymentState>] {
  [
    hostMiddleware(report),
    analytics(event: { ($0 as? any TrackedAction)?.event }, sink: { report(.tracked($0)) }),
    bankMiddleware(connection),
    accountsMiddleware, formMiddleware, reviewMiddleware, outcomeMiddleware,
  ]
}

/// Returns middleware that responds to the actions of one feature once they were reduced.
func response<Action: ActionType>(
  to type: Action.Type,
  _ respond: @escaping @Sendable (Action, PaymentState, Dispatch) -> Void
) -> Middleware<PaymentState> {
  { dispatch, getState in
    { next in
      { action in
        next(action)
        if let action = action.as(type) { respond(action, getState(), dispatch) }
      }
    }
  }
}

/// An action that an analytics service may count.
protocol TrackedAction: ActionType {
  /// The name of the event; nil for most actions.
  var event: String? { get }
}
