import Foundation

extension UITextField {
  func beginEditing() {
    guard !isEditing else { return }
    isEditing = true
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
  }

  func endEditing() {
    guard isEditing else { return }
    isEditing = false
    line.apply(.move(line.cursor, isSelecting: false))
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  /// Does what a key asks for, if the delegate lets it, and tells when the text became another.
  func perform(_ edit: TextLine.Edit) {
    guard case .replace(let range, let text) = edit else {
      line.apply(edit)
      return setNeedsDisplay()
    }
    guard !range.isEmpty || !text.isEmpty, allows(text, in: range) else { return }
    let old = line.characters
    line.apply(edit)
    setNeedsDisplay()
    if line.characters != old { sendActions(for: .editingChanged) }
  }

  func handleReturn() -> Bool {
    if enablesReturnKeyAutomatically, line.characters.isEmpty { return true }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
    sendActions(for: [.primaryActionTriggered, .editingDidEndOnExit])
    return true
  }

  /// Empties the field, if the delegate lets it.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    perform(.replace(0..<line.characters.count, ""))
  }

  private func allows(_ text: String, in range: Range<Int>) -> Bool {
    guard let delegate else { return true }
    let head = String(line.characters[..<range.lowerBound]).utf16.count
    let length = String(line.characters[range]).utf16.count
    return delegate.textField(
      self, shouldChangeCharactersIn: NSRange(location: head, length: length),
      replacementString: text)
  }
}
