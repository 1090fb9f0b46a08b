/// A saved place as it is read: each part may be unknown.
struct SavedNavigation<Map: NavigationMap>: Decodable {
  struct Stack: Decodable {
    let tab: Map.Tab
    let screens: [Attempt<Map.Screen>]
  }

  let version: Int
  let selectedTab: Attempt<Map.Tab>
  let stacks: [Attempt<Stack>]
  let modals: [[Attempt<Map.Screen>]]
}

/// A part that was read, or `nil` if it is not known.
struct Attempt<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) {
    value = try? Value(from: decoder)
  }
}
