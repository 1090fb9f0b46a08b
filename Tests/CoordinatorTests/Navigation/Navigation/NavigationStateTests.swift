import Coordinator
import Testing

@Suite(.timeLimit(.minutes(30))) struct NavigationStateTests {
  @Test func `an empty stack is the same place as no stack`() {
    let place = Place(selectedTab: .saved, stacks: [.explore: [], .saved: []], modals: [[], []])

    #expect(place == Place(selectedTab: .saved))
    #expect(place.hashValue == Place(selectedTab: .saved).hashValue)
  }

  @Test func `parameters are part of a screen's identity`() {
    let one = Place(selectedTab: .explore, stacks: [.explore: [.sight(1)]])
    let two = Place(selectedTab: .explore, stacks: [.explore: [.sight(2)]])

    #expect(one != two)
  }

  @Test func `a container's stack starts with its root`() {
    let place = Place(
      selectedTab: .explore, stacks: [.explore: [.sight(1)]], modals: [[.signIn, .register]])

    #expect(place.stack(in: .tab(.explore)) == [.explore, .sight(1)])
    #expect(place.stack(in: .tab(.saved)) == [.saved])
    #expect(place.stack(in: .modal(0)) == [.signIn, .register])
    #expect(place.stack(in: .modal(1)) == [])
    #expect(place.stack(in: .modal(-1)) == [])
  }

  @Test func `the container on top is the last modal, or else the selected tab`() {
    #expect(Place(selectedTab: .saved).topContainer == .tab(.saved))
    #expect(
      Place(selectedTab: .saved, modals: [[.signIn], [.register]]).topContainer == .modal(1))
  }

  @Test func `a place and its route convert to each other`() {
    let route = TestRoute(tab: .saved, [.sight(1)], modals: [[.signIn, .register]])

    #expect(Place(route).route == route)
    #expect(route.chain == [.saved, .sight(1), .signIn, .register])
  }

  @Test func `a route with empty modals equals one without modals`() {
    #expect(TestRoute(tab: .saved, modals: [[], []]) == TestRoute(tab: .saved))
  }
}
