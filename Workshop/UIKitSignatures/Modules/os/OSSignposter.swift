// os/ossignposter
public struct OSSignposter: Sendable {
  public init(subsystem: String, category: String)
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState)
}

// os/ossignpostid
public struct OSSignpostID: Sendable {
  public static let exclusive: OSSignpostID
}

// os/ossignpostintervalstate
final public class OSSignpostIntervalState: Sendable {
}

// os/signpostmetadata
public typealias SignpostMetadata = OSLogMessage
