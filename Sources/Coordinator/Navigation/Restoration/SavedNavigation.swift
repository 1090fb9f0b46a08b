/// A saved state as it was decoded: any part may be damaged, or unknown to this version of the app.
///
/// Only the version must be readable. Every other part is an ``Attempt``, and every list is of ``Parts``.
struct SavedNavigation<Map: NavigationMap>: Decodable {
  struct Stack: Decodable {
    let tab: Attempt<Map.Tab>?
    let screens: Parts<Map.Screen>?
  }

  struct HiddenRoot: Decodable {
    let root: Map.Root
    let tabs: Parts<Map.Tab>?
    let selectedTab: Attempt<Map.Tab>?
  }

  /// A modal, or the array of its screens if it is a large sheet.
  struct SavedModal: Decodable {
    let style: Attempt<ModalStyle>?
    let stack: Parts<Map.Screen>?

    private enum CodingKeys: CodingKey {
      case style, stack
    }

    init(from decoder: any Decoder) throws {
      if let values = try? decoder.container(keyedBy: CodingKeys.self) {
        style = try values.decodeIfPresent(Attempt.self, forKey: .style)
        stack = try values.decodeIfPresent(Parts.self, forKey: .stack)
      } else {
        style = Attempt(.sheet())
        stack = Parts(try [Attempt<Map.Screen>](from: decoder))
      }
    }
  }

  /// A part that was decoded, or `nil` if it is damaged or unknown.
  struct Attempt<Value: Decodable>: Decodable {
    let value: Value?

    init(_ value: Value?) {
      self.value = value
    }

    init(from decoder: any Decoder) {
      value = try? Value(from: decoder)
    }
  }

  /// A list of parts, in which a value that isn't a list is one unknown part.
  struct Parts<Value: Decodable>: Decodable {
    let values: [Value?]

    static var unknown: Self { Self([Attempt(nil)]) }

    init(_ attempts: [Attempt<Value>]) {
      values = attempts.map(\.value)
    }

    init(from decoder: any Decoder) {
      self.init((try? [Attempt<Value>](from: decoder)) ?? [Attempt(nil)])
    }
  }

  /// The version that is written.
  static var currentVersion: Int { 1 }

  let version: Int
  let root: Attempt<Map.Root>?
  let tabs: Parts<Map.Tab>?
  let selectedTab: Attempt<Map.Tab>?
  let stacks: Parts<Stack>?
  let modals: Parts<SavedModal>?
  let hidden: Parts<HiddenRoot>?
  let requests: Parts<AnswerRequest<Map>>?
  let window: Attempt<WindowID>?
  let others: Parts<Self>?

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
