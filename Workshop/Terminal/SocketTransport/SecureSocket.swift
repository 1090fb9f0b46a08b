#if os(Linux)
  import CLibcurl
  import Foundation
  import FoundationNetworking

  /// A socket that libcurl has connected and secured, and whose server it has verified.
  struct SecureSocket {
    let descriptor: Int32
    private let libcurl: Libcurl
    private let handle: OpaquePointer

    /// Connects to a server, and waits until that is done.
    init(to url: URL, timeout: Duration, over libcurl: Libcurl) throws(URLError) {
      guard let handle = libcurl_open(libcurl) else { throw URLError(.cannotConnectToHost) }
      Self.prepare(handle, of: libcurl, for: url, timeout: timeout)
      let result = libcurl_connect(libcurl, handle)
      var descriptor: Int32 = -1
      guard result == 0, libcurl_get_socket(libcurl, handle, &descriptor) == 0 else {
        libcurl_close(libcurl, handle)
        throw URLError(Self.reason(result))
      }
      self.libcurl = libcurl
      self.handle = handle
      self.descriptor = descriptor
    }

    /// Sends bytes, and returns how many; 0 if the connection has ended.
    func send(_ bytes: ArraySlice<UInt8>) -> Int {
      var count = 0
      let isDone = transfer(POLLOUT) {
        bytes.withUnsafeBytes { part in
          part.baseAddress.map { libcurl_send(libcurl, handle, $0, part.count, &count) } ?? 0
        }
      }
      return isDone ? count : 0
    }

    /// Waits for bytes, and returns how many there are now; 0 if the connection has ended.
    func receive(into buffer: inout [UInt8]) -> Int {
      var count = 0
      let isDone = transfer(POLLIN) {
        libcurl_receive(libcurl, handle, &buffer, buffer.count, &count)
      }
      return isDone ? count : 0
    }

    func close() { libcurl_close(libcurl, handle) }

    private static func prepare(
      _ handle: OpaquePointer, of libcurl: Libcurl, for url: URL, timeout: Duration
    ) {
      let milliseconds = Int(timeout / .milliseconds(1))
      // The server may not choose HTTP/2, whose version would be 3.
      let numbers: [(LibcurlNumber, Int)] = [
        (.noSignal, 1), (.connectOnly, 1), (.connectTimeoutMilliseconds, milliseconds),
        (.httpVersion, 2),
      ]
      for (option, value) in numbers { _ = libcurl_set_number(libcurl, handle, option, value) }
      _ = libcurl_set_text(libcurl, handle, .URL, url.absoluteString)
      // The variable names the certificates to trust, just as for OpenSSL and the command curl.
      if let file = ProcessInfo.processInfo.environment["SSL_CERT_FILE"] {
        _ = libcurl_set_text(libcurl, handle, .certificateFile, file)
      }
    }

    private static func reason(_ result: CInt) -> URLError.Code {
      switch result {
      case LibcurlCannotFindHost: .cannotFindHost
      case LibcurlCannotConnect: .cannotConnectToHost
      case LibcurlTimedOut: .timedOut
      default: .secureConnectionFailed
      }
    }

    /// Repeats a transfer until it isn't refused because it would have to wait.
    private func transfer(_ event: Int32, _ body: () -> CInt) -> Bool {
      while true {
        let result = body()
        guard result == LibcurlWouldBlock else { return result == 0 }
        var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        guard poll(&request, 1, -1) > 0 || errno == EINTR else { return false }
      }
    }
  }

  extension Libcurl {
    /// The library that Foundation on Linux needs anyway; nil in a static build, which lacks it.
    static let shared = Libcurl(named: "libcurl.so.4")

    /// Loads a library; nil if there is none, or one of another kind.
    init?(named name: String) {
      self.init()
      guard libcurl_load(name, &self) else { return nil }
    }
  }
#endif
