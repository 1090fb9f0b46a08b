import Coordinator

/// A UI without a UI: it takes virtual time for each step, and fails when it is told to.
@MainActor final class FakeDriver: NavigationDriver {
  /// How a step goes.
  struct Manner {
    /// How long it takes; `nil` if it never ends.
    var duration: Int? = 10

    /// Whether it arrives: an early one at once, any other at its end.
    var arrives = true
    var showsEarly = false
    var completions = 1
  }

  struct Performed: Equatable {
    let step: Step
    let animated: Bool
  }

  var shown: Place? {
    didSet { shown.map { tree.reconcile(with: $0) } }
  }
  var manners: (Step) -> Manner = { _ in Manner() }
  private(set) var performed: [Performed] = []
  let tree: CoordinatorTree<TestMap, AnyObject>
  private let time: VirtualTime

  init(
    shown: Place?, time: VirtualTime,
    make: @escaping @MainActor (Screen) -> AnyObject
  ) {
    self.shown = shown
    self.time = time
    tree = CoordinatorTree(tabs: TestMap.Tab.allCases, make: make)
    shown.map { tree.reconcile(with: $0) }
  }

  func perform(_ step: Step, animated: Bool, completion: @escaping @MainActor () -> Void) {
    performed.append(Performed(step: step, animated: animated))
    let manner = manners(step)
    if manner.arrives, manner.showsEarly { arrive(step) }
    guard let duration = manner.duration else { return }
    let land: @MainActor () -> Void = { [weak self] in
      if manner.arrives, !manner.showsEarly { self?.arrive(step) }
      for _ in 0..<manner.completions { completion() }
    }
    if duration == 0 { land() } else { time.after(duration, land) }
  }

  private func arrive(_ step: Step) {
    shown = shown.map { apply([step], to: $0) }
  }
}
