import Redux
import ReduxTesting
import XCTest

/// The library works without Swift Testing.
final class XCTestTests: XCTestCase {
  func testStepsAndEffects() async throws {
    let store = TestStore(initialState: ShopState())

    try store.dispatch(ShopAction.counted(1)) { $0.count = 1 }
    store.dispatch(loadOffers)
    try await store.receive(ShopAction.load(.started)) { $0.offers = .loading() }
    try await store.receive(ShopAction.load(.success(["A", "B"]))) {
      $0.offers = .loaded(["A", "B"])
    }
    try await store.finish()
  }

  @MainActor func testOnTheMainActor() async throws {
    let store = TestStore(initialState: ShopState(), middleware: [naming], reducing: .main)

    try store.dispatch(ShopAction.counted(1)) { $0.count = 1 }
    try await store.receive(ShopAction.named("1")) { $0.names = ["1"] }
    try await store.finish()
  }

  func testAFailureIsAnErrorThatSaysWhy() {
    let store = TestStore(initialState: ShopState())

    XCTAssertThrowsError(try store.dispatch(ShopAction.counted(1))) { error in
      XCTAssertTrue("\(error)".contains("-   count: 0\n+   count: 1"))
    }
  }
}
