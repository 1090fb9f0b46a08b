import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A way to one server: bounded in time and size, and patient with faults that pass.
struct Connection: Sendable {
  static let timeout = Duration.seconds(15)
  static let largestAnswer = 4 << 20
  static let patience = Duration.seconds(10)
  static let pauses: [Duration] = [.milliseconds(300), .milliseconds(900)]

  let baseURL: URL
  let clock: any Clock<Duration>
  private let session: LazySession

  /// Connects to a server.
  init(
    to baseURL: URL, clock: any Clock<Duration>,
    through protocolClass: URLProtocol.Type? = nil
  ) {
    self.baseURL = baseURL
    self.clock = clock
    session = LazySession(protocolClass: protocolClass)
  }

  /// Sends a request that may be repeated, and reads the answer; tries again while faults may pass.
  func read<Answer: Decodable & Sendable>(_ request: Request) async throws -> Answer {
    for pause in Self.pauses {
      do {
        return try await send(request)
      } catch let error as ClientError where error.isPassing && error.patience <= Self.patience {
        try await clock.sleep(for: max(pause, error.patience))
      }
    }
    return try await send(request)
  }

  /// Sends a request once, and reads the answer.
  func send<Answer: Decodable & Sendable>(_ request: Request) async throws -> Answer {
    let data = try await perform(request)
    guard let answer = try? JSONDecoder().decode(Answer.self, from: data) else {
      throw ClientError.unreadable
    }
    return answer
  }

  /// Sends a request once.
  @discardableResult
  func perform(_ request: Request) async throws -> Data {
    let (data, response) = try await load(URLRequest(request, to: baseURL))
    guard data.count <= Self.largestAnswer else { throw ClientError.tooLarge }
    guard let response = response as? HTTPURLResponse else { throw ClientError.unreadable }
    guard (200..<300).contains(response.statusCode) else {
      let seconds = response.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) }
      throw ClientError(status: response.statusCode, body: data, retryAfter: seconds)
    }
    return data
  }

  private func load(_ request: URLRequest) async throws -> (Data, URLResponse) {
    do {
      return try await withDeadline(Self.timeout, on: clock) { [session] in
        try await session.session.data(for: request)
      }
    } catch let error as ClientError {
      throw error
    } catch let error as URLError where error.code == .timedOut {
      throw ClientError.timedOut
    } catch let error as URLError where error.code == .httpTooManyRedirects {
      throw ClientError.unreadable
    } catch {
      try Task.checkCancellation()
      throw ClientError.unreachable
    }
  }
}

extension URLRequest {
  fileprivate init(_ request: Request, to baseURL: URL) {
    var url = baseURL.appending(path: request.path)
    let items = request.query.sorted { $0.key < $1.key }
    if !items.isEmpty { url.append(queryItems: items.map { URLQueryItem(name: $0, value: $1) }) }
    self.init(url: url)
    httpMethod = request.method
    httpBody = request.body
    for (name, value) in request.headers { setValue(value, forHTTPHeaderField: name) }
  }
}
