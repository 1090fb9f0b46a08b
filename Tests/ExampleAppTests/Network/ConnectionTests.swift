import AppShell
import AppTesting
import Foundation
import ReduxTesting
import Synchronization
import Testing

@testable import ExampleApp

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(30))) struct ConnectionTests {
  private let clock = TestClock()
  private let list = Request(operation: .list, path: "sights")

  @Test(arguments: [500, 501, 502, 503, 504, 599, 429])
  func `a server that fails is asked three times`(status: Int) async throws {
    let attempts = Attempts(status: status)
    let connection = attempts.connection(clock: clock)

    let task = Task { try await connection.send(list) }
    while attempts.count < 3, !Task.isCancelled {
      await clock.advance(by: .milliseconds(1))
      await Task.yield()
    }

    await #expect(throws: ClientError.self) { try await task.value }
    #expect(attempts.count == 3)
  }

  static let finalAnswers: [(Int, ClientError?)] = [
    (204, nil), (302, .unreadable), (404, .notFound), (413, .refused(status: 413)),
  ]

  @Test(arguments: finalAnswers)
  func `any other answer is final`(status: Int, error: ClientError?) async {
    let attempts = Attempts(status: status)
    let connection = attempts.connection(clock: clock)

    let result = await Task { try await connection.send(list) }.result

    #expect((result.failure as? ClientError) == error)
    #expect(attempts.count == 1)
  }

  @Test func `a plus sign in a query isn't read as a space`() async throws {
    let queries = Mutex<[String?]>([])
    let transport = Transport { request in
      queries.withLock { $0.append(request.url?.query(percentEncoded: true)) }
      throw URLError(.badServerResponse)
    }
    let connection = Connection(to: URL(filePath: "/"), clock: clock, over: transport)
    let request = Request(operation: .list, path: "sights", query: ["search": "a+b c"])

    _ = try? await connection.send(request)

    #expect(queries.withLock { $0.first } == "search=a%2Bb%20c")
  }

  @Test func `what may not be repeated is asked for once`() async throws {
    let attempts = Attempts(status: 500)
    let connection = attempts.connection(clock: clock)

    let request = try Request.post(["a"], to: "accounts", for: .register)

    await #expect(throws: ClientError.refused(status: 500)) { try await connection.send(request) }
    #expect(attempts.count == 1)
  }

  @Test func `whoever signs out between two attempts sends no token in the second`() async throws {
    let tokens = TokenStore<Session>()
    tokens.keep(Session(token: "secret", account: Account(name: "Ada", email: "ada@example.com")))
    let count = Mutex(0)
    let transport = Transport { _ in
      count.withLock { $0 += 1 }
      tokens.take()
      return ServerAnswer(status: 503, body: Data())
    }
    let connection = Connection(to: URL(filePath: "/"), clock: clock, over: transport)
    let client = SightsClient(connection: connection, tokens: tokens)
    let isOver = Mutex(false)

    let task = Task {
      defer { isOver.withLock { $0 = true } }
      _ = try await client.send(ReviewDraft(rating: 5, text: "Good"), about: 1, key: "k")
    }
    while !isOver.withLock({ $0 }), !Task.isCancelled {
      await clock.advance(by: .milliseconds(100))
      await Task.yield()
    }

    await #expect(throws: ClientError.self) { try await task.value }
    #expect(count.withLock { $0 } == 1)
  }

  @Test func `all attempts together end after 20 seconds, and the user hears of each`() async throws
  {
    let attempts = Attempts(status: nil)
    let (reports, report) = AsyncStream.makeStream(of: Int.self)
    var connection = attempts.connection(clock: clock)
    connection.report = { report.yield($0) }

    let task = Task { [connection] in try await connection.send(list) }
    await clock.pass(.seconds(3), sleepers: 2)
    await clock.pass(.seconds(7), sleepers: 2)
    await clock.pass(.milliseconds(300), sleepers: 2)
    await clock.pass(.milliseconds(9_700), sleepers: 2)

    await #expect(throws: ClientError.timedOut) { try await task.value }
    report.finish()
    #expect(await reports.reduce(into: []) { $0.append($1) } == [1, 2])
    #expect(attempts.count == 2)
  }

  @Test func `a request that waits for others is explained, and doesn't wait forever`() async throws
  {
    let attempts = Attempts(status: nil)
    let (reports, report) = AsyncStream.makeStream(of: Int.self)
    var connection = attempts.connection(clock: clock)
    let others = (1...4).map { [connection] _ in Task { try await connection.send(list) } }
    while attempts.count < 4, !Task.isCancelled { await Task.yield() }
    connection.report = { report.yield($0) }

    let task = Task { [connection] in try await connection.send(list) }
    await clock.pass(.seconds(3), sleepers: 10)
    await clock.pass(.seconds(7), sleepers: 10)
    await clock.pass(.seconds(10), sleepers: 10)

    await #expect(throws: ClientError.timedOut) { try await task.value }
    for other in others { await #expect(throws: ClientError.timedOut) { try await other.value } }
    report.finish()
    #expect(await reports.first { _ in true } == 1)
  }

  @Test
  func `the time for which the app was suspended isn't the server's`() async throws {
    let (answers, answer) = AsyncStream.makeStream(of: ServerAnswer.self)
    let transport = Transport { _ in
      for await answer in answers { return answer }
      throw CancellationError()
    }
    let connection = Connection(to: URL(filePath: "/"), clock: clock, over: transport)

    let task = Task { try await connection.send(list) }
    for _ in 1...3 {
      await clock.sleepers(2)
      clock.jump(by: .seconds(60))
    }
    await clock.sleepers(2)
    answer.yield(ServerAnswer(status: 204, body: Data()))

    try await task.value
  }

  @Test func `four requests run at a time, and all of them in the end`() async throws {
    let (requests, gauge) = (RequestLimit(4), Gauge())

    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<1000 {
        group.addTask {
          try? await requests.run {
            gauge.running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
            await Task.yield()
            gauge.running.withLock { $0.now -= 1 }
          }
        }
      }
    }

    #expect(gauge.running.withLock { $0.most } <= 4)
    #expect(gauge.running.withLock { $0.now } == 0)
  }

  @Test func `a request that waits for its turn can be canceled`() async throws {
    let requests = RequestLimit(1)
    let waiting = try await requests.run {
      let waiting = Task { try await requests.run { Issue.record("It ran.") } }
      waiting.cancel()
      await #expect(throws: CancellationError.self) { try await waiting.value }
      return waiting
    }

    #expect(waiting.isCancelled)
    #expect(try await requests.run { true })
  }
}

/// How many run now, and how many ran at most.
private final class Gauge: Sendable {
  let running = Mutex((now: 0, most: 0))
}

/// Counts requests, and answers each with the same status, or never.
private final class Attempts: Sendable {
  private let status: Int?
  private let made = Mutex(0)

  init(status: Int?) { self.status = status }

  var count: Int { made.withLock { $0 } }

  func connection(clock: any Clock<Duration>) -> Connection {
    let transport = Transport { [self] _ in
      made.withLock { $0 += 1 }
      guard let status else {
        try await Task.sleep(for: .seconds(3600))
        throw CancellationError()
      }
      return ServerAnswer(status: status, body: Data())
    }
    return Connection(to: URL(filePath: "/"), clock: clock, over: transport)
  }
}

extension TestClock {
  /// Lets time pass once so many wait for it.
  fileprivate func pass(_ duration: Duration, sleepers count: Int) async {
    await sleepers(count)
    await advance(by: duration)
  }
}

extension Result {
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
