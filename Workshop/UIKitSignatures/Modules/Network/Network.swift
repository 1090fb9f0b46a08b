// network/nwpathmonitor
public final class NWPathMonitor: AsyncSequence, Sendable {
  public typealias Element = NWPath
  public init()
  public func makeAsyncIterator() -> Iterator
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async -> NWPath?
  }
}

// network/nwpath
public struct NWPath: Equatable, Sendable {
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }
  public var status: Status { get }
}
