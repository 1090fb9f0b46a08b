// statereporting/statereporter
public final class StateReporter<
  StableMetadata: ReportableMetadata, VolatileMetadata: ReportableMetadata
> {
  public static func reporter(
    for domain: String, stableMetadata: StableMetadata.Type = Never.self,
    volatileMetadata: VolatileMetadata.Type = Never.self
  ) -> StateReporter<StableMetadata, VolatileMetadata>
  public final func reportTransition(
    to stateLabel: String?, stableMetadata: StableMetadata? = nil,
    volatileMetadata: VolatileMetadata? = nil)
}

// statereporting/reportablemetadata; its requirement isn't used
public protocol ReportableMetadata {}

extension Never: ReportableMetadata {}
