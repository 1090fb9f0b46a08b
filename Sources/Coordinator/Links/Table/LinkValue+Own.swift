extension LinkValue {
  /// A value of the app's own.
  ///
  /// ```swift
  /// extension LinkValue<Coordinate> {
  ///   static let coordinate = Self(
  ///     "a latitude and a longitude", samples: [Coordinate(48.85, 2.35)],
  ///     parse: Coordinate.init(text:), print: \.text)
  /// }
  /// ```
  /// The value's bounds are what `parse` refuses. A value is untrusted, so refuse what isn't exactly
  /// as the app would print it, and never trap.
  ///
  /// - Parameters:
  ///   - description: The text that a link must contain, such as “a latitude and a longitude”.
  ///   - samples: Some values; one is shown in maps. If two differ, printing is faster.
  ///   - wildcard: The association file's claim for a part of a path, such as `@?*` for a name after an
  ///     at sign: a `?` is any character, a `*` any text, and `$(digit)` one of the system's variables.
  ///     By default any text but none.
  ///   - parse: Reads a value, or returns `nil` to refuse the text.
  ///   - print: Writes a value, so that `parse` reads the same value again.
  public init(
    _ description: String, samples: [Value], wildcard: String = "?*",
    parse: @escaping @Sendable (String) -> Value?, print: @escaping @Sendable (Value) -> String
  ) {
    let texts = samples.map(print)
    let odd = texts.first { text in parse(text).map(print) != text }
    let mistake =
      odd.map { "its sample “\($0)” isn't read as it is printed" }
      ?? (samples.isEmpty ? "it has no sample" : wildcardMistake(wildcard, texts))
    self.init(
      domain: mistake.map(LinkDomain.mistaken)
        ?? .text(description, samples: texts, wildcard: wildcard, accepts: { parse($0) != nil }),
      read: parse, write: print)
  }

  /// Several values with commas between them.
  public static func commaSeparated<Item>(_ item: LinkValue<Item>, atMost limit: Int) -> Self
  where Value == [Item] {
    let read = { @Sendable (text: String) -> [Item]? in
      let texts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let items = texts.compactMap(item.read)
      return items.count == texts.count && items.count <= limit ? items : nil
    }
    var domain = LinkDomain.text(
      "up to \(limit) values with commas between them, each \(item.domain)",
      samples: item.domain.samples, wildcard: "?*", accepts: { read($0) != nil })
    if limit < 1 { domain = .mistaken("a list of at most \(limit) values is always empty") }
    if case .mistaken = item.domain { domain = item.domain }
    return Self(
      domain: domain, read: read, write: { $0.map(item.write).joined(separator: ",") })
  }

  /// A whole number with a number of digits or more, with zeros before it: `07` with two digits.
  public static func int(in range: ClosedRange<Int>, digits: Int) -> Self where Value == Int {
    let write = { @Sendable (number: Int) in
      String(repeating: "0", count: max(0, digits - String(number).utf8.count)) + String(number)
    }
    return Self(
      "a whole number from \(write(range.lowerBound)) to \(write(range.upperBound))",
      samples: [range.lowerBound, range.upperBound], wildcard: "$(digit)*",
      parse: { text in
        Int(text).flatMap { range.contains($0) && hasSameBytes(write($0), text) ? $0 : nil }
      }, print: write)
  }
}

/// The variables that the system defines for association files, and the characters that they are.
let systemVariables = [
  "alpha": "[A-Za-z]", "upper": "[A-Z]", "lower": "[a-z]", "alnum": "[A-Za-z0-9]", "digit": "[0-9]",
  "xdigit": "[0-9A-Fa-f]", "region": "[A-Za-z]{2}", "lang": "[A-Za-z]{2}",
]

/// Returns why the association file can't have a wildcard for these texts, or `nil`.
private func wildcardMistake(_ wildcard: String, _ texts: [String]) -> String? {
  if wildcard == "?*" { return nil }
  guard !wildcard.isEmpty, !wildcard.contains("/") else {
    return "its wildcard “\(wildcard)” isn't one part of a path"
  }
  var expression = wildcard.replacing(/[.\\+^|\[\]{}]/) { "\\\($0.output)" }
    .replacing("?", with: ".").replacing("*", with: ".*")
  for (name, characters) in systemVariables {
    expression = expression.replacing("$(\(name))", with: characters)
  }
  guard !expression.contains("$"), let shape = try? Regex(expression) else {
    return "its wildcard “\(wildcard)” names a variable that the system doesn't define"
  }
  let odd = texts.first { text in
    let encoded = LinkComponents(form: .universal, parts: [text]).encoded().text
    return ![text, encoded].contains { $0.wholeMatch(of: shape) != nil }
  }
  return odd.map { "its wildcard “\(wildcard)” doesn't match its sample “\($0)”" }
}
