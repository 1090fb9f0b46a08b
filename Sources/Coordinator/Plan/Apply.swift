/// Returns the place that steps lead to from another, whatever the steps are.
///
/// With ``plan(from:to:)`` it holds for all places that `apply(plan(from: a, to: b), to: a) == b`.
public func apply<Map>(
  _ steps: [NavigationStep<Map>], to state: NavigationState<Map>
) -> NavigationState<Map> {
  steps.reduce(into: state) { $0.take($1) }
}

extension NavigationState {
  /// Does what one step says.
  mutating func take(_ step: NavigationStep<Map>) {
    switch step {
    case .select(let tab): selectedTab = tab
    case .push(let screens, let container): self[container] += screens
    case .pop(let count, let container): self[container] = self[container].dropLast(max(0, count))
    case .set(let screens, let container): self[container] = screens
    case .present(let stack): if !stack.isEmpty { modals.append(stack) }
    case .dismiss(let count): keepModals(count)
    }
  }
}
