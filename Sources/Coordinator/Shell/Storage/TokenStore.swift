public import Foundation
import Redux
import Synchronization

/// Keeps the proof that the user is signed in, such as a token; the state only names the user.
///
/// So no recording, no log and no saved file contains a token. Requests read it here, whichever screen they
/// are for, and a token that the server no longer accepts ends here for all of them.
public final class TokenStore<Token: Codable & Equatable & Sendable>: Sendable {
  private struct State {
    var token: Token?
    var ended: @Sendable () -> Void = {}
  }

  private let place: TokenPlace
  private let state: Mutex<State>

  /// Reads the token of an earlier run.
  public init(_ place: TokenPlace = .memory) {
    self.place = place
    let token = place.read().flatMap { try? JSONDecoder().decode(Token.self, from: $0) }
    state = Mutex(State(token: token))
  }

  /// The token; nil if nobody is signed in.
  public var token: Token? { state.withLock { $0.token } }

  /// Calls a closure, on whichever thread, when a server has ended a token.
  public func onEnd(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.ended = body } }

  /// Keeps a token; if it can't be written, until the app ends.
  public func keep(_ token: Token) { state.withLock { write(token, to: &$0) } }

  /// Forgets the token, and returns it, so that the server can be told.
  @discardableResult public func take() -> Token? {
    state.withLock { state in
      defer { write(nil, to: &state) }
      return state.token
    }
  }

  /// Forgets a token that the server refused, unless the user has another token by now.
  public func end(_ token: Token?) {
    let ended = state.withLock { state -> (@Sendable () -> Void)? in
      guard state.token == token else { return nil }
      write(nil, to: &state)
      return state.ended
    }
    ended?()
  }

  private func write(_ token: Token?, to state: inout State) {
    state.token = token
    place.write(
      token.flatMap { token in try? revealingSecrets { try JSONEncoder().encode(token) } })
  }
}

/// The place where a ``TokenStore`` keeps its token.
public struct TokenPlace: Sendable {
  let read: @Sendable () -> Data?
  /// Replaces the stored data, or removes it.
  let write: @Sendable (Data?) -> Void

  /// The memory, which ends with the app; for tests.
  public static let memory = TokenPlace(read: { nil }, write: { _ in })

  /// A file that only its owner can read, and anyone with access to the disk.
  public static func file(_ url: URL) -> TokenPlace {
    let file = PrivateFile(url)
    return TokenPlace {
      guard case .data(let data)? = try? file.read() else { return nil }
      return data
    } write: { data in
      guard let data else { return _ = unlink(file.url.path) }
      try? url.deletingLastPathComponent().makePrivateFolder()
      try? file.replace(with: data)
    }
  }

  /// The Keychain on iOS; elsewhere the memory, or a file if you name one.
  ///
  /// - Parameters:
  ///   - service: The purpose of the token, such as the identifier of the app's bundle.
  ///   - folder: The folder of the app's data. The Keychain outlives the app, and this folder doesn't: without
  ///     a mark in it, the token of an earlier installation is removed.
  ///   - file: Where to keep the token off iOS; nil for nowhere.
  /// - Returns: The store.
  public static func device(_ service: String, markedIn folder: URL, elsewhere file: URL? = nil)
    -> TokenPlace
  {
    #if os(iOS)
      keychain(service, mark: folder.appending(path: "signed-in"))
    #else
      file.map(Self.file) ?? .memory
    #endif
  }
}
