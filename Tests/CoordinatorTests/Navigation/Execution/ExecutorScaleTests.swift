import CoordinatorTesting
import Synchronization
import Testing

@testable import Coordinator

/// The work grows with the screens, not with their square.
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

  @Test func `a request takes time in proportion to the screens`() throws {
    let small = try workOfRequest(above: 25)

    let large = try workOfRequest(above: 200)

    // Eight times as many screens. Hashes collide by chance, so comparisons are measured by the lookups, generously.
    #expect(large.hashes <= 9 * small.hashes)
    #expect(large.comparisons <= 4 * large.hashes)
  }

  /// Returns how often screens are compared and hashed for a request above so many, each of which waits for the next.
  private func workOfRequest(above count: Int) throws -> CountingMap.Work {
    var state = NavigationState<CountingMap>(selectedTab: 0)
    for number in 0..<count { try state.request(number) }
    let before = CountingMap.work
    try state.request(count)
    let after = CountingMap.work
    return CountingMap.Work(
      comparisons: after.comparisons - before.comparisons, hashes: after.hashes - before.hashes)
  }
}

extension NavigationState<CountingMap> {
  /// Asks for a screen from the screen on top.
  fileprivate mutating func request(_ number: Int) throws {
    let top = try #require(screenIDs(in: topContainer).last)
    reduce(RouteAction<CountingMap>.request(.push(CountingMap.Screen(number: number)), for: top))
    let asked = try #require(screenIDs(in: topContainer).last)
    try #require(asker(of: asked) == top)
  }
}

/// A map whose screens count how often they are compared and hashed.
private enum CountingMap: NavigationMap {
  static let comparisons = Mutex(0)
  static let hashes = Mutex(0)

  /// How often screens were compared and hashed.
  struct Work {
    let comparisons: Int
    let hashes: Int
  }

  static var work: Work {
    Work(comparisons: comparisons.withLock { $0 }, hashes: hashes.withLock { $0 })
  }

  struct Screen: Hashable, Codable {
    let number: Int

    static func == (one: Self, other: Self) -> Bool {
      comparisons.withLock { $0 += 1 }
      return one.number == other.number
    }

    func hash(into hasher: inout Hasher) {
      hashes.withLock { $0 += 1 }
      hasher.combine(number)
    }
  }

  static func tabs(of root: OnlyRoot) -> [Int] { [0] }

  static func firstScreen(of tab: Int) -> Screen { Screen(number: -1) }
}
