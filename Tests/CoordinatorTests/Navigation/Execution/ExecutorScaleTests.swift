import Coordinator
import CoordinatorTesting
import Synchronization
import Testing

/// The number of comparisons grows with the screens, not with their square.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct ExecutorScaleTests {
  /// Goes from one navigation state to another, and returns the number of compared screens.
  private func comparisons(
    from start: NavigationState<CountingMap>, to end: NavigationState<CountingMap>
  ) -> Int {
    let driver = HeadlessDriver(shown: start)
    let executor = NavigationExecutor(driver: driver) { Issue.record("\($0)") }
    let before = CountingMap.comparisons.withLock { $0 }
    executor.go(to: end)
    #expect(driver.shown == end)
    return CountingMap.comparisons.withLock { $0 } - before
  }

  @Test func `ten thousand modals are presented in linear time`() {
    let modals = (0..<10_000).map { Modal<CountingMap>([CountingMap.Screen(number: $0)]) }
    let end = NavigationState<CountingMap>(selectedTab: 0, modals: modals)

    let count = comparisons(from: NavigationState(selectedTab: 0), to: end)

    #expect(count <= 10 * modals.count)
  }

  @Test func `a push on a stack of two thousand takes linear time`() {
    let screens = (0..<2_000).map { CountingMap.Screen(number: $0) }
    let start = NavigationState<CountingMap>(selectedTab: 0, stacks: [0: screens.dropLast()])

    let count = comparisons(
      from: start, to: NavigationState(selectedTab: 0, stacks: [0: screens]))

    #expect(count <= 10 * screens.count)
  }
}

/// A map whose screens count how often they are compared.
private enum CountingMap: NavigationMap {
  static let comparisons = Mutex(0)

  struct Screen: Hashable, Codable {
    let number: Int

    static func == (one: Self, other: Self) -> Bool {
      comparisons.withLock { $0 += 1 }
      return one.number == other.number
    }
  }

  static func tabs(of root: OnlyRoot) -> [Int] { [0] }

  static func root(of tab: Int) -> Screen { Screen(number: -1) }
}
