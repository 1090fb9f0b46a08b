#if os(Linux) && compiler(>=6.3)
  import AppSimulation
  import Coordinator
  import ReduxTesting

  /// A driver without views, whose steps take time, and fail if the seed says so.
  @MainActor final class CoreDriver: NavigationDriver {
    private(set) var shown: NavigationState<CoreMap>? = NavigationState(selectedTab: .first)
    /// Whether nothing goes wrong any more.
    var isHealed = false
    /// Lets the user swipe, while the executor waits.
    var swipe: @MainActor () -> Void = {}
    /// The number of transitions that have begun and not ended.
    private(set) var transitionCount = 0
    private let clock: TestClock
    private let hasFaults: Bool
    private var stream: RandomStream

    init(seed: UInt64, hasFaults: Bool, clock: TestClock) {
      self.clock = clock
      self.hasFaults = hasFaults
      stream = RandomStream(seed: seed, "driver")
    }

    func whenReady(_ body: @escaping @MainActor () -> Void) {
      guard stream.chance(20) else { return body() }
      let time = stream.pick([2, 30, 200])
      if !isHealed, stream.chance(25) { later(time / 2) { [weak self] in self?.swipe() } }
      later(time, body)
    }

    func perform(
      _ step: NavigationStep<CoreMap>, animated: Bool,
      completion: @escaping @MainActor () -> Void
    ) {
      transitionCount += 1
      let end: @MainActor () -> Void = { [weak self] in
        self?.transitionCount -= 1
        completion()
      }
      switch isHealed || !hasFaults ? stream.number(0...5) : stream.number(0...9) {
      case 0, 1:
        shown?.apply(step)
        end()
      case 2:
        shown?.apply(step)
        later(350, end)
      case 3:
        shown?.apply(step)
        end()
        completion()
      case 6: later(20, end)
      case 7: end()
      case 8:
        // It never ends.
        transitionCount -= 1
      default:
        later(stream.pick([1, 350, 500])) { [weak self] in
          self?.shown?.apply(step)
          end()
        }
      }
    }

    /// Lets the user swipe the top screen away, unless there is none, or a transition is in flight.
    ///
    /// - Returns: The user's move.
    func takeSwipe() -> UserMove<CoreMap>? {
      guard transitionCount == 0, let place = shown else { return nil }
      let container = place.topContainer
      let stack = Array(place.stack(in: container).dropLast())
      if !stack.isEmpty {
        shown?.apply(.pop(1, on: container))
        return .changedStack(container, stack)
      }
      guard case .modal(let number) = container else { return nil }
      shown?.apply(.dismiss(keeping: number))
      return .dismissedModals(keeping: number)
    }

    private func later(_ milliseconds: Int, _ body: @escaping @MainActor () -> Void) {
      Task { [clock] in
        try? await clock.sleep(for: .milliseconds(milliseconds))
        body()
      }
    }
  }
#endif
