import Coordinator
import Testing

/// The effect of actions on roots, tabs and styles.
@Suite(.timeLimit(.minutes(30))) struct RootActionTests {
  let place = Place(
    selectedTab: .explore, stacks: [.explore: [.sight(1)], .saved: [.sight(2)]],
    modals: [[.signIn]], dialog: .notice)

  private func after(_ actions: Action..., from place: Place? = nil) -> Place {
    actions.reduce(into: place ?? self.place) { $0.reduce($1) }
  }

  @Test func `another root replaces everything, and is left as it was found`() {
    let onboarding = after(.enter(.onboarding), .push(.page("a")))

    #expect(onboarding.root == .onboarding)
    #expect(onboarding.tabs == [.welcome])
    #expect(onboarding.modals == [])
    #expect(onboarding.dialog == nil)
    #expect(after(.enter(.main), from: onboarding).route == Route(tab: .explore, [.sight(1)]))
    #expect(
      after(.enter(.main), .enter(.onboarding), from: onboarding).route
        == Route(root: .onboarding, tab: .welcome, [.page("a")]))
  }

  @Test func `entering the root that is shown changes nothing`() {
    #expect(after(.enter(.main)) == place)
  }

  @Test func `a root remembers which tab was selected`() {
    let left = after(.select(.saved), .enter(.onboarding))

    #expect(after(.enter(.main), from: left).selectedTab == .saved)
  }

  @Test func `a route leads into its root, and one that names none into the first`() {
    let onboarding = after(.go(Route(root: .onboarding, tab: .welcome, [.page("a")])))
    #expect(onboarding.route == Route(root: .onboarding, tab: .welcome, [.page("a")]))

    let main = after(.go(Route(tab: .saved)), from: onboarding)
    #expect(main.root == .main)
    #expect(main.selectedTab == .saved)
    #expect(main.stacks == [.explore: [.sight(1)], .welcome: [.page("a")]])
  }

  @Test func `tabs change with their stacks, and the rest stays`() {
    let changed = after(.setTabs([.account, .explore]))

    #expect(changed.tabs == [.account, .explore])
    #expect(changed.route == place.route)
    #expect(changed.stacks == [.explore: [.sight(1)]])
    #expect(changed.dialog == .notice)
  }

  @Test func `if the selected tab goes, the first is selected, and the modals go too`() {
    #expect(
      after(.setTabs([.saved, .account]))
        == Place(tabs: [.saved, .account], selectedTab: .saved, stacks: [.saved: [.sight(2)]]))
  }

  @Test(arguments: [[TestMap.Tab](), [.explore, .saved, .account], [.explore, .explore]])
  func `no tabs, the same tabs and a tab named twice make no second place`(tabs: [TestMap.Tab]) {
    let changed = after(.setTabs(tabs))

    #expect(Set(changed.tabs).count == changed.tabs.count)
    #expect(changed.selectedTab == .explore)
    #expect(changed == place || tabs == [.explore, .explore])
  }

  @Test func `tabs of a hidden root change without a trace in the one that is shown`() {
    let changed = after(.setTabs([.welcome, .saved], of: .onboarding))

    #expect(changed.visible == place)
    #expect(after(.enter(.onboarding), from: changed).tabs == [.welcome, .saved])
    #expect(after(.setTabs([.welcome], of: .onboarding), from: changed) == place)
  }

  @Test(arguments: [
    Action.select(.welcome), .user(.selected(.welcome)), .user(.reselected(.welcome)),
    .go(Route(tab: .welcome)), .go(Route(root: .onboarding, tab: .saved, [.sight(9)])),
  ])
  func `a tab that isn't there leaves the user where they are`(action: Action) {
    let refused = after(action)

    #expect(refused == place)
  }

  @Test func `a place in a tab that isn't there is in the first`() {
    #expect(Place(selectedTab: .welcome) == Place(selectedTab: .explore))
    #expect(Place(tabs: [], selectedTab: .welcome).tabs == [.welcome])
  }

  @Test func `presenting in another style presents another modal`() {
    let full = Sheet([.signIn], as: .fullScreen)

    #expect(after(.present(full)).modals == [[.signIn], full])
    #expect(after(.present(full), .present(full)).modals == [[.signIn], full])
    #expect(after(.present([.signIn, .register])).modals == [[.signIn, .register]])
  }

  @Test func `a bare modal has one screen`() {
    let bare = Sheet([.signIn, .register], as: .bare)

    #expect(bare.stack == [.signIn])
    #expect(after(.present(bare), .push(.register)).modals.last == bare)
    #expect(after(.present(bare), .replace(.register)).modals.last?.stack == [.register])
  }

  @Test(arguments: [[ModalDetent](), [.large], [.fraction(.nan), .large], [.height(-1)]])
  func `detents that make no sense are left out`(detents: [ModalDetent]) {
    #expect(Sheet([.signIn], as: .sheet(detents: detents)) == [.signIn])
  }

  @Test func `pop to a screen goes back to its topmost occurrence`() {
    let deep = Place(Route(tab: .explore, [.sight(1), .visit(1), .sight(1), .visit(2)]))

    #expect(
      after(.popTo(.sight(1)), from: deep).route.screens == [.sight(1), .visit(1), .sight(1)])
    #expect(after(.popTo(.explore), from: deep).route == Route(tab: .explore))
    #expect(after(.popTo(.sight(2)), from: deep) == deep)
    #expect(after(.popTo(.sight(1))) == place)
  }
}
