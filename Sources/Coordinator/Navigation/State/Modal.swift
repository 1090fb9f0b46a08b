/// A presentation on top of a tab: a stack of screens, and its style.
///
/// An array literal is a sheet: `[.signIn]`. Two modals with the same root and the same style are the
/// same modal, whose stack may change; another style is another modal, which is presented again.
public struct Modal<Map: NavigationMap>: Hashable, Sendable {
  /// How the modal is presented.
  public let style: ModalStyle

  /// The screens, the root first.
  ///
  /// A modal is never empty, and a bare one has one screen.
  public internal(set) var stack: [Map.Screen]

  /// Creates a modal.
  ///
  /// - Parameters:
  ///   - stack: The screens, the root first. Of a bare modal, only the root counts.
  ///   - style: How the modal is presented. Detents that make no sense are left out, and a sheet without
  ///     detents is a large one.
  public init(_ stack: [Map.Screen], as style: ModalStyle = .sheet()) {
    self.style = style.canonical
    self.stack = style == .bare ? Array(stack.prefix(1)) : stack
  }

  /// Returns whether both are the same modal, without regard to the screens above its root.
  public func isSame(as other: Self) -> Bool {
    stack.first == other.stack.first && style == other.style
  }
}

extension Modal: ExpressibleByArrayLiteral {
  /// Creates a sheet.
  public init(arrayLiteral stack: Map.Screen...) {
    self.init(stack)
  }
}

extension Modal: Codable {
  private enum CodingKeys: CodingKey {
    case style, stack
  }

  /// Decodes a modal; an array is a large sheet.
  public init(from decoder: any Decoder) throws {
    if let stack = try? [Map.Screen](from: decoder) {
      self.init(stack)
    } else {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        try values.decode([Map.Screen].self, forKey: .stack),
        as: try values.decode(ModalStyle.self, forKey: .style))
    }
  }

  /// Encodes a modal; a large sheet is encoded as the array of its screens.
  public func encode(to encoder: any Encoder) throws {
    guard style != .sheet() else { return try stack.encode(to: encoder) }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(style, forKey: .style)
    try values.encode(stack, forKey: .stack)
  }
}

/// How a modal is presented, which is part of the state.
public enum ModalStyle: Hashable, Codable, Sendable {
  /// A sheet that rests at these heights, the lowest first. The user can pull it down.
  case sheet(detents: [ModalDetent] = [.large])

  /// The whole screen. The user can't pull it down.
  case fullScreen

  /// A popover that points at the view to which the app has given this name. Where there is no room for
  /// it, it becomes a sheet.
  case popover(anchor: String)

  /// A column at the trailing edge of a tab that has columns, beside screens that stay in use. Where there is
  /// no such column, or other modals are below, it is a sheet.
  ///
  /// It is a modal all the same: a push goes to its stack, and moving elsewhere closes it.
  case inspector

  /// One screen without a navigation bar around it, such as a camera or a picker of the system.
  ///
  /// A push on it changes nothing.
  case bare

  /// The style with only those detents that make sense, so that equal styles are equal values.
  fileprivate var canonical: Self {
    guard case .sheet(let detents) = self else { return self }
    let heights = detents.filter(\.makesSense)
    return .sheet(detents: heights.isEmpty ? [.large] : heights)
  }
}

/// A height at which a sheet rests.
public enum ModalDetent: Hashable, Codable, Sendable {
  /// About half of the screen.
  case medium
  /// Almost all of the screen.
  case large
  /// A fraction of the greatest height, from 0 to 1.
  case fraction(Double)
  /// A height in points.
  case height(Double)

  fileprivate var makesSense: Bool {
    switch self {
    case .medium, .large: true
    case .fraction(let number): number > 0 && number <= 1
    case .height(let number): number > 0 && number.isFinite
    }
  }
}
