#if os(Linux)
  import AppShell
  import AppSimulation
  import Coordinator
  import Foundation
  import FoundationNetworking
  import Redux

  @testable import ExampleApp

  /// Runs Sights under a seed instead of the tests: `make simulate seeds=1000`.
  @c(simulation_main) public func simulate() { Simulation<SightsApp>.main() }

  extension SightsApp: SimulatedApp {
    static func server(in world: World) -> EmbeddedBackend {
      EmbeddedBackend(
        latency: .zero, date: { world.shell.date() },
        makeID: { world.makeID() })
    }

    static func services(of server: EmbeddedBackend, in world: World) -> Services {
      let shell = world.shell
      let transport = Transport { request in try await server.carry(request, in: world) }
      let url = URL(string: "https://sights.example") ?? URL(filePath: "/")
      var connection = Connection(
        to: url, clock: shell.clock, over: transport, server: shell.server)
      connection.now = shell.date
      return Services(
        shell: shell, client: SightsClient(connection: connection),
        guides: GuideFolder(url: URL(filePath: "/tmp/app-simulation/Sights/guides")))
    }
  }

  extension EmbeddedBackend {
    fileprivate func carry(_ request: URLRequest, in world: World) async throws -> ServerAnswer {
      let embedded = EmbeddedRequest(request)
      let key = embedded.headers["Idempotency-Key"] ?? ""
      let sent = SimulatedRequest(
        "\(embedded.method) \(embedded.path.joined(separator: "/"))",
        details: "\(key) \(String(decoding: embedded.body, as: UTF8.self))")
      return try await world.carry(sent, to: { [self] in
        let answer = answer(embedded)
        return ServerAnswer(status: answer.status, body: answer.body)
      }, errors: CarrierErrors(
        unreachable: ClientError.unreachable, interrupted: ClientError.interrupted,
        refusal: { ServerAnswer(status: $0, retryAfter: $0 == 429 ? "2" : nil, body: Data()) },
        cut: { ServerAnswer(status: $0.status, body: $0.body.prefix($0.body.count / 2)) },
        wrong: { _ in ServerAnswer(status: 200, body: Data(#"{"id":9999,"page":77}"#.utf8)) }))
    }
  }
#endif
