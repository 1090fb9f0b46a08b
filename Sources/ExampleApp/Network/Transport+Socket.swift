import AppShell

#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking
  import Synchronization

  extension Transport {
    /// HTTP over a socket, secured by libcurl or plain, in place of URLSession on Linux.
    ///
    /// URLSession of Swift 6.3 on Linux keeps a core busy while it waits (it watches for a socket to
    /// become writable that always is), traps on a Content-Length near `Int64.max`, and inflates a
    /// compressed answer wholly before its delegate can refuse it: 1 MB on the wire took 1.1 GB.
    static let socket = Transport { request in
      let exchange = Exchange()
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { exchange.start(request, $0) }
      } onCancel: {
        exchange.cancel()
      }
    }
  }

  /// One request and its answer, which a thread of their own waits for.
  private final class Exchange: Sendable {
    private struct State {
      var descriptor: Int32?
      var isCancelled = false
      var continuation: CheckedContinuation<ServerAnswer, any Error>?
    }

    private let state = Mutex(State())

    func start(
      _ request: URLRequest, _ continuation: CheckedContinuation<ServerAnswer, any Error>
    ) {
      state.withLock { $0.continuation = continuation }
      if Task.isCancelled { return cancel() }
      Thread.detachNewThread { self.finish(Result { try self.perform(request) }) }
    }

    /// Ends the wait at once, and soon the thread.
    func cancel() {
      state.withLock { state in
        state.isCancelled = true
        if let descriptor = state.descriptor { shutdown(descriptor, Int32(SHUT_RDWR)) }
      }
      finish(.failure(CancellationError()))
    }

    private func finish(_ result: Result<ServerAnswer, any Error>) {
      state.withLock { $0.continuation.take() }?.resume(with: result)
    }

    private func perform(_ request: URLRequest) throws -> ServerAnswer {
      guard let url = request.url, let host = url.host(percentEncoded: false) else {
        throw ClientError.unreachable
      }
      if url.scheme == "https" {
        let socket = try SecureSocket(to: url)
        defer { socket.close() }
        try keep(socket.descriptor)
        defer { state.withLock { $0.descriptor = nil } }
        return try talk(request, host, send: socket.send, receive: socket.receive)
      }
      let descriptor = try dial(host, port: url.port ?? 80)
      defer { hangUp() }
      return try talk(request, host) { bytes in
        bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      } receive: { buffer in
        max(0, recv(descriptor, &buffer, buffer.count, 0))
      }
    }

    /// Sends a request, and waits for the answer.
    private func talk(
      _ request: URLRequest, _ host: String, send: (ArraySlice<UInt8>) -> Int,
      receive: @escaping (inout [UInt8]) -> Int
    ) throws -> ServerAnswer {
      var unsent = ArraySlice(HTTPMessage.bytes(of: request, host: host))
      while !unsent.isEmpty {
        let count = send(unsent)
        guard count > 0 else { break }
        unsent = unsent.dropFirst(count)
      }
      var message = HTTPMessage(receive: receive)
      return try message.answer(limit: Connection.largestAnswer)
    }

    /// Lets a cancellation end the wait for a socket, unless it has come already.
    private func keep(_ descriptor: Int32) throws {
      try state.withLock { state in
        if state.isCancelled { throw CancellationError() }
        state.descriptor = descriptor
      }
    }

    private func dial(_ host: String, port: Int) throws -> Int32 {
      var hints = addrinfo()
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
      var found: UnsafeMutablePointer<addrinfo>?
      guard getaddrinfo(host, "\(port)", &hints, &found) == 0 else {
        throw ClientError.unreachable
      }
      defer { freeaddrinfo(found) }
      for address in sequence(first: found, next: { $0?.pointee.ai_next }) {
        guard let address = address?.pointee, let descriptor = makeSocket(address) else { continue }
        if connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 { return descriptor }
        hangUp()
      }
      throw ClientError.unreachable
    }

    /// Makes a socket, unless the request was cancelled.
    private func makeSocket(_ address: addrinfo) -> Int32? {
      state.withLock { state in
        guard !state.isCancelled else { return nil }
        let descriptor = socket(
          address.ai_family, address.ai_socktype | Int32(SOCK_CLOEXEC.rawValue),
          address.ai_protocol)
        state.descriptor = descriptor < 0 ? nil : descriptor
        return state.descriptor
      }
    }

    private func hangUp() {
      state.withLock { state in _ = state.descriptor.take().map { close($0) } }
    }
  }
#endif
