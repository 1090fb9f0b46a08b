extension Route: Codable {
  private enum CodingKeys: CodingKey {
    case root, tab, screens, modals
  }

  /// Decodes a route; without a root, it is in the one that the app starts with.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      root: try values.decodeIfPresent(Map.Root.self, forKey: .root) ?? Map.initialRoot,
      tab: try values.decode(Map.Tab.self, forKey: .tab),
      try values.decode([Map.Screen].self, forKey: .screens),
      modals: try values.decode([Modal<Map>].self, forKey: .modals))
  }

  /// Encodes a route, without the root that the app starts with.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    if root != Map.initialRoot { try values.encode(root, forKey: .root) }
    try values.encode(tab, forKey: .tab)
    try values.encode(screens, forKey: .screens)
    try values.encode(modals, forKey: .modals)
  }
}
