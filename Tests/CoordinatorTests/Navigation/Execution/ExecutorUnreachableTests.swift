import Coordinator
import Redux
import Synchronization
import Testing

/// Navigation states with tabs that their root doesn't have.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ExecutorUnreachableTests {
  let start = TestRoute(tab: .explore, [.sight(1)])
  let tabs = [TestMap.Tab.saved, .explore]

  @Test(arguments: [
    Action.go(Route(tab: .account, [.sight(9)])), .select(.account), .select(.saved),
    .user(.selected(.account)), .user(.reselected(.account)),
  ])
  func `the app's request for such a place is reported, and no tap of the user`(
    request: Action
  ) {
    let expected: TestRoute? =
      switch request {
      case .go(let route): route
      case .select(.account): Route(tab: .account)
      default: nil
      }
    let place = Place(tabs: tabs, selectedTab: .explore)
    let log = Mutex<[NavigationIncident<TestMap>]>([])
    let store = Store(
      initialState: FormApp(navigation: place),
      middleware: [
        unreachablePlaces(navigation: \.navigation) { incident in
          log.withLock { $0.append(incident) }
          return FormAction.allCleared
        }
      ])

    store.dispatch(request)

    #expect(log.withLock(\.self) == [expected].compactMap(\.self).map { .unreachable($0) })
  }

  @Test(arguments: [
    Action.go(Route(tab: .account, [.sight(9)], modals: [[.signIn]])), .select(.account),
  ])
  func `a request for such a place changes nothing, and blocks nothing after it`(
    request: Action
  ) {
    let navigation = TestNavigation(at: start)
    navigation.send(.setTabs(tabs))
    navigation.settle()
    let place = navigation.state

    navigation.send(request, request)
    navigation.settle()
    #expect(navigation.state == place)
    #expect(navigation.driver.shown == place)

    navigation.send(.push(.visit(1)))
    navigation.settle()
    #expect(navigation.driver.shown?.route == Route(tab: .explore, [.sight(1), .visit(1)]))
    #expect(navigation.driver.shown == navigation.state)
    #expect(navigation.incidents == [])
  }

  @Test func `a restored place in such a tab opens in the first tab`() {
    let navigation = TestNavigation(hasWindow: false)
    navigation.send(.setTabs(tabs))
    let stacks: [TestMap.Tab: [Screen]] = [.account: [.sight(9)], .explore: [.sight(7)]]

    navigation.send(.restore(Place(selectedTab: .account, stacks: stacks, modals: [[.signIn]])))
    navigation.driver.shown = Place(tabs: tabs, selectedTab: .explore)
    navigation.executor.driverChanged()
    navigation.settle()

    #expect(
      navigation.state
        == Place(tabs: tabs, selectedTab: .saved, stacks: [.explore: [.sight(7)]]))
    #expect(navigation.driver.shown == navigation.state)
    #expect(navigation.incidents == [])
  }
}
