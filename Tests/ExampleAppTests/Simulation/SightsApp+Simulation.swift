#if os(Linux) && compiler(>=6.3)
  import AppShell
  import Coordinator
  import Foundation
  import FoundationNetworking
  import Redux
  import Synchronization

  @testable import AppSimulation
  @testable import ExampleApp

  /// Runs Sights under a seed instead of the tests: `make simulate seeds=1000`.
  @_cdecl("simulation_main") public func simulate() { Simulation<SightsApp>.main() }

  extension SightsApp: SimulatedApp {
    static func server(in world: World) -> SimulatedServer { SimulatedServer(in: world) }

    static func services(of server: SimulatedServer, in world: World) -> Services {
      server.begin()
      let shell = world.shell
      let tokens = TokenStore<Session>(world.tokens)
      let transport = Transport { request in
        server.check(EmbeddedRequest(request), signedBy: tokens.token)
        return try await server.carry(request, in: world)
      }
      let url = URL(string: "https://sights.example") ?? URL(filePath: "/")
      var connection = Connection(
        to: url, clock: shell.clock, over: transport, hook: shell.requestHook)
      connection.now = shell.time.date
      return Services(
        shell: shell, client: SightsClient(connection: connection, tokens: tokens),
        guides: GuideFolder(url: URL(filePath: "\(world.folder)/guides")),
        track: { event in server.count(event) })
    }
  }

  /// The server inside the app, at the end of a connection that has faults.
  final class SimulatedServer: Sendable {
    private let backend: EmbeddedBackend
    /// What it has seen.
    private struct Log {
      var reviews: [String] = []
      var keys: Set<String> = []
      var unsavedKeys: Set<String> = []
      /// When each token was given out, for how long, and the number of the decision about that.
      var tokens: [String: (start: Duration, life: Duration, id: String)] = [:]
      /// When each token was refused first.
      var refusedTokens: [String: Duration] = [:]
      var wasAskedWithRefusedToken = false
      /// A request whose token isn't the one that it has to carry.
      var strangeToken: String?
      /// The reviews that were sent: each with its key, its sight, and the account that has signed it.
      var sent: [SentReview] = []
      /// The reviews that were written since the beginning, the newest first, and those that were removed.
      var written: [Review] = []
      var removed: Set<Review.ID> = []
      var counts: [String: Int] = [:]
      /// How many requests run, and how many ever ran, at a time.
      var running = 0
      var most = 0
      var model = SightsModel()
    }

    /// A review as the server got it.
    struct SentReview: Sendable {
      let key: String
      let sight: Sight.ID?
      let draft: ReviewDraft?
      let account: String?
    }

    private let log = Mutex(Log())
    /// What the server had at the beginning.
    let truth: ServerTruth

    init(in world: World) {
      truth = .inLanguage(Language.current.identifier)
      backend = EmbeddedBackend(
        latency: .zero, date: { world.shell.time.date() }, makeID: { world.makeID() })
    }

    /// The reviews that it has stored, each as often as it has.
    var reviews: [String] { log.withLock { $0.reviews } }

    /// The identities of the reviews that it has taken.
    var keys: Set<String> { log.withLock { $0.keys } }

    /// The identities of the reviews that were sent before the disk had them.
    var unsavedKeys: Set<String> { log.withLock { $0.unsavedKeys } }

    /// Whether a request came with a token some time after the answer that refused it, other than to end its session.
    var wasAskedWithRefusedToken: Bool { log.withLock { $0.wasAskedWithRefusedToken } }

    func carry(_ request: URLRequest, in world: World) async throws -> ServerAnswer {
      let embedded = EmbeddedRequest(request)
      check(embedded, in: world)
      log.withLock { log in
        log.running += 1
        log.most = max(log.most, log.running)
      }
      defer { log.withLock { $0.running -= 1 } }
      let answer = try await answer(embedded, in: world)
      if answer.status == 401, let token = embedded.headers["Authorization"] {
        log.withLock { $0.refusedTokens[token] = $0.refusedTokens[token] ?? world.elapsed }
      }
      return answer
    }

    /// A request that carries a token that isn't the user's, or lacks it.
    var strangeToken: String? { log.withLock { $0.strangeToken } }

    /// Forgets the requests of an app that was killed.
    func begin() { log.withLock { $0.running = 0 } }

    /// The greatest number of requests that ran at a time.
    var most: Int { log.withLock { $0.most } }

    /// The reviews that were sent since the last call.
    func takeSent() -> [SentReview] {
      log.withLock { log in
        defer { log.sent = [] }
        return log.sent
      }
    }

    /// The reviews that the users of this run have written, the newest first.
    var written: [Review] { log.withLock { $0.written } }

    /// The reviews that are no longer there.
    var removed: Set<Review.ID> { log.withLock { $0.removed } }

    /// How often each event was counted.
    var counts: [String: Int] { log.withLock { $0.counts } }

    /// Notes that an event is counted, by its name.
    func count(_ event: AnalyticsEvent) {
      let name = Mirror(reflecting: event).descendant("name") as? String ?? ""
      log.withLock { $0.counts[name, default: 0] += 1 }
    }

    /// The model after all actions, of which the app has started again before one.
    func model(after actions: [any ActionType], since start: Int) -> SightsModel {
      log.withLock { log in
        log.model.follow(actions, since: start)
        return log.model
      }
    }

    /// Notes whether a request carries the token of the user who is signed in, where it needs one, and nowhere else.
    func check(_ request: EmbeddedRequest, signedBy session: Session?) {
      let token = request.headers["Authorization"]
      let own = session.map { "Bearer \($0.token.value)" }
      let isEnd = request.path == ["session"] && request.method == "DELETE"
      let needsToken = request.method != "GET" && request.path.contains("reviews")
      let isRight = isEnd ? token != nil && token != own : needsToken ? token == own : token == nil
      log.withLock { log in
        if !isRight {
          log.strangeToken =
            log.strangeToken ?? "\(request.method) \(request.path.joined(separator: "/"))"
        }
        guard let key = request.headers["Idempotency-Key"], request.method == "POST" else { return }
        log.sent.append(
          SentReview(
            key: key, sight: request.path.dropFirst().first.flatMap { Int($0) },
            draft: request.decode(ReviewDraft.self),
            account: token == own ? session?.account.email : nil))
      }
    }

    /// Notes what the app mustn't send.
    private func check(_ request: EmbeddedRequest, in world: World) {
      if let token = request.headers["Authorization"], request.path != ["session"] {
        // At the same moment, another request may be on its way already.
        log.withLock {
          if let time = $0.refusedTokens[token], time < world.elapsed {
            $0.wasAskedWithRefusedToken = true
          }
        }
      }
      guard let key = request.headers["Idempotency-Key"], request.method == "POST",
        !world.faults.contains(where: { $0.contains(": write") })
      else { return }
      let file = String(decoding: world.disk.files["state.json"] ?? Data(), as: UTF8.self)
      if !file.contains(key) { _ = log.withLock { $0.unsavedKeys.insert(key) } }
    }

    private func answer(
      _ embedded: EmbeddedRequest, in world: World
    ) async throws -> ServerAnswer {
      let key = embedded.headers["Idempotency-Key"] ?? "-"
      let sent = SimulatedRequest(
        "\(embedded.method) \(embedded.path.joined(separator: "/"))",
        details: "\(key) \(embedded.list)\(String(decoding: embedded.body, as: UTF8.self))")
      return try await world.carry(
        sent, to: { self.answer(embedded, in: world) },
        errors: CarrierErrors(
          unreachable: ClientError.unreachable, interrupted: ClientError.interrupted,
          refusal: { ServerAnswer(status: $0, retryAfter: $0 == 429 ? "2" : nil, body: Data()) },
          cut: { ServerAnswer(status: $0.status, body: $0.body.prefix($0.body.count / 2)) },
          wrong: { _ in
            ServerAnswer(status: 200, body: Data(#"{"id":9999,"page":77,"reviews":[]}"#.utf8))
          }))
    }

    private func answer(_ request: EmbeddedRequest, in world: World) -> ServerAnswer {
      let answer = hasExpired(request, in: world) ? .notSignedIn : backend.answer(request)
      if let session = try? JSONDecoder().decode(Session.self, from: answer.body) {
        let (id, decision) = world.decide("token")
        var stream = decision
        let life = Duration.seconds(stream.pick([5, 15, 1_000_000, 1_000_000]))
        log.withLock { $0.tokens["Bearer \(session.token.value)"] = (world.elapsed, life, id) }
      }
      if answer.status == 201, request.path.last == "reviews",
        let review = try? JSONDecoder().decode(Review.self, from: answer.body)
      {
        log.withLock {
          $0.reviews.append(review.content)
          $0.keys.insert(request.headers["Idempotency-Key"] ?? "")
          $0.written.insert(review, at: 0)
        }
      }
      if answer.status == 204, let id = request.path.last.flatMap({ Int($0) }) {
        _ = log.withLock { $0.removed.insert(id) }
      }
      return ServerAnswer(status: answer.status, body: answer.body)
    }

    /// Whether a request comes with a token whose time is over.
    private func hasExpired(_ request: EmbeddedRequest, in world: World) -> Bool {
      guard world.scenario.streams.contains(.server),
        let token = log.withLock({ $0.tokens[request.headers["Authorization"] ?? ""] })
      else { return false }
      let isOver = !world.mixture.server.isEmpty && world.elapsed - token.start > token.life
      return world.happens("expired", to: token.id, by: isOver)
    }
  }

  extension EmbeddedRequest {
    /// The list that it asks for, and the number of the page; empty for others.
    fileprivate var list: String {
      guard let page = query["page"] else { return "" }
      let items = query.filter { $0.key != "page" }.sorted { $0.key < $1.key }
      return items.map { "\($0)=\($1)&" }.joined() + "#page=\(page)"
    }
  }

  extension Review {
    /// What makes it the same review for those who read it.
    var content: String { "\(sightId) \(author) \(rating ?? 0) \(text)" }
  }
#endif
