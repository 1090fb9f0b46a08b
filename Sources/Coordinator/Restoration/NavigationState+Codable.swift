extension NavigationState: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, selectedTab, stacks, modals
  }

  private struct Stack: Encodable {
    let tab: Map.Tab
    let screens: [Map.Screen]
  }

  /// Reads a place, leaving out screens that are not known and all that stood on them.
  ///
  /// ``RestoredNavigation`` says what was left out, and never fails.
  public init(from decoder: any Decoder) throws {
    let saved = try SavedNavigation<Map>(from: decoder)
    try saved.checkVersion()
    guard let tab = saved.selectedTab.value else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "The selected tab is unknown."))
    }
    var reader = NavigationCuts<Map> { _ in true }
    self = reader.state(of: saved, fallback: tab)
  }

  /// Writes the place, with a version; equal places are written the same.
  public func encode(to encoder: any Encoder) throws {
    let stacks = stacks.map(Stack.init).sorted { "\($0.tab)" < "\($1.tab)" }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(SavedNavigation<Map>.currentVersion, forKey: .version)
    try values.encode(selectedTab, forKey: .selectedTab)
    try values.encode(stacks, forKey: .stacks)
    try values.encode(modals, forKey: .modals)
  }
}

extension SavedNavigation {
  static var currentVersion: Int { 1 }

  /// What a later version of the app wrote is not understood.
  func checkVersion() throws {
    guard version == Self.currentVersion else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "The version \(version) is not known."))
    }
  }
}
