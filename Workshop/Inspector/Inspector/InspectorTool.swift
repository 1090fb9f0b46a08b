import AppShell

/// A row of the list “More”: something to do with the whole recording.
enum InspectorTool: Equatable {
  /// Lists actions to dispatch by hand.
  case dispatch
  /// Serves the inspector to a browser, at an address once it does.
  case browser(address: String?)
  /// Writes the report, and offers it for sharing.
  case report
  /// Stops the lists, or lets them go on.
  case pause(isPaused: Bool)
  /// Goes on at the end of a history that was left.
  case branch(id: Int, after: Int, last: Int)
  /// Goes on from a state that was saved.
  case state(String)

  var title: String {
    switch self {
    case .dispatch: localized("Dispatch an Action")
    case .browser: localized("In a Browser")
    case .report: localized("Save Report")
    case .pause(let isPaused):
      isPaused ? localized("Resume the Lists") : localized("Pause the Lists")
    case .branch(let id, _, _): localized("Branch \(id)")
    case .state(let name): name
    }
  }

  var words: String {
    switch self {
    case .dispatch: localized("An action as JSON")
    case .browser(let address):
      address ?? localized("Serves this page to a browser on this device.")
    case .report: localized("A web page with all actions, to send to others.")
    case .pause: localized("New actions are recorded, but not listed.")
    case .branch(_, let after, let last):
      localized("Left after action \(after), until action \(last).")
    case .state: localized("A state that was saved.")
    }
  }
}
