import Coordinator
import CoordinatorUIKit
import Redux

#if canImport(StateReporting)
  import StateReporting
#endif

extension SightsApp {
  /// Tells the system from iOS 27 on which screen is on top, so that MetricKit and Instruments say which one is slow.
  ///
  /// A name has no values, such as the number of a sight: the system adds up all times at which it was the same.
  static func reportScreens(
    of store: Store<AppState>, for driver: UIKitNavigationDriver<AppMap>
  ) {
    #if canImport(StateReporting)
      guard #available(iOS 27, macOS 27, *) else { return }
      let reporter = StateReporter.reporter(for: "\(bundleIdentifier).screen")
      store.observeOnMain { $0.navigation.screenName }.subscribe(with: driver) { _, name in
        reporter.reportTransition(to: name)
      }
    #endif
  }
}

nonisolated extension NavigationState<AppMap> {
  /// The name of the screen that the user looks at, without its values.
  var screenName: String {
    let screen = stack(in: topContainer).last.map { "\($0)" } ?? ""
    return String(screen.prefix { $0 != "(" })
  }
}
