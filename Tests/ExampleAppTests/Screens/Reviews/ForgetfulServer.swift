import AppShell
import AppTesting
import Foundation
import Redux
import ReduxTesting
import Synchronization

@testable import ExampleApp

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server that takes reviews, and whose answers to them are lost until it is told otherwise.
final class ForgetfulServer: Sendable {
  private struct Memory {
    var isForgetful = true
    var texts: [String: Set<String>] = [:]
    var counts: [String: Int] = [:]
  }

  private let backend: EmbeddedBackend
  private let memory = Mutex(Memory())

  init(backend: EmbeddedBackend) { self.backend = backend }

  /// Whether answers are lost.
  var isForgetful: Bool {
    get { memory.withLock { $0.isForgetful } }
    set { memory.withLock { $0.isForgetful = newValue } }
  }

  /// The texts that came with each key of a review.
  var texts: [String: Set<String>] { memory.withLock { $0.texts } }

  /// How often a text came.
  func requestCount(of text: String) -> Int { memory.withLock { $0.counts[text, default: 0] } }

  /// The services of an app that is connected to this server.
  func services(clock: TestClock) -> Services {
    let connection = Connection(
      to: URL(filePath: "/"), clock: clock,
      over: Transport { [self] in try answer(EmbeddedRequest($0)) })
    return Services(
      shell: ShellServices(clock: clock),
      client: SightsClient(connection: connection, tokens: TokenStore()),
      guides: GuideFolder(url: .temporaryDirectory.appending(path: "guides-\(UUID())")))
  }

  private func answer(_ request: EmbeddedRequest) throws -> ServerAnswer {
    let answer = backend.answer(request)
    if let key = request.headers["Idempotency-Key"], let draft = request.decode(ReviewDraft.self) {
      memory.withLock { memory in
        memory.texts[key, default: []].insert(draft.text)
        memory.counts[draft.text, default: 0] += 1
      }
      if isForgetful { throw ClientError.interrupted }
    }
    return ServerAnswer(status: answer.status, body: answer.body)
  }
}
