#if DEBUG
  import AppShell
  import Foundation
  import Synchronization

  /// Why the inspector's page can't be served.
  struct LoopbackServerError: Error {
    let words: String
  }

  /// A server for HTTP that only programs on this device can reach.
  ///
  /// Each connection carries one request. Its bytes are read and written on a thread of its own, which waits for a
  /// slow client no longer than the server's patience. The server ends when it is released.
  final class LoopbackServer: Sendable {
    /// Answers a request that came to a port.
    typealias Handler = @Sendable (HTTPRequest, _ port: Int) async -> HTTPResponse

    static let mostConnections = 64

    /// The port, which the system chose.
    let port: Int
    private let listener: Listener

    /// The socket that waits for clients, which the server ends, and a thread that doesn't keep the server closes.
    private final class Listener: Sendable {
      private struct State { var isOver = false, isClosed = false }

      let descriptor: Int32
      private let state = Mutex(State())

      init(_ descriptor: Int32) { self.descriptor = descriptor }

      var isOver: Bool { state.withLock { $0.isOver } }

      /// Wakes the thread, unless it has closed the socket: its number may be another's by then.
      func end() {
        state.withLock { state in
          state.isOver = true
          if !state.isClosed { shutdown(descriptor, Int32(SHUT_RDWR)) }
        }
      }

      func closeSocket() {
        state.withLock { state in
          state.isClosed = true
          close(descriptor)
        }
      }
    }

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - patience: How long a client may take to send a request, and to receive the answer.
    ///   - handler: Answers a request, on any thread.
    /// - Throws: Why there is no port to listen on.
    init(
      patience: Duration = .seconds(10), handler: @escaping Handler
    ) throws(LoopbackServerError) {
      let (descriptor, port) = try Self.makeListener()
      let listener = Listener(descriptor)
      (self.listener, self.port) = (listener, port)
      Thread.detachNewThread {
        let connections = Connections()
        while true {
          let client = accept(descriptor, nil, nil)
          if listener.isOver {
            if client >= 0 { close(client) }
            break
          }
          // A client may have left, or all files may be open.
          guard client >= 0 else {
            guard Self.canGoOn(after: errno) else { break }
            continue
          }
          let socket = ClientSocket(client, patience: patience, among: connections)
          Thread.detachNewThread { socket.serve { await handler($0, port) } }
        }
        listener.closeSocket()
      }
    }

    deinit {
      listener.end()
      #if !os(Linux)
        // `shutdown` wakes no listener there.
        Self.knock(on: port)
      #endif
    }

    /// Returns whether another client may be accepted; waits a moment if all files are open.
    ///
    /// iOS closes the listener of a suspended app. Then no client ever comes again.
    static func canGoOn(after error: Int32) -> Bool {
      switch error {
      case EBADF, EINVAL, ENOTCONN, ENOTSOCK: return false
      case EINTR, ECONNABORTED: return true
      default:
        usleep(10_000)
        return true
      }
    }

    private static func makeListener() throws(LoopbackServerError) -> (descriptor: Int32, port: Int)
    {
      let descriptor = socket(AF_INET, ClientSocket.stream, 0)
      var address = loopback(port: 0)
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      // NB: the functions take the address of any protocol, and its size, as POSIX describes it.
      let isListening = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, size) == 0 && listen(descriptor, 64) == 0
            && getsockname(descriptor, $0, &size) == 0
        }
      }
      guard isListening else {
        let reason = FileProblem.last.localizedDescription
        close(descriptor)
        throw LoopbackServerError(words: localized("The inspector can't be served. \(reason)"))
      }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
    }

    private static func loopback(port: Int) -> sockaddr_in {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      return address
    }

    #if !os(Linux)
      /// Connects once, so that the thread that waits for clients sees the end.
      private static func knock(on port: Int) {
        let descriptor = socket(AF_INET, ClientSocket.stream, 0)
        var address = loopback(port: port)
        _ = withUnsafePointer(to: &address) { pointer in
          pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
          }
        }
        close(descriptor)
      }
    #endif
  }

  /// The open connections of a server.
  ///
  /// If there are too many, a new one takes the place of the one whose request has been awaited longest, so that slow
  /// clients lock nobody out.
  final class Connections: Sendable {
    private struct Contents {
      var count = 0
      /// The descriptors of those whose requests are awaited, the oldest first.
      var awaited: [Int32] = []
    }

    private let contents = Mutex(Contents())

    /// Adds a connection, and returns whether there is room for it.
    func add(_ descriptor: Int32) -> Bool {
      contents.withLock { contents in
        contents.count += 1
        if contents.count > LoopbackServer.mostConnections {
          guard !contents.awaited.isEmpty else { return false }
          // Its thread then sees the end, and closes it.
          shutdown(contents.awaited.removeFirst(), Int32(SHUT_RDWR))
        }
        contents.awaited.append(descriptor)
        return true
      }
    }

    /// Notes that the request of a connection is awaited no longer.
    func stopAwaiting(_ descriptor: Int32) {
      contents.withLock { $0.awaited.removeAll { $0 == descriptor } }
    }

    /// Closes a connection, and forgets it.
    func remove(_ descriptor: Int32) {
      contents.withLock { contents in
        contents.awaited.removeAll { $0 == descriptor }
        contents.count -= 1
        close(descriptor)
      }
    }
  }
#endif
