extension TerminalScreen {
  /// Presses and releases a key.
  public func press(_ key: TerminalKey, _ modifiers: TerminalModifiers = []) {
    send(.key(key, modifiers))
  }

  /// Presses the key of each character in turn.
  public func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Clicks in the middle of a text on the screen, preferably on a control.
  ///
  /// A control that shows no text, such as a switch, is clicked by its accessibility label, and so is a row whose
  /// label joins several texts. A control whose accessibility identifier is the text takes precedence.
  /// - Throws: `TerminalTextNotShown`, if the text isn't on the screen.
  public func tap(_ text: String) throws {
    guard let point = point(toTap: text) else {
      throw TerminalTextNotShown(text: text, screen: canvas.text)
    }
    click(point)
  }

  /// Returns the cell on which ``tap(_:)`` clicks.
  package func point(toTap text: String) -> TerminalPoint? {
    update()
    if let point = point(ofControl: { $0.accessibilityIdentifier == text }) { return point }
    let inScope = points(of: text).filter { point in
      guard let scope = focusScope, let hit = hitTest(point) else { return false }
      return hit !== scope && hit.isDescendant(of: scope)
    }
    return inScope.first { hitTest($0)?.enclosing(where: \.isTappable) != nil }
      ?? point(ofControl: { $0.accessibilityLabel == text })
      ?? elements.lazy.filter {
        $0.role.isTappable && $0.label == text && !$0.states.contains("disabled")
      }
      .compactMap { [self] in point(toClick: $0) }.first
      ?? inScope.first
  }

  /// Runs the action that a swipe over a row shows.
  ///
  /// - Parameters:
  ///   - text: A text in the row.
  ///   - title: The title of the action.
  /// - Throws: `TerminalTextNotShown`, if there is no such row, or it has no such action.
  public func swipe(_ text: String, to title: String) throws {
    update()
    let cells = points(of: text).lazy.compactMap { [self] point in
      hitTest(point)?.enclosing { $0 is UITableViewCell } as? UITableViewCell
    }
    guard let cell = cells.first else {
      throw TerminalTextNotShown(text: text, screen: canvas.text)
    }
    let table = cell.enclosing { $0 is UITableView } as? UITableView
    guard table?.performSwipeAction(titled: title, on: cell) == true else {
      throw TerminalTextNotShown(text: title, screen: canvas.text)
    }
    setNeedsUpdate()
  }

  /// Clicks on a cell.
  public func click(_ point: TerminalPoint) {
    send(.mouse(TerminalMouse(.press, at: point)))
    send(.mouse(TerminalMouse(.release, at: point)))
  }

  /// Returns the middle of the first control in reach that fits; nil if a click there meets another view.
  private func point(ofControl fits: (UIView) -> Bool) -> TerminalPoint? {
    guard let control = focusScope?.controls.first(where: fits), let window = control.window
    else { return nil }
    let rect = TerminalRect(control.convert(control.bounds, to: window))
    let point = TerminalPoint(
      column: rect.origin.column + rect.size.columns / 2,
      row: rect.origin.row + rect.size.rows / 2)
    return hitTest(point)?.isDescendant(of: control) == true ? point : nil
  }

  /// Returns the middle cell of each occurrence of a text.
  private func points(of text: String) -> [TerminalPoint] {
    let wanted = TerminalText.clusters(of: text).map(\.text)
    guard !wanted.isEmpty else { return [] }
    let canvas = canvas
    return (0..<size.rows).flatMap { row in
      let columns = (0..<size.columns).filter { canvas[row, $0].width > 0 }
      let texts = columns.map { canvas[row, $0].text }
      return texts.indices.dropLast(wanted.count - 1)
        .filter { texts[$0] == wanted[0] && texts[$0...].starts(with: wanted) }
        .map { TerminalPoint(column: columns[$0 + wanted.count / 2], row: row) }
    }
  }
}

/// An error that says that a text to click isn't on the screen, and what is.
public struct TerminalTextNotShown: Error, CustomStringConvertible {
  /// The text to click.
  public let text: String
  /// The rows of the screen.
  public let screen: String

  /// The text and the screen, for the report of a failed test.
  public var description: String { "“\(text)” is not on the screen, or is covered:\n\(screen)" }
}
