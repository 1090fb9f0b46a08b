#if os(Linux)
  import CLibcurl
  import Foundation
  import FoundationNetworking
  import Synchronization

  /// One request and its answer, which a separate thread waits for.
  final class Exchange: Sendable {
    private struct State {
      var descriptor: Int32?
      var isCancelled = false
      var continuation: CheckedContinuation<HTTPMessage.Answer, any Error>?
    }

    private let request: URLRequest
    private let url: URL
    private let host: String
    private let libcurl: Libcurl?
    private let limit: Int
    private let timeout: Duration
    private let state = Mutex(State())

    /// Prepares a request; nil if it isn't one of HTTP, or is one of https without libcurl.
    init?(_ request: URLRequest, limit: Int, timeout: Duration, libcurl: Libcurl?) {
      guard let url = request.url, let host = url.host(percentEncoded: false) else { return nil }
      switch url.scheme?.lowercased() {
      case "http": self.libcurl = nil
      case "https" where libcurl != nil: self.libcurl = libcurl
      case _: return nil
      }
      self.request = request
      self.url = url
      self.host = host
      self.limit = limit
      self.timeout = timeout
    }

    /// Sends the request and waits for the answer, or until the task is canceled.
    func answer() async throws -> HTTPMessage.Answer {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { start($0) }
      } onCancel: {
        cancel()
      }
    }

    private func start(_ continuation: CheckedContinuation<HTTPMessage.Answer, any Error>) {
      state.withLock { $0.continuation = continuation }
      if Task.isCancelled { return cancel() }
      Thread.detachNewThread { self.finish(Result { try self.perform() }) }
    }

    /// Ends the wait immediately, and soon the thread.
    private func cancel() {
      state.withLock { state in
        state.isCancelled = true
        if let descriptor = state.descriptor { shutdown(descriptor, Int32(SHUT_RDWR)) }
      }
      finish(.failure(CancellationError()))
    }

    private func finish(_ result: Result<HTTPMessage.Answer, any Error>) {
      state.withLock { $0.continuation.take() }?.resume(with: result)
    }

    private func perform() throws -> HTTPMessage.Answer {
      if let libcurl {
        let socket = try SecureSocket(to: url, timeout: timeout, over: libcurl)
        defer { socket.close() }
        try keep(socket.descriptor)
        defer { state.withLock { $0.descriptor = nil } }
        return try talk(send: socket.send, receive: socket.receive)
      }
      let descriptor = try dial(port: url.port ?? 80)
      defer { hangUp() }
      return try talk { bytes in
        bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      } receive: { buffer in
        max(0, recv(descriptor, &buffer, buffer.count, 0))
      }
    }

    /// Sends the request, and waits for the answer.
    private func talk(
      send: (ArraySlice<UInt8>) -> Int, receive: @escaping (inout [UInt8]) -> Int
    ) throws -> HTTPMessage.Answer {
      var unsent = ArraySlice(HTTPMessage.bytes(of: request, host: host))
      while !unsent.isEmpty {
        let count = send(unsent)
        guard count > 0 else { break }
        unsent = unsent.dropFirst(count)
      }
      var message = HTTPMessage(receive: receive)
      return try message.answer(limit: limit)
    }

    /// Lets a cancellation end the wait for a socket, unless it has come already.
    private func keep(_ descriptor: Int32) throws {
      try state.withLock { state in
        if state.isCancelled { throw CancellationError() }
        state.descriptor = descriptor
      }
    }

    private func dial(port: Int) throws -> Int32 {
      var hints = addrinfo()
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
      var found: UnsafeMutablePointer<addrinfo>?
      guard getaddrinfo(host, "\(port)", &hints, &found) == 0 else {
        throw URLError(.cannotFindHost)
      }
      defer { freeaddrinfo(found) }
      for address in sequence(first: found, next: { $0?.pointee.ai_next }) {
        guard let address = address?.pointee, let descriptor = makeSocket(address) else { continue }
        if connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 { return descriptor }
        hangUp()
      }
      throw URLError(.cannotConnectToHost)
    }

    /// Makes a socket, unless the request was canceled.
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
