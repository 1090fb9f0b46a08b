extension NavigationState: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, root, tabs, selectedTab, stacks, modals, hidden, requests, window, others
  }

  private struct Stack: Encodable {
    let tab: Map.Tab
    let screens: [Map.Screen]
  }

  private struct HiddenRoot: Encodable {
    let root: Map.Root
    let tabs: [Map.Tab]
    let selectedTab: Map.Tab
  }

  /// Decodes a navigation state, leaving out unknown screens and everything above them.
  ///
  /// It throws if the root or the selected tab is unknown. ``RestoredNavigation`` never fails, and says
  /// what was left out.
  public init(from decoder: any Decoder) throws {
    let saved = try SavedNavigation<Map>(from: decoder)
    try saved.checkVersion()
    guard let root = saved.shownRoot, let tab = saved.selectedTab?.value else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "The root or the selected tab is unknown."))
    }
    self = saved.place(fallback: Self(root: root, selectedTab: tab)).state
  }

  /// Encodes the state with a version; equal states are encoded alike.
  ///
  /// Values that the map implies are left out.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(SavedNavigation<Map>.currentVersion, forKey: .version)
    if root != Map.initialRoot { try values.encode(root, forKey: .root) }
    if tabs != Map.tabs(of: root) { try values.encode(tabs, forKey: .tabs) }
    try values.encode(selectedTab, forKey: .selectedTab)
    let stacks = sorted(stacks.keys).map { Stack(tab: $0, screens: self.stacks[$0] ?? []) }
    try values.encode(stacks, forKey: .stacks)
    try values.encode(modals, forKey: .modals)
    if !requests.isEmpty {
      let requests = requests.map { AnswerRequest(asked: $0, asker: $1) }
      try values.encode(requests.sorted { "\($0)" < "\($1)" }, forKey: .requests)
    }
    if window != .first { try values.encode(window, forKey: .window) }
    if !others.isEmpty { try values.encode(windows.compactMap { others[$0] }, forKey: .others) }
    guard !hidden.isEmpty else { return }
    let roots = sorted(hidden.keys).compactMap { root in
      hidden[root].map { HiddenRoot(root: root, tabs: $0.tabs, selectedTab: $0.selectedTab) }
    }
    try values.encode(roots, forKey: .hidden)
  }
}

/// Sorts values like their `allCases`, or else by name: a dictionary has another order in each process.
private func sorted<Value: Hashable>(_ values: some Collection<Value>) -> [Value] {
  if let type = Value.self as? any CaseIterable.Type, let all = cases(of: type) as? [Value] {
    let sorted = all.filter(values.contains)
    if sorted.count == values.count { return sorted }
  }
  let named = values.map { (name: String(describing: $0), value: $0) }
  return named.sorted { $0.name < $1.name }.map(\.value)
}

/// Returns all cases of a type as an array of its values.
func cases<Value: CaseIterable>(of type: Value.Type) -> Any {
  Array(type.allCases)
}
