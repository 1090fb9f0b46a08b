import Coordinator

/// An app whose screens are pages in pages.
enum BenchMap: NavigationMap {
  enum Tab: Int, CaseIterable, Codable { case one, two, three, four }

  enum Screen: Hashable, Codable {
    case root(Tab)
    case page(Int)
  }

  static func firstScreen(of tab: Tab) -> Screen { .root(tab) }
}

typealias Place = NavigationState<BenchMap>

extension Place {
  /// Makes a navigation state of so many screens, the roots of four tabs and of a modal among them,
  /// a fifth in each.
  init(screens: Int, top: Int = 0) {
    let stack = (2..<max(2, screens / 5)).map { BenchMap.Screen.page($0) } + [.page(-top)]
    let stacks = BenchMap.Tab.allCases.map { ($0, stack) }
    self.init(
      selectedTab: .one, stacks: Dictionary(uniqueKeysWithValues: stacks),
      modals: [Modal([.page(1)] + stack)])
  }
}
