extension UIButton {
  /// Creates a button without a configuration, which has titles and images for its states.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    if let glyph = buttonType.glyph { setTitle(glyph, for: .normal) }
  }

  /// Creates a button with an action, whose title it has.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Sets the title for a state; a terminal shows the one for `normal` in all states without their own.
  public func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    if configuration != nil, state == .normal { configuration?.title = title }
    invalidateIntrinsicContentSize()
  }

  /// Sets the color of the title for a state.
  public func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    setNeedsDisplay()
  }

  /// Sets the image before the title for a state.
  public func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    if configuration != nil, state == .normal { configuration?.image = image }
    invalidateIntrinsicContentSize()
  }

  /// Returns the title for a state.
  public func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }

  /// Returns the image for a state.
  public func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }

  /// The title that is shown now.
  public var currentTitle: String? { configuration?.title ?? title(for: state) }

  /// The image and the title, as a terminal shows them.
  var words: String? {
    if let configuration { return configuration.words }
    let parts = [image(for: state)?.glyph, title(for: state)].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// The types of buttons without a configuration.
  public enum ButtonType: Int, Sendable {
    /// A button without a style.
    case custom
    /// A button in the tint color.
    case system
    /// A button that shows details.
    case detailDisclosure
    /// A button that shows information.
    case infoLight
    /// A button that shows information.
    case infoDark
    /// A button that adds something.
    case contactAdd
    /// A button that closes something.
    case close = 7

    fileprivate var glyph: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "ⓘ"
      case .contactAdd: "+"
      case .close: "✕"
      }
    }
  }
}

extension UIControl {
  /// The state that the control is in.
  public var state: State {
    var state = isEnabled ? State.normal : .disabled
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The states of controls.
  public struct State: OptionSet, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates a set of states from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The usual state.
    public static let normal = State([])
    /// The control looks pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
  }
}
