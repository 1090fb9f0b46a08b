// statereporting/statereporter
@available(iOS 27.0, *)
public final class StateReporter<
  StableMetadata: ReportableMetadata, VolatileMetadata: ReportableMetadata
>: Sendable {
  public static func reporter(
    for domain: String, stableMetadata: StableMetadata.Type = Never.self,
    volatileMetadata: VolatileMetadata.Type = Never.self
  ) -> StateReporter<StableMetadata, VolatileMetadata>
  public final func reportTransition(
    to stateLabel: String?, stableMetadata: StableMetadata? = nil,
    volatileMetadata: VolatileMetadata? = nil)
}

// statereporting/reportablemetadata; its requirement isn't used
@available(iOS 27.0, *)
public protocol ReportableMetadata {}

@available(iOS 27.0, *)
extension Never: ReportableMetadata {}
