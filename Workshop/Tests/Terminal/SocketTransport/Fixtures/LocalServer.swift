#if os(Linux)
  import Foundation

  /// A server on this machine that sends the same bytes to every client, whatever it asks for.
  final class LocalServer: Sendable {
    enum Event: Equatable {
      case connected
      case asked(String)
      case left
    }

    /// The events of clients.
    let events: AsyncStream<Event>
    let port: Int
    private let descriptor: Int32

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - answer: The text to send after a request.
    ///   - waits: Whether clients have to hang up, instead of the server.
    /// - Throws: `URLError` if there is no free port.
    init(_ answer: String, waits: Bool = false) throws {
      let (events, notes) = AsyncStream.makeStream(of: Event.self)
      let (descriptor, port) = try Self.listen()
      self.events = events
      self.descriptor = descriptor
      self.port = port
      Thread.detachNewThread {
        while true {
          let client = accept(descriptor, nil, nil)
          guard client >= 0 else {
            guard Self.canGoOn(after: errno) else { break }
            continue
          }
          notes.yield(.connected)
          Self.serve(client, Array(answer.utf8), waits: waits) { notes.yield($0) }
        }
        close(descriptor)
      }
    }

    /// Ends the thread, which closes the socket only then: until now, no other file has its number.
    deinit { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Returns whether another client may be accepted, unless the server has ended; waits a moment if all files are open.
    static func canGoOn(after error: Int32) -> Bool {
      if ![EINVAL, EINTR, ECONNABORTED].contains(error) { usleep(10_000) }
      return error != EINVAL
    }

    /// Waits for the next events.
    func next(_ count: Int) async -> [Event] {
      await events.prefix(count).reduce(into: []) { $0.append($1) }
    }

    func url(_ path: String = "/", scheme: String = "http") throws -> URL {
      guard let url = URL(string: "\(scheme)://127.0.0.1:\(port)\(path)") else {
        throw URLError(.badURL)
      }
      return url
    }

    private static func listen() throws -> (descriptor: Int32, port: Int) {
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      // NB: the functions take the address of any protocol, and its size, as POSIX describes it.
      let isListening = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, size) == 0 && Glibc.listen(descriptor, 512) == 0
            && getsockname(descriptor, $0, &size) == 0
        }
      }
      guard isListening else { throw URLError(.cannotConnectToHost) }
      return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
    }

    private static func serve(
      _ client: Int32, _ answer: [UInt8], waits: Bool, note: (Event) -> Void
    ) {
      defer { close(client) }
      var buffer = [UInt8](repeating: 0, count: 4096)
      var request: [UInt8] = []
      // A request in TLS begins with 22, and is as unreadable as it is complete.
      while request.first != 22, !request.suffix(4).elementsEqual("\r\n\r\n".utf8) {
        let count = recv(client, &buffer, buffer.count, 0)
        guard count > 0 else { return note(.left) }
        request += buffer.prefix(count)
      }
      note(.asked(String(decoding: request.prefix { $0 != 13 }, as: UTF8.self)))
      _ = send(client, answer, answer.count, Int32(MSG_NOSIGNAL))
      guard waits else { return }
      while recv(client, &buffer, buffer.count, 0) > 0 {}
      note(.left)
    }
  }
#endif
