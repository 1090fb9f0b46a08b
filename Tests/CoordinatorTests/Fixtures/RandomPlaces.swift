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

  mutating func place(depth: Int = 3, modals: Int = 2, asks: Bool = true) -> Place {
    let stacks = TestMap.Tab.allCases.map { ($0, stack(upTo: depth)) }
    return Place(
      selectedTab: tab(),
      stacks: Dictionary(uniqueKeysWithValues: stacks),
      modals: (0..<Int.random(in: 0...modals, using: &self)).map { _ in
        Sheet([screen(outOf: 2)] + stack(upTo: depth - 1))
      }, dialog: asks && oneIn(3) ? dialog() : nil)
  }
}
