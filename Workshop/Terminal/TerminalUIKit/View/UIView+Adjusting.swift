extension UIView {
  /// Whether the view is one control for VoiceOver, which changes its value by swipes.
  ///
  /// It is one control for keys, too: the arrow keys change the value, and what is inside never has the focus.
  var isAdjustable: Bool { isAccessibilityElement && accessibilityTraits.contains(.adjustable) }

  /// The view that has the focus for this one: the outermost adjustable view around it, or itself.
  var focusStop: UIView {
    sequence(first: self, next: \.superview).reduce(self) { $1.isAdjustable ? $1 : $0 }
  }

  /// The keys that change the value, for the help line.
  var adjustingHints: [TerminalKeyHint] {
    let name = accessibilityLabel ?? TerminalWord.choose.text
    return isAdjustable ? [TerminalKeyHint("←→", name)] : []
  }

  /// Changes the value of an adjustable view, or moves on; Enter changes nothing, because the user often presses it to
  /// move on.
  func adjust(with key: TerminalKey) -> Bool {
    guard isAdjustable, let screen = terminalScreen, let scope = screen.focusScope else {
      return false
    }
    switch key {
    case .left: accessibilityDecrement()
    case .right: accessibilityIncrement()
    case .enter: screen.focus.advance(by: 1, in: scope)
    default: return false
    }
    return true
  }

  /// Marks what is inside an adjustable view that has the focus.
  func markAdjusting(on canvas: inout TerminalCanvas, clip: TerminalRect) {
    guard isAdjustable, isFocused else { return }
    let parts = controls.filter { $0 !== self }
    for part in parts.isEmpty ? [self] : parts {
      canvas.markFocus(TerminalRect(part.convert(part.bounds, to: nil)), clip: clip)
    }
  }
}
