extension TerminalScreen {
  /// Presses a key and lets it go.
  public func press(_ key: TerminalKey, _ modifiers: TerminalModifiers = []) {
    send(.key(key, modifiers))
  }

  /// Presses the keys of a text, one after the other.
  public func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Clicks in the middle of a text on the screen, on something that can be clicked if there is a choice.
  ///
  /// - Throws: `TerminalTextNotShown` with the screen, if the text isn't there.
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

  /// Clicks at a cell.
  public func click(_ point: TerminalPoint) {
    send(.mouse(TerminalMouse(.press, at: point)))
    send(.mouse(TerminalMouse(.release, at: point)))
  }

  /// The middle cell of each place where the text stands.
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
