import Synchronization

/// Refreshes a token that the server refused, once for all requests that wait for it.
final class TokenRefresh<Token: Equatable & Sendable>: Sendable {
  private struct State {
    var token: Token
    var running: Task<Token, any Error>?
  }

  private let state: Mutex<State>
  private let refresh: @Sendable (Token) async throws -> Token

  init(_ token: Token, by refresh: @escaping @Sendable (Token) async throws -> Token) {
    state = Mutex(State(token: token))
    self.refresh = refresh
  }

  /// Sends a request, and once more with a new token if the server refused the old one.
  func perform<Answer>(_ send: (Token) async throws -> Answer) async throws -> Answer {
    let token = state.withLock { $0.token }
    do { return try await send(token) } catch NotesError.refused(status: 401) {
      return try await send(try await replace(token))
    }
  }

  private func replace(_ old: Token) async throws -> Token {
    let task = state.withLock { state -> Task<Token, any Error> in
      // Another request was faster, or is on its way.
      if state.token != old { return Task<Token, any Error> { [token = state.token] in token } }
      if let running = state.running { return running }
      let task = Task { try await self.renew(old) }
      state.running = task
      return task
    }
    return try await task.value
  }

  private func renew(_ old: Token) async throws -> Token {
    let result: Result<Token, any Error>
    do { result = .success(try await refresh(old)) } catch { result = .failure(error) }
    state.withLock { state in
      state.running = nil
      if case .success(let token) = result { state.token = token }
    }
    return try result.get()
  }
}
