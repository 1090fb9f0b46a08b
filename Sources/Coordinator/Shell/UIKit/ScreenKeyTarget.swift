#if os(iOS)
  import Foundation

  /// Only the address of this variable counts: it is the key of an associated object.
  @MainActor private var associationKey: UInt8 = 0

  /// Keeps what the keys of a screen do, as long as the screen.
  ///
  /// It is an associated object, because a key may be added before the screen has a view.
  @MainActor final class ScreenKeyTarget {
    var actions: [Character: (Character) -> Void] = [:]
    var commands: [UIKeyCommand] = []
    private weak var screen: UIViewController?

    init(for viewController: UIViewController) {
      screen = viewController
      objc_setAssociatedObject(
        viewController, &associationKey, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// Returns the keys of a screen that has some.
    static func of(_ viewController: UIViewController) -> ScreenKeyTarget? {
      objc_getAssociatedObject(viewController, &associationKey) as? ScreenKeyTarget
    }

    /// Does what a key does, unless a placeholder is in front of the screen.
    func perform(_ character: Character) {
      if screen?.contentUnavailableConfiguration == nil { actions[character]?(character) }
    }
  }

  extension UIViewController {
    /// The keys of the screen nearest to the user that has some.
    var frontKeys: ScreenKeyTarget? {
      if let presentedViewController { return presentedViewController.frontKeys }
      let shown = children.reversed().filter { $0.viewIfLoaded?.window != nil }
      return shown.lazy.compactMap(\.frontKeys).first ?? .of(self)
    }
  }

  extension UIKeyCommand {
    fileprivate static let screenKey = Selector(("performScreenKey:"))

    /// Creates the command of a key.
    convenience init(_ key: ScreenKey) {
      let shortcut = key.shortcut
      var flags: UIKeyModifierFlags = []
      if shortcut.modifiers.contains(.shift) { flags.insert(.shift) }
      if shortcut.modifiers.contains(.option) { flags.insert(.alternate) }
      if shortcut.modifiers.contains(.command) { flags.insert(.command) }
      let inputs = [
        "←": UIKeyCommand.inputLeftArrow, "→": UIKeyCommand.inputRightArrow,
        "⎋": UIKeyCommand.inputEscape, "⇱": UIKeyCommand.inputHome, "⇲": UIKeyCommand.inputEnd,
        "⇞": UIKeyCommand.inputPageUp, "⇟": UIKeyCommand.inputPageDown,
      ]
      self.init(
        title: key.title, action: Self.screenKey, input: inputs[shortcut.input] ?? shortcut.input,
        modifierFlags: flags, propertyList: String(key.character))
    }
  }

  extension UIViewController {
    /// Does what the command's key does, on this screen, the nearest around it that has the key, or the one in front.
    ///
    /// The menu lists the keys of the screen in front, and the focus may be in the column beside it.
    // NB: `Selector` names it, because `#selector` doesn't compile where `make ios-check` runs.
    #if canImport(ObjectiveC)
      @objc
    #endif
    func performScreenKey(_ command: UIKeyCommand) {
      guard let character = (command.propertyList as? String)?.first else { return }
      let around = sequence(first: self as UIResponder, next: \.next).lazy
        .compactMap { $0 as? UIViewController }.compactMap(ScreenKeyTarget.of)
      let target =
        around.first { $0.actions[character] != nil }
        ?? viewIfLoaded?.window?.rootViewController?.frontKeys
      target?.perform(character)
    }
  }

  @available(iOS 26.0, *)
  extension UIDeferredMenuElement.Identifier {
    /// The entries of the menu bar for the keys of the screen in front.
    static let screenKeys = Self(rawValue: "screenKeys")
  }
#endif
