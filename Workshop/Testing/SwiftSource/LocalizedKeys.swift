extension [SwiftToken] {
  /// The keys of the texts that the code passes to `localized`, with a `%` for each value.
  ///
  /// A call without a literal, such as one with a key that the state has, passes none.
  package var localizedKeys: [String] {
    indices.filter { self[$0].kind == .text && isKey(at: $0) }.map { self[$0].text }
  }

  /// Whether a text is the first argument of `localized` or `Words`.
  private func isKey(at index: Int) -> Bool {
    let before = self[..<index].suffix(4).map(\.text)
    return ["localized", "Words"].contains { function in
      before.suffix(2) == [function, "("] || before == [function, "(", "key", ":"]
    }
  }
}
