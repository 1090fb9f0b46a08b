extension String {
  /// The keys of the texts that a Swift file passes to `localized`, with a `%` for each value.
  ///
  /// A call without a literal, such as one with a key that the state has, passes none.
  var localizedKeys: [String] {
    ranges(of: /\b(?:localized|Words)\((?:key:)?\s*"/).map { key(from: $0.upperBound) }
  }

  /// Reads a literal, from its first character.
  private func key(from start: Index) -> String {
    var key = ""
    var rest = self[start...]
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\", let next = rest.popFirst() else {
        key.append(character)
        continue
      }
      switch next {
      case "(":
        key.append("%")
        var depth = 1
        while depth > 0, let character = rest.popFirst() {
          depth += character == "(" ? 1 : character == ")" ? -1 : 0
        }
      case "n": key.append("\n")
      default: key.append(next)
      }
    }
    return key
  }
}
