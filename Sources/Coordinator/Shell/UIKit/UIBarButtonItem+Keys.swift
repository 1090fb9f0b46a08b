#if os(iOS)
  extension UIBarButtonItem {
    /// Returns the button: a letter of its own is for a terminal only.
    public func withTerminalKey(_ key: Character, isOffered: Bool = false) -> Self { self }
  }
#endif
