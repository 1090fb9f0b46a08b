extension UIView {
  /// The part of the view that bars don't cover.
  public var safeAreaLayoutGuide: UILayoutGuide { viewLayout.standardGuide(.safeArea, of: self) }

  /// The part of the view that the keyboard covers: none of it, so this lies along the bottom.
  public var keyboardLayoutGuide: UILayoutGuide { viewLayout.standardGuide(.keyboard, of: self) }

  /// The part of the view within its layout margins.
  public var layoutMarginsGuide: UILayoutGuide { viewLayout.standardGuide(.margins, of: self) }

  /// The part within the margins that is not too wide to read: 84 columns at most.
  public var readableContentGuide: UILayoutGuide { viewLayout.standardGuide(.readable, of: self) }
}
