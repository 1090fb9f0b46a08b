extension UIView {
  /// The part of the view that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { viewLayout.standardGuide(.safeArea, of: self) }

  /// The part of the view that the keyboard covers, which is the bottom edge, as there is none.
  public var keyboardLayoutGuide: UILayoutGuide { viewLayout.standardGuide(.keyboard, of: self) }

  /// The part of the view within its layout margins.
  public var layoutMarginsGuide: UILayoutGuide { viewLayout.standardGuide(.margins, of: self) }

  /// The part within the margins that is narrow enough to read: 84 columns at most.
  public var readableContentGuide: UILayoutGuide { viewLayout.standardGuide(.readable, of: self) }
}
