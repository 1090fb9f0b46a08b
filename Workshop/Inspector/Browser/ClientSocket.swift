#if DEBUG
  import Foundation
  import Synchronization

  /// A connection to the inspector's server, which is closed when this is released.
  final class ClientSocket: Sendable {
    #if canImport(Glibc)
      static let stream = Int32(SOCK_STREAM.rawValue)
      private static let sendFlags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    #else
      static let stream = SOCK_STREAM
      private static let sendFlags = MSG_DONTWAIT
    #endif

    private let descriptor: Int32
    private let patience: Duration
    private let connections: Connections
    /// Whether there are too many connections for this one.
    private let isSurplus: Bool

    /// Takes over an open descriptor.
    init(_ descriptor: Int32, patience: Duration, among connections: Connections) {
      self.descriptor = descriptor
      self.patience = patience
      self.connections = connections
      isSurplus = !connections.add(descriptor)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      #if !canImport(Glibc)
        var isOn: Int32 = 1
        setsockopt(
          descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      #endif
    }

    deinit { connections.remove(descriptor) }

    /// Reads a request, and writes its answer on another thread.
    func serve(_ handler: @escaping @Sendable (HTTPRequest) async -> HTTPResponse) {
      if isSurplus { return deliver(.refusal(503)) }
      let reading = receive()
      connections.stopAwaiting(descriptor)
      switch reading {
      case .incomplete: return
      case .refused(let status): deliver(.refusal(status))
      case .complete(let request):
        Task { [self] in
          let response = await handler(request)
          Thread.detachNewThread { [self] in deliver(response) }
        }
      }
    }

    /// Reads until the request is complete; it stays incomplete if the client leaves or takes too long.
    private func receive() -> HTTPRequest.Reading {
      let deadline = ContinuousClock.now + patience
      var (bytes, buffer) = (Data(), [UInt8](repeating: 0, count: 16 << 10))
      while wait(for: Int16(POLLIN), until: deadline) {
        let count = recv(descriptor, &buffer, buffer.count, 0)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return .incomplete }
        bytes.append(contentsOf: buffer.prefix(count))
        let reading = HTTPRequest.read(bytes)
        guard reading == .incomplete else { return reading }
      }
      return .refused(408)
    }

    private func deliver(_ response: HTTPResponse) {
      let deadline = ContinuousClock.now + patience
      var rest = Array(response.bytes)[...]
      while !rest.isEmpty, wait(for: Int16(POLLOUT), until: deadline) {
        let count = rest.withUnsafeBytes {
          send(descriptor, $0.baseAddress, $0.count, Self.sendFlags)
        }
        if count < 0, errno != EINTR, errno != EAGAIN { return }
        rest = rest.dropFirst(max(0, count))
      }
      // A client that still sends would lose the answer if the connection were reset.
      shutdown(descriptor, Int32(SHUT_WR))
      var (buffer, left) = ([UInt8](repeating: 0, count: 16 << 10), 64)
      while left > 0, wait(for: Int16(POLLIN), until: deadline),
        recv(descriptor, &buffer, buffer.count, 0) > 0
      { left -= 1 }
    }

    /// Waits until the descriptor is ready, and returns whether it is.
    private func wait(for events: Int16, until deadline: ContinuousClock.Instant) -> Bool {
      while true {
        let left = max(.zero, deadline - .now)
        var request = pollfd(fd: descriptor, events: events, revents: 0)
        let count = poll(
          &request, 1, Int32(clamping: Int64((left / .milliseconds(1)).rounded(.up))))
        if count > 0 { return true }
        if count < 0, errno == EINTR { continue }
        return false
      }
    }
  }
#endif
