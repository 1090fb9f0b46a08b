import Coordinator
import TestSupport
import Testing

/// Plans between navigation states with different roots, tabs and styles.
@Computing @Suite(.timeLimit(.minutes(30))) struct PlanRootTests {
  typealias Bar = (root: TestMap.Root, tabs: [TestMap.Tab])
  private static let bars: [Bar] = [
    (.main, [.explore]), (.main, [.explore, .saved]), (.main, [.saved, .explore]),
    (.onboarding, [.welcome]), (.onboarding, [.welcome, .saved]),
  ]
  private static let styles: [ModalStyle] = [
    .sheet(), .sheet(detents: [.medium]), .fullScreen, .popover(anchor: "a"), .bare,
  ]

  @Test func `every root and every list of tabs is reached from every other`() {
    let places = places(
      Self.bars, chains: chains([.sheet(), .fullScreen], length: 1), dialogs: [nil, .notice])

    #expect(misses(among: places) == 0)
  }

  @Test func `every nesting of styles is reached from every other`() {
    let places = places([(.main, [.explore])], chains: chains(Self.styles, length: 2))

    #expect(misses(among: places) == 0)
  }

  @Test(arguments: 0..<10)
  func `what other roots remember is neither needed nor planned`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<30 {
      let (start, end) = (random.placeWithHiddenRoots(), random.placeWithHiddenRoots())

      let steps = plan(from: start, to: end)

      #expect(apply(steps, to: start).visible == end.visible)
      #expect(steps == plan(from: start.visible, to: end.visible))
      #expect(steps.isEmpty == (start.visible == end.visible))
    }
  }

  @Test func `no sequence of steps through no third root or tabs is shorter than the plan`() {
    let bars = [Self.bars[0], Self.bars[1], Self.bars[3]]
    let places = places(bars, chains: chains([.sheet(), .fullScreen], length: 1))
    let steps = allSteps(leadingTo: places)

    for bar in bars {
      let ends = places.filter { $0.root == bar.root && $0.tabs == bar.tabs }
      let enters = ends.filter(\.modals.isEmpty).map { Step.enter($0) }
      for start in places.starts {
        let distances = distances(from: start, by: steps + enters, among: Set(places))
        #expect(ends.filter { plan(from: start, to: $0).count != distances[$0] } == [])
      }
    }
  }

  @Test func `another root is one step that carries all stacks, and modals follow`() {
    let start = Place(Route(tab: .explore, [.sight(1)], modals: [[.signIn]]))
    let end = Place(Route(root: .onboarding, tab: .welcome, [.page("a")], modals: [[.register]]))

    #expect(
      plan(from: start, to: end)
        == [
          .enter(Place(Route(root: .onboarding, tab: .welcome, [.page("a")]))),
          .present([.register]),
        ])
  }

  @Test func `other tabs are one step, below modals that stay`() {
    let start = Place(Route(tab: .explore, [.sight(1)], modals: [[.signIn]]))
    let end = Place(
      tabs: [.saved, .explore], selectedTab: .explore,
      stacks: [.explore: [.sight(1)], .saved: [.sight(2)]], modals: [[.signIn, .register]])

    var base = end
    base.apply(.dismiss(keeping: 0))
    #expect(
      plan(from: start, to: end) == [.enter(base), .push([.register], on: .modal(0))])
  }

  @Test func `a modal with another style is presented anew`() {
    let start = Place(Route(tab: .explore, modals: [[.signIn]]))
    let full = Sheet([.signIn], as: .fullScreen)

    #expect(
      plan(from: start, to: Place(Route(tab: .explore, modals: [full])))
        == [.dismiss(keeping: 0), .present(full)])
  }

  @Test(arguments: [
    Step.enter(Place(Route(tab: .explore, [.sight(9)]))), .select(.welcome),
    .push([.sight(1)], on: .tab(.welcome)), .set([.sight(1)], on: .tab(.welcome)),
    .pop(1, on: .tab(.welcome)), .push([.sight(1)], on: .modal(0)),
  ])
  func `a step that makes no sense in this root changes nothing`(step: Step) {
    let place = Place(Route(tab: .explore, modals: [Sheet([.signIn], as: .bare)]))

    #expect(apply([step], to: place) == place)
  }

  private func places(
    _ bars: [Bar], chains: [[Sheet]], dialogs: [TestMap.Dialog?] = [nil]
  ) -> [Place] {
    bars.flatMap { bar in
      bar.tabs.flatMap { selected in
        allStacks(in: bar.tabs[...]).flatMap { stacks in
          chains.flatMap { chain in
            dialogs.map {
              Place(
                root: bar.root, tabs: bar.tabs, selectedTab: selected, stacks: stacks,
                modals: chain, dialog: $0)
            }
          }
        }
      }
    }
  }

  /// Returns all ways in which each tab has one screen above its root, or none.
  private func allStacks(in tabs: ArraySlice<TestMap.Tab>) -> [[TestMap.Tab: [Screen]]] {
    guard let tab = tabs.first else { return [[:]] }
    return allStacks(in: tabs.dropFirst()).flatMap { stacks in
      [stacks, stacks.merging([tab: [.sight(1)]]) { $1 }]
    }
  }

  /// Returns all nestings of modals with these styles, with one screen above the root or none.
  private func chains(_ styles: [ModalStyle], length: Int) -> [[Sheet]] {
    guard length > 0 else { return [[]] }
    let modals = styles.flatMap { style in
      Set([Sheet([.signIn], as: style), Sheet([.signIn, .sight(1)], as: style)])
    }
    return [[]]
      + chains(styles, length: length - 1).flatMap { chain in modals.map { chain + [$0] } }
  }
}
