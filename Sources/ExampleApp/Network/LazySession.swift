import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Makes a URLSession with the first request, off the way to the first frame: it takes milliseconds.
final class LazySession: Sendable {
  private let protocolClass: URLProtocol.Type?
  private let made = Mutex<URLSession?>(nil)

  /// Promises a session, whose requests may go to a protocol of ours.
  init(protocolClass: URLProtocol.Type?) { self.protocolClass = protocolClass }

  /// The session, the same each time.
  var session: URLSession {
    made.withLock { made in
      if let made { return made }
      let configuration = URLSessionConfiguration.ephemeral
      if let protocolClass { configuration.protocolClasses = [protocolClass] }
      let session = URLSession(configuration: configuration)
      made = session
      return session
    }
  }
}
