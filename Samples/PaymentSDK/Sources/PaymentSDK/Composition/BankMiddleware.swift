import Foundation
import Redux

/// An action that may ask the bank for something.
///
/// The request is a value beside the feature, so tests read it without a connection, and one piece of
/// middleware serves all features.
protocol BankAction: ActionType {
  /// The request to send; nil for most actions.
  var request: BankRequest? { get }
}

/// A question to the bank, and the actions that report how it goes.
struct BankRequest: Sendable {
  let path: String
  fileprivate let started: any ActionType
  fileprivate let outcome: @Sendable (PaymentConnection) async -> any ActionType

  /// Describes a request, whose answer is a value in JSON.
  init<Value: Decodable & Sendable>(
    _ path: String, sending body: (any Encodable & Sendable)? = nil,
    reporting report: @escaping @Sendable (LoadAction<Value>) -> any ActionType
  ) {
    self.path = path
    started = report(.started)
    outcome = { connection in
      do {
        let body = try body.map { try JSONEncoder().encode($0) }
        let answer = try await connection.answer(path, body)
        return report(.success(try JSONDecoder().decode(Value.self, from: answer)))
      } catch {
        return report(.failure(error))
      }
    }
  }
}

/// Returns middleware that asks the bank; it knows no feature, and no state.
func bankMiddleware<State>(_ connection: PaymentConnection) -> Middleware<State> {
  { dispatch, _ in
    { next in
      { action in
        next(action)
        guard let request = (action as? any BankAction)?.request else { return }
        dispatch(request.started)
        Task { dispatch(await request.outcome(connection)) }
      }
    }
  }
}
