public import Foundation
import Redux
import Synchronization

/// Keeps the proof that the user is signed in, such as a token; the state only names the user.
///
/// So no recording, no log and no saved file contains a token. Requests read it here, whichever screen they
/// are for, and a token that the server no longer accepts ends here for all of them.
public final class TokenStore<Token: Codable & Equatable & Sendable>: Sendable {
  private struct State {
    /// Whether it is known if there is a token.
    var isRead = false
    var token: Token?
    var ended: @Sendable () -> Void = {}
  }

  private let place: TokenPlace
  private let state: Mutex<State>

  /// Creates a store, which reads the token of an earlier run when it is first needed.
  ///
  /// The system may start the app before the user first unlocks the device, when the token can't be read. It is read
  /// after that.
  ///
  /// - Parameter place: Where the token outlives the app; nil if it ends with the app, such as in a test.
  public init(_ place: TokenPlace? = nil) {
    self.place = place ?? .memory
    state = Mutex(State())
  }

  /// The token; nil if nobody is signed in.
  public var token: Token? {
    state.withLock { state in
      read(&state)
      return state.token
    }
  }

  /// Reads the token, unless it is known.
  private func read(_ state: inout State) {
    guard !state.isRead else { return }
    switch place.read() {
    case .unreadable: return
    case .nothing: state.token = nil
    case .data(let data): state.token = try? JSONDecoder().decode(Token.self, from: data)
    }
    state.isRead = true
  }

  /// Calls a closure, on whichever thread, when a server has ended a token.
  public func onEnd(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.ended = body } }

  /// Keeps a token; if it can't be written, until the app ends.
  public func keep(_ token: Token) { state.withLock { write(token, to: &$0) } }

  /// Forgets the token, and returns it, so that the server can be told.
  @discardableResult public func take() -> Token? {
    state.withLock { state in
      read(&state)
      defer { write(nil, to: &state) }
      return state.token
    }
  }

  /// Forgets a token that the server refused, unless the user has another token by now.
  ///
  /// - Parameter token: The token of the refused request. If it had none and there is none, nobody is signed in, and
  ///   ``onEnd(_:)`` is told too, because the app's state may still name a user.
  public func end(_ token: Token?) {
    let ended = state.withLock { state -> (@Sendable () -> Void)? in
      read(&state)
      // A token that can't be read yet wasn't refused.
      guard state.isRead, state.token == token else { return nil }
      write(nil, to: &state)
      return state.ended
    }
    ended?()
  }

  private func write(_ token: Token?, to state: inout State) {
    state.token = token
    state.isRead = true
    place.write(
      token.flatMap { token in try? revealingSecrets { try JSONEncoder().encode(token) } })
  }
}

/// The place where a ``TokenStore`` keeps its token.
public struct TokenPlace: Sendable {
  /// What is stored, if it can be read at present.
  enum Content: Equatable {
    case nothing
    case data(Data)
    /// It can't be read now, such as before the device is first unlocked.
    case unreadable
  }

  let read: @Sendable () -> Content
  /// Replaces the stored data, or removes it.
  let write: @Sendable (Data?) -> Void

  init(
    read: @escaping @Sendable () -> Content, write: @escaping @Sendable (Data?) -> Void
  ) {
    self.read = read
    self.write = write
  }

  /// Creates a place of the app's own.
  ///
  /// - Parameters:
  ///   - read: Returns what is stored; nil if nothing is.
  ///   - write: Replaces the stored data, or removes it.
  public init(
    read: @escaping @Sendable () -> Data?, write: @escaping @Sendable (Data?) -> Void
  ) {
    self.init(read: { read().map(Content.data) ?? .nothing }, write: write)
  }

  /// The same place, from which the first run of an installation removes what an earlier installation left.
  ///
  /// - Parameter mark: A file that lasts as long as the installation.
  /// - Returns: The place.
  func emptied(without mark: URL) -> TokenPlace {
    @Sendable func leaveMark() {
      try? mark.deletingLastPathComponent().makePrivateFolder()
      try? PrivateFile(mark).replace(with: Data())
    }
    if access(mark.path, F_OK) != 0, errno == ENOENT {
      write(nil)
      leaveMark()
    }
    return TokenPlace(read: read) { data in
      // The disk may have been full before.
      if data != nil, access(mark.path, F_OK) != 0 { leaveMark() }
      write(data)
    }
  }

  /// The memory, which ends with the app.
  static let memory = TokenPlace(read: { .nothing }, write: { _ in })

  /// A file that only its owner can read, and anyone with access to the disk.
  ///
  /// A token that others may have read or written is nobody's, and none is written to a folder of others.
  static func file(_ url: URL) -> TokenPlace {
    let folder = url.deletingLastPathComponent()
    let file = PrivateFile(url, followsLinks: false)
    return TokenPlace {
      guard (try? folder.refuseForeignFolder()) != nil, url.isOwnersFile,
        let data = try? file.read(upTo: 1 << 20)
      else { return .nothing }
      return .data(data)
    } write: { data in
      guard let data else { return _ = unlink(url.path) }
      guard (try? folder.makePrivateFolder()) != nil, (try? folder.refuseForeignFolder()) != nil
      else { return }
      try? file.replace(with: data)
    }
  }

  /// The Keychain on iOS; elsewhere a file if you name one, or else the memory, which ends with the app.
  ///
  /// - Parameters:
  ///   - service: The purpose of the token, such as the identifier of the app's bundle.
  ///   - folder: The folder of the app's data. The Keychain outlives the app, and this folder doesn't: without
  ///     a mark in it, the token of an earlier installation is removed.
  ///   - file: Where to keep the token off iOS; nil to forget it when the app ends.
  /// - Returns: The store.
  public static func device(_ service: String, markedIn folder: URL, elsewhere file: URL? = nil)
    -> TokenPlace
  {
    #if os(iOS)
      keychain(service).emptied(without: folder.appending(path: "installed"))
    #else
      file.map(Self.file) ?? .memory
    #endif
  }
}
