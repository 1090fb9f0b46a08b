import Coordinator
import Redux

/// Says that the UI did not do what navigation asked of it, for the log.
struct NavigationReport: ActionType, Equatable {
  let incident: NavigationIncident<AppMap>
}
