import Coordinator

extension SplitMix64 {
  mutating func screen(outOf count: Int = 4) -> Screen {
    let id = Int.random(in: 0..<count, using: &self)
    return oneIn(4) ? .visit(id) : .sight(id)
  }

  mutating func stack(upTo depth: Int) -> [Screen] {
    (0..<Int.random(in: 0...depth, using: &self)).map { _ in screen() }
  }

  mutating func tab() -> TestMap.Tab {
    TestMap.Tab.allCases[Int.random(in: 0..<3, using: &self)]
  }

  mutating func dialog() -> TestMap.Dialog {
    oneIn(3) ? .notice : .question(Int.random(in: 1...2, using: &self))
  }

  mutating func tabs(of root: TestMap.Root) -> [TestMap.Tab] {
    let tabs = TestMap.tabs(of: root)
    guard oneIn(3) else { return tabs }
    let some = (tabs + [.saved]).shuffled(using: &self)
    return Array(some.prefix(Int.random(in: 1...some.count, using: &self)))
  }

  mutating func modal(depth: Int = 3) -> Sheet {
    let styles: [ModalStyle] = [
      .sheet(), .sheet(), .sheet(detents: [.medium, .fraction(0.8)]), .fullScreen, .bare,
      .popover(anchor: "sort"),
    ]
    let style = styles.randomElement(using: &self) ?? .sheet()
    return Sheet([screen(outOf: 2)] + stack(upTo: depth - 1), as: style)
  }

  /// Returns a navigation state as a UI shows it.
  mutating func place(depth: Int = 3, modals: Int = 2, asks: Bool = true) -> Place {
    let root: TestMap.Root = oneIn(4) ? .onboarding : .main
    let tabs = tabs(of: root)
    let stacks = TestMap.Tab.allCases.filter(tabs.contains).map { ($0, stack(upTo: depth)) }
    return Place(
      root: root, tabs: tabs, selectedTab: tabs.randomElement(using: &self) ?? .explore,
      stacks: Dictionary(uniqueKeysWithValues: stacks),
      modals: (0..<Int.random(in: 0...modals, using: &self)).map { _ in modal(depth: depth) },
      dialog: asks && oneIn(3) ? dialog() : nil)
  }

  /// Returns a navigation state with roots that remember where the user was.
  mutating func placeWithHiddenRoots() -> Place {
    var place = place(asks: false)
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      place.reduce(Action.enter(oneIn(2) ? .onboarding : .main))
      if oneIn(2) { place.reduce(Action.select(place.tabs.last ?? .explore)) }
      if oneIn(2) { place.reduce(Action.push(screen())) }
      if oneIn(2) { place.reduce(Action.present(modal())) }
      if oneIn(2) { place.reduce(Action.setTabs(tabs(of: .main), of: .main)) }
    }
    return place
  }
}
