extension UIViewController {
  /// Lets keys do something while the screen is in front, and the user doesn't type.
  ///
  /// ```swift
  /// onKeys("s", saveTitle) { [unowned self] _ in send(.saveTapped) }
  /// ```
  ///
  /// In a terminal, these are the keys themselves, and the last row shows them. On iOS, they are keyboard
  /// shortcuts, such as ⌘S, which the user sees while holding ⌘, and since iPadOS 26 entries of the menu bar. A letter
  /// that the system uses with ⌘ adds ⌥, and a capital letter ⇧. Call it in `viewDidLoad`, or in the renderer if a
  /// title changes: keys that were added before are replaced. It doesn't load the view.
  ///
  /// - Parameters:
  ///   - characters: The characters of the keys; `←`, `→`, `⎋`, `⇱`, `⇲`, `⇞` and `⇟` are the arrows, Escape, Home, End,
  ///     Page Up and Page Down.
  ///   - title: What the keys do.
  ///   - perform: Receives the character. It is kept as long as the screen.
  public func onKeys(
    _ characters: String, _ title: String, perform: @escaping (Character) -> Void
  ) {
    #if os(iOS)
      let target = ScreenKeyTarget.of(self) ?? ScreenKeyTarget(for: self)
      for key in ScreenKey.all(characters, title) {
        target.actions[key.character] = perform
        let command = UIKeyCommand(key)
        for old in target.commands where old.propertyList as? String == String(key.character) {
          removeKeyCommand(old)
        }
        target.commands.removeAll { $0.propertyList as? String == String(key.character) }
        target.commands.append(command)
        addKeyCommand(command)
      }
    #else
      onTerminalKeys(characters, title, perform: perform)
    #endif
  }
}
