/// Makes middleware that tells a sink of every action, before it is reduced.
///
/// - Parameters:
///   - sink: Takes one line for each action, on the thread that works the store.
///   - payloads: Whether to write what actions carry as well. They carry what people type, so leave
///     it off in a build that others use.
/// - Returns: The middleware.
public func logger<State>(
  sink: @escaping @Sendable (String) -> Void = { print($0) }, payloads: Bool = false
) -> Middleware<State> {
  { _, _ in
    { next in
      { action in
        sink(payloads ? describeInFull(action) : describeAction(action))
        next(action)
      }
    }
  }
}

private func describeInFull(_ action: any ActionType) -> String {
  guard Mirror(reflecting: action).displayStyle == .enum else { return "\(action)" }
  return "\(readableName(of: type(of: action))).\(action)"
}
