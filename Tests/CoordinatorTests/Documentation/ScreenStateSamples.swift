import Coordinator
import CoordinatorTesting
import Redux
import Testing

enum TripsMap: NavigationMap {
  enum Tab: CaseIterable, Codable { case trips }
  enum Screen: Hashable, Codable {
    case trips, editTrip(id: Int), pickCity, signIn, register, profile
  }

  static func root(of tab: Tab) -> Screen { .trips }
}

struct TripsState: StateType {
  var navigation = NavigationState<TripsMap>(selectedTab: .trips)
  var trips = ScreenStates<TripsMap, TripState> {
    if case .editTrip = $0 { TripState() } else { nil }
  }

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    trips.reduce(action, in: navigation)
  }
}

struct TripState: StateType, Equatable {
  var city: String?

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case CityAction.picked(let city): self.city = city
    default: break
    }
  }
}

enum TripAction: ActionType, Equatable { case cityTapped }

enum CityAction: ActionType, Equatable { case picked(String) }

/// The samples of the article “Give a screen its own state”, run.
@MainActor @Suite struct ScreenStateSamples {
  let store = Store(initialState: TripsState())

  @Test func `a picker's result goes to the screen that asked`() {
    let shown = Shown()
    store.dispatch(RouteAction<TripsMap>.push(.editTrip(id: 1)))
    store.dispatch(RouteAction<TripsMap>.push(.editTrip(id: 2)))
    let appearance = Appearance<TripsMap>(.editTrip(id: 2), in: .tab(.trips))
    let subscription = store.observeOnMain(\.trips[appearance]).subscribe { state in
      if let state { shown.city = state.city }
    }
    let picker = Appearance<TripsMap>(.pickCity, in: .modal(0))
    store.dispatch(ScreenAction<TripsMap>(TripAction.cityTapped, to: appearance))
    store.dispatch(
      ScreenAction<TripsMap>(RouteAction<TripsMap>.present([.pickCity]), to: appearance))

    store.dispatch(Answer<TripsMap>(CityAction.picked("Oslo"), to: Asker(of: picker)))

    #expect(shown.city == "Oslo")
    #expect(store.state.trips[Appearance(.editTrip(id: 1), in: .tab(.trips))] == TripState())
    #expect(store.state.navigation.modals == [])
    subscription.cancel()
  }

  @Test func `a flow ends as one, in one step`() {
    let driver = HeadlessDriver(shown: store.state.navigation)
    let executor = NavigationExecutor(driver: driver) { Issue.record("\($0)") }
    store.observeOnMain(\.navigation).subscribe(with: executor) { $0.go(to: $1) }

    store.dispatch(RouteAction<TripsMap>.present([.signIn]))
    store.dispatch(RouteAction<TripsMap>.push(.register))
    store.dispatch(RouteAction<TripsMap>.push(.profile))
    store.dispatch(RouteAction<TripsMap>.close(.signIn))

    #expect(driver.shown == NavigationState(selectedTab: .trips))
    #expect(driver.steps.last == .dismiss(keeping: 0))
  }

  private final class Shown {
    var city: String?
  }
}
