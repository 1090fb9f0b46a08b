public import Foundation
import Synchronization

/// Stands between an app and its server, so that a tool can see each request, refuse it, or let it wait.
///
/// An app's connection passes each attempt through ``ShellServices/requestHook``. Without a tool, that only sends it.
///
/// - Parameters:
///   - request: The request, with all fields of its header, also those that are secret. Attempts are counted from 1.
///   - send: Sends the request, and returns the server's answer.
/// - Returns: The answer for the app.
/// - Throws: The error of the request.
public typealias RequestHook =
  @Sendable (
    _ request: (method: String, url: URL, headers: [String: String], body: Data?, attempt: Int),
    _ send: @Sendable () async throws -> (status: Int, headers: [String: String], body: Data)
  ) async throws -> (status: Int, headers: [String: String], body: Data)

/// The hook that a tool has installed after the app's connection was made.
final class InstalledHook: Sendable {
  private let hook = Mutex<RequestHook?>(nil)

  /// Passes each request from now on to a hook, instead of the one before.
  func install(_ hook: @escaping RequestHook) { self.hook.withLock { $0 = hook } }

  /// Passes each request to the hook that is installed by then.
  var passing: RequestHook {
    { [self] request, send in
      guard let hook = hook.withLock({ $0 }) else { return try await send() }
      return try await hook(request, send)
    }
  }
}
