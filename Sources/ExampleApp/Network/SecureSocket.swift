#if canImport(FoundationNetworking)
  import Foundation

  /// A socket that libcurl has connected and secured, and whose server it has verified.
  ///
  /// Foundation on Linux is linked to libcurl, so it is there already; only its URLSession isn't used.
  struct SecureSocket {
    static var isAvailable: Bool { Curl.shared != nil }

    let descriptor: Int32
    private let curl: Curl
    private let handle: OpaquePointer

    /// Connects to a server, and waits until that is done.
    init(to url: URL) throws(ClientError) {
      guard let curl = Curl.shared, let handle = curl.open() else { throw .unreachable }
      let code = curl.connect(handle, to: url)
      var descriptor: Int32 = -1
      guard code == 0, curl.getInfo(handle, Curl.activeSocket, &descriptor) == 0 else {
        curl.close(handle)
        throw code == Curl.timedOut ? .timedOut : .unreachable
      }
      (self.curl, self.handle, self.descriptor) = (curl, handle, descriptor)
    }

    /// Sends bytes, and returns how many; 0 if the connection has ended.
    func send(_ bytes: ArraySlice<UInt8>) -> Int {
      var (part, count) = (Array(bytes), 0)
      return transfer(POLLOUT) { curl.send(handle, &part, part.count, &count) } ? count : 0
    }

    /// Waits for bytes, and returns how many there are now; 0 if the connection has ended.
    func receive(into buffer: inout [UInt8]) -> Int {
      var count = 0
      return transfer(POLLIN) { curl.receive(handle, &buffer, buffer.count, &count) } ? count : 0
    }

    func close() { curl.close(handle) }

    /// Repeats a transfer until it isn't refused because it would have to wait.
    private func transfer(_ event: Int32, _ body: () -> CInt) -> Bool {
      while true {
        let code = body()
        guard code == Curl.again else { return code == 0 }
        var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        guard poll(&request, 1, -1) > 0 || errno == EINTR else { return false }
      }
    }
  }

  /// The functions of libcurl that a socket needs.
  private struct Curl: Sendable {
    typealias SetNumber = @convention(c) (OpaquePointer, CInt, CLong) -> CInt
    typealias SetText = @convention(c) (OpaquePointer, CInt, UnsafePointer<CChar>) -> CInt
    typealias GetInfo = @convention(c) (OpaquePointer, CInt, UnsafeMutablePointer<CInt>) -> CInt
    typealias Transfer =
      @convention(c) (OpaquePointer, UnsafeMutableRawPointer, Int, UnsafeMutablePointer<Int>) ->
      CInt

    static let shared = Curl()
    static let (again, timedOut, activeSocket): (CInt, CInt, CInt) = (81, 28, 0x50_002C)

    let open: @convention(c) () -> OpaquePointer?
    let close: @convention(c) (OpaquePointer) -> Void
    let getInfo: GetInfo
    let send, receive: Transfer
    private let perform: @convention(c) (OpaquePointer) -> CInt
    private let setNumber: SetNumber
    private let setText: SetText

    /// Finds the functions; nil if there is no libcurl, or one of another major version.
    init?() {
      guard let library = dlopen("libcurl.so.4", RTLD_NOW) else { return nil }
      // NB: the types are those of curl/easy.h. Options and information are variadic there, which
      // Swift can't call; on Linux, whole numbers and pointers are passed in the same registers either way.
      func find<Function>(_ name: String) -> Function? {
        dlsym(library, "curl_easy_\(name)").map { unsafeBitCast($0, to: Function.self) }
      }
      guard let open: @convention(c) () -> OpaquePointer? = find("init"),
        let close: @convention(c) (OpaquePointer) -> Void = find("cleanup"),
        let perform: @convention(c) (OpaquePointer) -> CInt = find("perform"),
        let setNumber: SetNumber = find("setopt"), let setText: SetText = find("setopt"),
        let getInfo: GetInfo = find("getinfo"),
        let send: Transfer = find("send"), let receive: Transfer = find("recv")
      else { return nil }
      (self.open, self.close, self.perform) = (open, close, perform)
      (self.setNumber, self.setText, self.getInfo) = (setNumber, setText, getInfo)
      (self.send, self.receive) = (send, receive)
    }

    /// Connects, without a request, and returns curl's code.
    func connect(_ handle: OpaquePointer, to url: URL) -> CInt {
      let (noSignal, connectOnly, timeout, version) = (CInt(99), CInt(141), CInt(78), CInt(84))
      let seconds = Int(Connection.timeout.components.seconds)
      // The server may not choose HTTP/2, whose version would be 3.
      for (option, value) in [(noSignal, 1), (connectOnly, 1), (timeout, seconds), (version, 2)] {
        _ = setNumber(handle, option, value)
      }
      _ = setText(handle, 10_002, url.absoluteString)
      // As in OpenSSL and the command curl, the variable names the certificates to trust.
      if let file = ProcessInfo.processInfo.environment["SSL_CERT_FILE"] {
        _ = setText(handle, 10_065, file)
      }
      return perform(handle)
    }
  }
#endif
