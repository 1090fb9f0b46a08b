public import Redux
import Synchronization

/// Returns middleware that runs other middleware for each of several equal parts of the state.
///
/// An app with several windows has a navigation state and dialogs for each window. Middleware such as
/// ``dialogAnswers(navigation:content:)`` is written for one of them. It receives the actions that are
/// addressed to its part, and its actions are addressed to that part too. Other actions, such as
/// a sign-in, reach the middleware of every part after they have been reduced.
///
/// - Parameters:
///   - addresses: Returns the addresses of all parts.
///   - part: Returns the part at an address.
///   - middleware: Makes the middleware of one part, on its first action.
/// - Returns: The middleware.
public func addressed<State, Part, Address: Hashable & Sendable>(
  to addresses: @escaping @Sendable (State) -> [Address],
  part: @escaping @Sendable (State, Address) -> Part,
  _ middleware: @escaping @Sendable (Address) -> [Middleware<Part>]
) -> Middleware<State> {
  { dispatch, getState in
    { next in
      let chains = Mutex<[Address: PartChain]>([:])
      let chain: @Sendable (Address) -> PartChain = { address in
        if let chain = chains.withLock({ $0[address] }) { return chain }
        let parts = middleware(address).map {
          $0({ dispatch(Addressed($0, to: address)) }, { part(getState(), address) })
        }
        let made = PartChain(parts) { next(Addressed($0, to: address)) }
        return chains.withLock { chains in
          chains[address] = chains[address] ?? made
          return chains[address] ?? made
        }
      }
      return { action in
        guard let action = action as? Addressed<Address> else {
          next(action)
          let addresses = addresses(getState())
          chains.withLock { chains in chains = chains.filter { addresses.contains($0.key) } }
          return addresses.forEach { chain($0).others(action) }
        }
        guard addresses(getState()).contains(action.address) else { return next(action) }
        chain(action.address).addressed(action.action)
      }
    }
  }
}

/// The middleware of one part, joined in two ways.
private struct PartChain: Sendable {
  /// Receives the actions that are addressed to the part, and passes them on.
  let addressed: Dispatch
  /// Receives other actions after they have been passed on.
  let others: Dispatch

  init(_ parts: [@Sendable (@escaping Dispatch) -> Dispatch], next: @escaping Dispatch) {
    addressed = parts.reversed().reduce(next) { $1($0) }
    let end: Dispatch = { _ in }
    others = parts.reversed().reduce(end) { $1($0) }
  }
}
