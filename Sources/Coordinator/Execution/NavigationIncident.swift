/// Tells of a UI that did not do what it was asked to.
///
/// An incident is repaired where that is possible; it is reported so that it can be logged, and so
/// that tests can insist on none.
public enum NavigationIncident<Map: NavigationMap>: Hashable, Sendable {
  /// The driver did not say in time that it had ended a step.
  case timedOut(NavigationStep<Map>)

  /// The driver ended a step, but shows something other than the step leads to.
  case missed(NavigationStep<Map>, shown: NavigationState<Map>)

  /// The UI was where it should be, and then was elsewhere without an action that says so.
  case drifted(to: NavigationState<Map>)

  /// The UI could not be brought to the target, and is left alone until there is another.
  case gaveUp(target: NavigationState<Map>, shown: NavigationState<Map>)
}

extension NavigationIncident: CustomStringConvertible {
  /// What happened, in words.
  public var description: String {
    switch self {
    case .timedOut(let step): "The step \(step) did not end in time."
    case .missed(let step, let shown): "The step \(step) ended elsewhere, at \(shown.route.chain)."
    case .drifted(let shown): "The UI went to \(shown.route.chain) without saying so."
    case .gaveUp(let target, let shown):
      "The UI stays at \(shown.route.chain) and cannot be brought to \(target.route.chain)."
    }
  }
}
