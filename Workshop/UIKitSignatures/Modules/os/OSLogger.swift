// os/logger
public struct Logger: Sendable {
  public init(subsystem: String, category: String)
  public func debug(_ message: OSLogMessage)
  public func info(_ message: OSLogMessage)
}

// os/oslogmessage
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  public init(stringInterpolation: OSLogInterpolation)
  public init(stringLiteral value: String)
}

// os/oslogprivacy
public struct OSLogPrivacy {
  public static var `public`: OSLogPrivacy { get }
}

// os/osloginterpolation
public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int)
  public mutating func appendLiteral(_ literal: String)
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, privacy: OSLogPrivacy)
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure @escaping () -> T, privacy: OSLogPrivacy
  ) where T: CustomStringConvertible
}
