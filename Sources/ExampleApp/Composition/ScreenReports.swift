import AppShell
import Coordinator
import Redux

#if canImport(StateReporting)
  import StateReporting
#endif

extension AppCoordinator {
  /// Tells the system from iOS 27 on which screen is on top, so that MetricKit and Instruments say which one is slow.
  ///
  /// A name has no values, such as the number of a sight: the system adds up all times at which it was the same.
  func reportScreens() {
    #if canImport(StateReporting)
      guard #available(iOS 27, macOS 27, *) else { return }
      let reporter = StateReporter.reporter(for: "\(SightsApp.bundleIdentifier).screen")
      context.observeOnMain(\.navigation.screenName).subscribe(with: self) { _, name in
        reporter.reportTransition(to: name)
      }
    #endif
  }
}

nonisolated extension NavigationState<AppMap> {
  /// The name of the screen that the user looks at, without its values; nil if no screen is there.
  var screenName: String? {
    stack(in: topContainer).last.map { String("\($0)".prefix { $0 != "(" }) }
  }
}
