extension NavigationState: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, selectedTab, stacks, modals
  }

  private struct Stack: Encodable {
    let tab: Map.Tab
    let screens: [Map.Screen]
  }

  /// Decodes a place, leaving out unknown screens and everything above them.
  ///
  /// It throws if the selected tab is unknown. ``RestoredNavigation`` never fails, and says what was
  /// left out.
  public init(from decoder: any Decoder) throws {
    let saved = try SavedNavigation<Map>(from: decoder)
    try saved.checkVersion()
    guard let tab = saved.selectedTab.value else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "The selected tab is unknown."))
    }
    self = saved.place(fallback: tab).state
  }

  /// Encodes the place with a version; equal places are encoded alike.
  public func encode(to encoder: any Encoder) throws {
    let stacks = sorted(stacks.keys).map { Stack(tab: $0, screens: self.stacks[$0] ?? []) }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(SavedNavigation<Map>.currentVersion, forKey: .version)
    try values.encode(selectedTab, forKey: .selectedTab)
    try values.encode(stacks, forKey: .stacks)
    try values.encode(modals, forKey: .modals)
  }
}
