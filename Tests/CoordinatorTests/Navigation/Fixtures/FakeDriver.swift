import Coordinator

/// A driver without views, whose steps take virtual time and fail if the test says so.
@MainActor final class FakeDriver: NavigationDriver {
  /// The behavior of a step.
  struct Behavior {
    /// The time until the step ends; `nil` if it never ends.
    var duration: Int? = 10

    /// Whether the UI changes: immediately if `showsEarly`, else when the step ends.
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
  var behavior: (Step) -> Behavior = { _ in Behavior() }
  /// Whether the user holds a transition, so that the driver isn't ready.
  var isHeld = false {
    didSet { if !isHeld { release() } }
  }
  private var waiting: [@MainActor () -> Void] = []
  private(set) var performed: [Performed] = []
  let tree: CoordinatorTree<TestMap, AnyObject>
  private let time: VirtualTime

  init(
    shown: Place?, time: VirtualTime,
    make: @escaping @MainActor (Screen) -> AnyObject
  ) {
    self.shown = shown
    self.time = time
    tree = CoordinatorTree { make($0.screen) }
    shown.map { tree.reconcile(with: $0) }
  }

  func whenReady(_ body: @escaping @MainActor () -> Void) {
    if isHeld { waiting.append(body) } else { body() }
  }

  func perform(_ step: Step, animated: Bool, completion: @escaping @MainActor () -> Void) {
    performed.append(Performed(step: step, animated: animated))
    let behavior = behavior(step)
    if behavior.arrives, behavior.showsEarly { arrive(step) }
    guard let duration = behavior.duration else { return }
    let land: @MainActor () -> Void = { [weak self] in
      if behavior.arrives, !behavior.showsEarly { self?.arrive(step) }
      for _ in 0..<behavior.completions { completion() }
    }
    if duration == 0 { land() } else { time.after(duration, land) }
  }

  private func release() {
    let bodies = waiting
    waiting = []
    for body in bodies { body() }
  }

  private func arrive(_ step: Step) {
    shown = shown.map { apply([step], to: $0) }
  }
}
