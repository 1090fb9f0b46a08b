#if DEBUG
  import Foundation

  /// A client that sends whatever bytes a test wants to a port of this device.
  final class RawClient: Sendable {
    private let descriptor: Int32

    init(port: Int) throws {
      #if os(Linux)
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #else
        descriptor = socket(AF_INET, SOCK_STREAM, 0)
        var isOn: Int32 = 1
        setsockopt(
          descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      #endif
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(port).bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      let status = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      // The descriptor is set, so `deinit` runs and closes it.
      guard status == 0 else { throw URLError(.cannotConnectToHost) }
    }

    deinit { close(descriptor) }

    /// Sends a text, even if the server has hung up, which by default would end the process by a signal.
    func send(_ text: String) {
      #if os(Linux)
        let flags = Int32(MSG_NOSIGNAL)
      #else
        let flags: Int32 = 0
      #endif
      _ = Array(text.utf8).withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, flags)
      }
    }

    /// Returns everything until the server hangs up.
    func answer() async -> String {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { [self] in
          var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
          while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            bytes += buffer.prefix(count)
          }
          continuation.resume(returning: String(decoding: bytes, as: UTF8.self))
        }
      }
    }
  }
#endif
