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
  /// - Throws: `TerminalTextNotShown`, if the text isn't on the screen.
  public func tap(_ text: String) throws {
    update()
    let places = places(of: text)
    let inScope = places.filter { place in
      guard let scope = focusScope, let hit = hitTest(place) else { return false }
      return hit !== scope && hit.isDescendant(of: scope)
    }
    let place = inScope.first { hitTest($0)?.enclosing(where: \.isTappable) != nil }
    guard let place = place ?? inScope.first else {
      throw TerminalTextNotShown(text: text, screen: canvas.text)
    }
    click(place)
  }

  /// Clicks on a cell.
  public func click(_ point: TerminalPoint) {
    send(.mouse(TerminalMouse(.press, at: point)))
    send(.mouse(TerminalMouse(.release, at: point)))
  }

  /// Returns the middle cell of each occurrence of a text.
  private func places(of text: String) -> [TerminalPoint] {
    let wanted = TerminalText.clusters(of: text).map(\.text)
    guard !wanted.isEmpty else { return [] }
    return (0..<size.rows).flatMap { row in
      let columns = (0..<size.columns).filter { canvas[row, $0].width > 0 }
      let texts = columns.map { canvas[row, $0].text }
      return texts.indices.dropLast(wanted.count - 1)
        .filter { Array(texts[$0..<$0 + wanted.count]) == wanted }
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
