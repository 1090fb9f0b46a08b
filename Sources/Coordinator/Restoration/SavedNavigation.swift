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
    fallback: Map.Tab, where isAllowed: (Map.Screen) -> Bool = { _ in true }
  ) -> (state: NavigationState<Map>, cuts: [NavigationCut<Map>]) {
    let tab = selectedTab.value ?? fallback
    var place = NavigationState<Map>(selectedTab: tab)
    var cuts: [NavigationCut<Map>] = selectedTab.value == nil ? [.selectedTab] : []
    var canHoldModals = cuts.isEmpty

    func known(
      _ screens: [Attempt<Map.Screen>], in container: NavigationContainer<Map>, isSeen: Bool
    ) -> [Map.Screen] {
      let known = screens.map(\.value).prefix { $0.map(isAllowed) ?? false }.compactMap { $0 }
      guard known.count < screens.count else { return known }
      cuts.append(.screen(container, position: known.count))
      if isSeen { canHoldModals = false }
      return known
    }

    for stack in stacks.map(\.value) {
      if let stack {
        let container = NavigationContainer<Map>.tab(stack.tab)
        place[container] = known(stack.screens, in: container, isSeen: stack.tab == tab)
      } else {
        cuts.append(.tab)
      }
    }
    for (depth, modal) in modals.enumerated() where canHoldModals {
      place.apply(.present(known(modal, in: .modal(depth), isSeen: true)))
    }
    return (place, cuts)
  }
}
