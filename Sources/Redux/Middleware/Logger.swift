/// Returns middleware that logs every action that reaches it, before passing it on.
///
/// - Parameters:
///   - sink: A function that takes one line for each action, on the thread that handles it.
///   - payloads: Whether to log the values that actions carry. They contain what people type, so do not
///     log them in a build for users.
/// - Returns: The middleware.
public func logger<State>(
  sink: @escaping @Sendable (String) -> Void = { print($0) }, payloads: Bool = false
) -> Middleware<State> {
  { _, _ in
    { next in
      { action in
        sink(payloads ? describeWithPayload(action) : describeAction(action))
        next(action)
      }
    }
  }
}

private func describeWithPayload(_ action: any ActionType) -> String {
  guard Mirror(reflecting: action).displayStyle == .enum else { return "\(action)" }
  return "\(readableName(of: type(of: action))).\(action)"
}
