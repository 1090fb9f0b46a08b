// foundation/urlsession
extension URLSession {
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URLSession.AsyncBytes, URLResponse)

  // foundation/urlsession/asyncbytes
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    public func makeAsyncIterator() -> Iterator

    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> UInt8?
    }
  }
}
