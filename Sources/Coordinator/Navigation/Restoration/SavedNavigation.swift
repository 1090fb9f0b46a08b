/// A saved state as it was decoded: any part may be unknown to this version of the app.
struct SavedNavigation<Map: NavigationMap>: Decodable {
  struct Stack: Decodable {
    let tab: Map.Tab
    let screens: [Attempt<Map.Screen>]
  }

  struct HiddenRoot: Decodable {
    let root: Map.Root
    let tabs: [Attempt<Map.Tab>]
    let selectedTab: Attempt<Map.Tab>
  }

  /// A modal, which the first edition saved as the array of its screens.
  struct SavedModal: Decodable {
    let style: Attempt<ModalStyle>
    let stack: [Attempt<Map.Screen>]

    private enum CodingKeys: CodingKey {
      case style, stack
    }

    init(from decoder: any Decoder) throws {
      if let stack = try? [Attempt<Map.Screen>](from: decoder) {
        (style, self.stack) = (Attempt(.sheet()), stack)
      } else {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        style = try values.decode(Attempt<ModalStyle>.self, forKey: .style)
        stack = try values.decode([Attempt<Map.Screen>].self, forKey: .stack)
      }
    }
  }

  /// A part that was decoded, or `nil` if it is unknown.
  struct Attempt<Value: Decodable>: Decodable {
    let value: Value?

    init(_ value: Value) {
      self.value = value
    }

    init(from decoder: any Decoder) {
      value = try? Value(from: decoder)
    }
  }

  /// The version that is written; version 1, of the first edition, had no roots, tabs and styles.
  static var currentVersion: Int { 2 }

  let version: Int
  let root: Attempt<Map.Root>?
  let tabs: [Attempt<Map.Tab>]?
  let selectedTab: Attempt<Map.Tab>
  let stacks: [Attempt<Stack>]
  let modals: [SavedModal]
  let hidden: [Attempt<HiddenRoot>]?
  let requests: [Attempt<AnswerRequest<Map>>]?

  /// The root that was shown, if it is known.
  var shownRoot: Map.Root? {
    guard let root else { return Map.initialRoot }
    return root.value
  }

  /// Throws if a later version of the app has saved the state: its meaning would be a guess.
  func checkVersion() throws {
    guard 1...Self.currentVersion ~= version else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "The version \(version) is unknown."))
    }
  }
}
