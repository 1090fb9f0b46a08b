import Coordinator
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct ExecutorDialogTests {
  let signIn = TestRoute(tab: .explore, modals: [[.signIn]])

  private func expectRest(_ navigation: TestNavigation) {
    navigation.settle()
    #expect(navigation.driver.shown == navigation.state)
    #expect(navigation.incidents == [])
  }

  @Test func `a dialog asked while a sheet is being closed appears afterwards`() {
    let navigation = TestNavigation(at: signIn)
    navigation.send(.dismiss)
    navigation.time.advance(by: 5)

    navigation.send(.ask(.notice))

    expectRest(navigation)
    #expect(navigation.steps == [.dismiss(keeping: 0), .ask(.notice)])
  }

  @Test func `a dialog taken back while it appears goes`() {
    let navigation = TestNavigation()
    navigation.send(.ask(.notice))
    navigation.time.advance(by: 5)

    navigation.send(.endDialog(.notice))

    expectRest(navigation)
    #expect(navigation.steps == [.ask(.notice), .endDialog])
  }

  @Test func `a dialog replaced while it appears is replaced`() {
    let navigation = TestNavigation()
    navigation.send(.ask(.question(1)))
    navigation.time.advance(by: 5)

    navigation.send(.ask(.question(2)))

    expectRest(navigation)
    #expect(navigation.steps == [.ask(.question(1)), .endDialog, .ask(.question(2))])
    #expect(navigation.animations == [true, false, true])
  }

  @Test func `a dialog goes with the modal below it, in one step`() {
    let navigation = TestNavigation(at: signIn)
    navigation.send(.ask(.notice))
    navigation.settle()

    navigation.send(.dismiss)

    expectRest(navigation)
    #expect(navigation.steps == [.ask(.notice), .dismiss(keeping: 0)])
  }

  @Test func `a modal takes the dialog away first`() {
    let navigation = TestNavigation()
    navigation.send(.ask(.notice))
    navigation.settle()

    navigation.send(.present([.signIn]))

    expectRest(navigation)
    #expect(navigation.steps == [.ask(.notice), .endDialog, .present([.signIn])])
  }

  @Test func `an answer is not sent back to the UI`() {
    let navigation = TestNavigation()
    navigation.send(.ask(.notice))
    navigation.settle()

    navigation.user(.answered(.notice, choice: 0))

    expectRest(navigation)
    #expect(navigation.steps == [.ask(.notice)])
  }

  @Test func `a dialog that leaves by itself is reported and comes back`() {
    let navigation = TestNavigation()
    navigation.send(.ask(.notice))
    navigation.settle()

    navigation.driver.shown = Place(selectedTab: .explore)
    navigation.executor.driverChanged()
    navigation.settle()

    #expect(navigation.driver.shown == navigation.state)
    #expect(navigation.incidents == [.drifted(to: Place(selectedTab: .explore))])
  }

  @Test func `an incident names the dialog`() {
    let place = Place(selectedTab: .explore, dialog: .question(1))

    #expect(
      "\(NavigationIncident<TestMap>.drifted(to: place))"
        == "The UI moved to \(place.route.chain) below question(1) without an action.")
  }
}
