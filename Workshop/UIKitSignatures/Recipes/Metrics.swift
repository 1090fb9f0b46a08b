import Coordinator
import CoordinatorUIKit
import MetricKit
import Redux
import StateReporting

@available(iOS 27, macOS 27, *)
@MainActor func reportScreens(
  of store: Store<NotesAppState>, for navigator: Navigator<NotesMap>
) {
  let reporter = StateReporter.reporter(for: "com.acme.notes.screen")
  store.observeOnMain { state in
    let screen = state.navigation.stack(in: state.navigation.topContainer).last
    return screen.map { String("\($0)".prefix { $0 != "(" }) }
  }.subscribe(with: navigator) { _, name in
    reporter.reportTransition(to: name)
  }
}

@available(iOS 27, macOS 27, *)
func sendMetrics(by send: (MetricReport) async -> Void) async {
  let manager = MetricManager(enabledStateReportingDomains: ["com.acme.notes.screen"])
  for await report in manager.metricReports { await send(report) }
}
