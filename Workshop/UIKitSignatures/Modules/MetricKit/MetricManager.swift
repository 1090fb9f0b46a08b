// metrickit/metricmanager
@available(iOS 27.0, *)
public final class MetricManager: Sendable {
  public init(enabledStateReportingDomains: Set<StateReportingDomain>)
  public final var metricReports: some AsyncSequence<MetricReport, Never> { get }
}

// metrickit/statereportingdomain
@available(iOS 27.0, *)
public struct StateReportingDomain: RawRepresentable, Hashable, ExpressibleByStringLiteral {
  public init(rawValue: String)
  public init(stringLiteral value: String)
  public var rawValue: String { get }
}

// metrickit/metricreport
@available(iOS 27.0, *)
public struct MetricReport: Codable, Sendable {
  public let stateEntries: [StateEntry]

  // metrickit/metricreport/stateentry
  public struct StateEntry: Codable, Sendable {}

  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

@available(iOS 27.0, *)
extension MetricReport.StateEntry {
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}
