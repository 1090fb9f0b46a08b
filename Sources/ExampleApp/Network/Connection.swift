import AppShell
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A connection to a server, with limits on time, size and the number of requests at a time.
///
/// It tries again when that may help, but never keeps the user waiting for more than 20 seconds.
nonisolated struct Connection: Sendable {
  /// How long an attempt may take, including the wait for other requests, and reading the answer.
  static let timeout = Duration.seconds(10)
  /// How long all attempts may take together, including the pauses between them.
  static let totalTimeout = Duration.seconds(20)
  /// The time after which a waiting user sees a reason.
  static let slowAfter = Duration.seconds(3)
  static let longestPause = Duration.seconds(10)
  static let pauses: [Duration] = [.milliseconds(300), .milliseconds(900)]
  static let attempts = pauses.count + 1
  static let largestAnswer = 1 << 20

  let baseURL: URL
  let clock: any Clock<Duration>
  /// Returns the date, which a server may name to say when to try again.
  var now: @Sendable () -> Date = { .now }
  /// Receives the number of the current attempt, once the user has waited for a while.
  var report: @Sendable (Int) -> Void = { _ in }
  /// Whether a request may still be sent, which is asked before each attempt: not if its user has signed out since.
  var isValid: @Sendable () -> Bool = { true }
  /// Tells that this version of the app is too old for the server.
  let outdated = OutdatedNotice()
  private let transport: Transport
  /// What a developer's tool does with each request.
  private let hook: RequestHook
  private let requests = RequestLimit(4)

  /// Connects to a server.
  init(
    to baseURL: URL, clock: any Clock<Duration>, over transport: Transport = .session(),
    hook: @escaping RequestHook = { try await $1() }
  ) {
    self.baseURL = baseURL
    self.clock = clock
    self.transport = transport
    self.hook = hook
  }

  /// Sends a request, again if need be, and reads the answer.
  func read<Answer: Decodable & Sendable>(_ request: Request) async throws -> Answer {
    try await perform(request) { data in
      let answer = try? JSONDecoder().decode(Answer.self, from: data)
      guard let answer else { throw ClientError.unreadable }
      return answer
    }
  }

  /// Sends a request, again if need be.
  func send(_ request: Request) async throws {
    try await perform(request) { _ in }
  }

  private func perform<Answer: Sendable>(
    _ request: Request, reading read: @escaping @Sendable (Data) throws -> Answer
  ) async throws -> Answer {
    try await within(Self.totalTimeout) {
      for (number, pause) in Self.pauses.enumerated() where request.isRepeatable {
        do {
          return try await attempt(request, number: number + 1, reading: read)
        } catch let error as ClientError {
          guard let wanted = error.pause, wanted <= Self.longestPause else { throw error }
          try await clock.sleep(for: max(pause, wanted))
        }
      }
      let last = request.isRepeatable ? Self.attempts : 1
      return try await attempt(request, number: last, reading: read)
    }
  }

  private func attempt<Answer: Sendable>(
    _ request: Request, number: Int, reading read: @escaping @Sendable (Data) throws -> Answer
  ) async throws -> Answer {
    let pause = number == 1 ? Self.slowAfter : .zero
    return try await within(Self.timeout, telling: { [report] in report(number) }, after: pause) {
      let answer = try await requests.run {
        guard isValid() else { throw ClientError.signedOut }
        return try await transport.passing(hook, attempt: number)
          .load(URLRequest(request, to: baseURL))
      }
      guard (200..<300).contains(answer.status) else {
        let error = ClientError(answer, to: request.operation, now: now())
        if error == .outdated { outdated.send() }
        throw error
      }
      return try read(answer.body)
    }
  }

  /// Runs a body until the time is up, and tells the user meanwhile.
  private func within<Value: Sendable>(
    _ limit: Duration, telling tell: @escaping @Sendable () -> Void = {},
    after pause: Duration = .zero, _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await body() }
      group.addTask { [clock] in
        if pause > .zero { try await clock.sleep(for: pause) }
        tell()
        try await clock.sleepWhileAwake(for: limit - pause)
        throw ClientError.timedOut
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw CancellationError() }
      return value
    }
  }
}

nonisolated extension Clock<Duration> {
  /// Sleeps for a time that passes only while the app runs.
  ///
  /// A clock goes on while the app is suspended, and the server isn't to blame for that. So each of several short
  /// sleeps counts as its own length, however late it ends.
  fileprivate func sleepWhileAwake(for duration: Duration) async throws {
    var rest = duration
    while rest > .zero {
      let part = min(rest, .seconds(2))
      try await sleep(for: part)
      rest -= part
    }
  }
}

nonisolated extension URLRequest {
  fileprivate init(_ request: Request, to baseURL: URL) {
    var url = baseURL.appending(path: request.path)
    if !request.query.isEmpty {
      let items = request.query.sorted { $0.key < $1.key }
      url.append(queryItems: items.map { URLQueryItem(name: $0, value: $1) })
      url.escapePlusSigns()
    }
    self.init(url: url)
    httpMethod = request.method
    httpBody = request.body
    for (name, value) in request.headers { setValue(value, forHTTPHeaderField: name) }
  }
}

nonisolated extension URL {
  /// Escapes the plus signs in the query: Foundation leaves them, and servers read them as spaces.
  fileprivate mutating func escapePlusSigns() {
    guard var components = URLComponents(url: self, resolvingAgainstBaseURL: false) else { return }
    let query = components.percentEncodedQuery?.replacing("+", with: "%2B")
    components.percentEncodedQuery = query
    self = components.url ?? self
  }
}
