/// A saved place as it was decoded: any part may be unknown to this version of the app.
struct SavedNavigation<Map: NavigationMap>: Decodable {
  struct Stack: Decodable {
    let tab: Map.Tab
    let screens: [Attempt<Map.Screen>]
  }

  /// A part that was decoded, or `nil` if it is unknown.
  struct Attempt<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) {
      value = try? Value(from: decoder)
    }
  }

  static var currentVersion: Int { 1 }

  let version: Int
  let selectedTab: Attempt<Map.Tab>
  let stacks: [Attempt<Stack>]
  let modals: [[Attempt<Map.Screen>]]

  /// Throws if a later version of the app has saved the place: its meaning would be a guess.
  func checkVersion() throws {
    guard version == Self.currentVersion else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "The version \(version) is unknown."))
    }
  }

  /// Returns the place as far as it is known and allowed, and what had to be cut.
  ///
  /// Modals need a selected tab that is known and whose stack is whole.
  func place(
    fallback: Map.Tab, where isAllowed: @escaping (Map.Screen) -> Bool = { _ in true }
  ) -> (state: NavigationState<Map>, cuts: [NavigationCut<Map>]) {
    var cutting = Cutting<Map>(isAllowed: isAllowed)
    if selectedTab.value == nil { cutting.cuts.append(.selectedTab) }
    let tab = selectedTab.value ?? fallback
    let stacks = cutting.known(stacks)
    let standsOnCut = cutting.cuts.contains { $0 == .selectedTab || $0.isIn(.tab(tab)) }
    let modals = standsOnCut ? [] : cutting.known(modals)
    return (NavigationState(selectedTab: tab, stacks: stacks, modals: modals), cutting.cuts)
  }
}

/// Drops what is unknown or not allowed, and notes each cut.
private struct Cutting<Map: NavigationMap> {
  typealias Saved = SavedNavigation<Map>

  let isAllowed: (Map.Screen) -> Bool
  var cuts: [NavigationCut<Map>] = []

  mutating func known(_ stacks: [Saved.Attempt<Saved.Stack>]) -> [Map.Tab: [Map.Screen]] {
    var known: [Map.Tab: [Map.Screen]] = [:]
    for stack in stacks {
      if let stack = stack.value {
        known[stack.tab] = self.known(stack.screens, in: .tab(stack.tab))
      } else {
        cuts.append(.tab)
      }
    }
    return known
  }

  mutating func known(_ modals: [[Saved.Attempt<Map.Screen>]]) -> [[Map.Screen]] {
    var known: [[Map.Screen]] = []
    for (depth, modal) in modals.enumerated() {
      known.append(self.known(modal, in: .modal(depth)))
      guard known[depth].count == modal.count else { break }
    }
    return known
  }

  private mutating func known(
    _ screens: [Saved.Attempt<Map.Screen>], in container: NavigationContainer<Map>
  ) -> [Map.Screen] {
    let known = screens.map(\.value).prefix { $0.map(isAllowed) ?? false }.compactMap { $0 }
    if known.count < screens.count { cuts.append(.screen(container, position: known.count)) }
    return known
  }
}

extension NavigationCut {
  fileprivate func isIn(_ container: NavigationContainer<Map>) -> Bool {
    if case .screen(container, _) = self { true } else { false }
  }
}
