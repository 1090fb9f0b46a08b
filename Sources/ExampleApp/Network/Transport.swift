import AppShell
import Foundation

#if os(Linux)
  import FoundationNetworking
  import SocketTransport
#endif

/// Carries a request to a server and its answer back, and throws `ClientError`.
nonisolated struct Transport: Sendable {
  /// Loads an answer until the task is canceled, and throws `tooLarge` as soon as it is too large.
  let load: @Sendable (URLRequest) async throws -> ServerAnswer
}

nonisolated extension Transport {
  /// The network, or a protocol class that answers instead.
  static func session(through protocolClass: URLProtocol.Type? = nil) -> Transport {
    let session = BoundedURLSession(
      limit: Connection.largestAnswer, timeout: Connection.timeout, protocolClass: protocolClass)
    return Transport { request in
      do {
        let (data, response) = try await session.data(for: request)
        guard let response = response as? HTTPURLResponse else { throw ClientError.unreadable }
        return ServerAnswer(
          status: response.statusCode,
          retryAfter: response.value(forHTTPHeaderField: "Retry-After"),
          date: response.value(forHTTPHeaderField: "Date"), body: data)
      } catch let error where !(error is ClientError) {
        try Task.checkCancellation()
        // Some errors of the system aren't those of URLSession, and the request may have arrived.
        throw (error as? URLError).map { ClientError($0) } ?? .interrupted
      }
    }
  }
}

nonisolated extension Transport {
  /// The same transport, whose requests pass a hook.
  func passing(_ hook: @escaping RequestHook, attempt: Int) -> Transport {
    Transport { request in
      let url = request.url ?? URL(filePath: "/")
      let headers = request.allHTTPHeaderFields ?? [:]
      let answer = try await hook(
        (request.httpMethod ?? "GET", url, headers, request.httpBody, attempt)
      ) {
        let answer = try await load(request)
        let headers = ["Retry-After": answer.retryAfter, "Date": answer.date]
        return (answer.status, headers.compactMapValues(\.self), answer.body)
      }
      return ServerAnswer(
        status: answer.status, retryAfter: answer.headers["Retry-After"],
        date: answer.headers["Date"], body: answer.body)
    }
  }

  /// The same transport, which waits before it sends a request, to make a server inside the app take its time.
  func delayed(by latency: Duration, clock: any Clock<Duration>) -> Transport {
    Transport { request in
      if latency > .zero { try await clock.sleep(for: latency) }
      return try await load(request)
    }
  }
}

nonisolated extension ClientError {
  fileprivate init(_ error: URLError) {
    switch error.code {
    case .timedOut: self = .timedOut
    case .networkConnectionLost: self = .interrupted
    case .dataLengthExceedsMaximum: self = .tooLarge
    case .httpTooManyRedirects, .badServerResponse, .cannotDecodeContentData,
      .cannotDecodeRawData, .cannotParseResponse:
      self = .unreadable
    default: self = .unreachable
    }
  }
}
