#if os(iOS)
  extension UIResponder {
    /// Does nothing: keys for a screen work in a terminal only.
    public func onTerminalKeys(
      _ keys: String, _ title: String, isInHelpLine: Bool = true,
      perform: @escaping (Character) -> Void
    ) {}
  }

  extension UIBarButtonItem {
    /// Returns the button: keys for a screen work in a terminal only.
    public func withTerminalKey(_ key: Character) -> Self { self }
  }
#endif
