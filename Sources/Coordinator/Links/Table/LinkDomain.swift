/// The texts that a value accepts, as far as needed to compare patterns and to publish them.
@usableFromInline struct LinkDomain: Sendable {
  enum Kind: Sendable {
    case integers(ClosedRange<Int>)
    case words([String])
    /// Any text of a number of characters; `nil` if only the value can tell.
    case text(ClosedRange<Int>?)
  }

  /// Two domains with one identity accept the same.
  private final class Identity: Sendable {}

  let kind: Kind
  @usableFromInline var description: String
  /// Texts that the value accepts: one, or two that differ; none if there is none.
  var samples: [String]
  /// The claim of the association file for a part of a path.
  var wildcards: [String]
  let accepts: @Sendable (String) -> Bool
  /// The reason if the value accepts nothing: an error when the table is built.
  var mistake: String?
  /// Whether it accepts all values of its kind.
  var isWhole = true
  private let identity = Identity()

  init(
    _ kind: Kind, _ description: String, samples: [String], wildcards: [String] = ["?*"],
    mistake: String? = nil, accepts: @escaping @Sendable (String) -> Bool
  ) {
    self.kind = kind
    self.description = description
    self.samples = mistake == nil ? samples : []
    self.wildcards = wildcards
    self.accepts = accepts
    self.mistake = mistake
  }

  /// The domain of one word of a pattern.
  init(word: String) {
    self.init(.words([word]), word, samples: [word]) { hasSameBytes(word, $0) }
  }

  /// Whether it is a set of numbers or of words, which says more than text.
  var isClosed: Bool {
    switch kind {
    case .integers, .words: true
    case .text: false
    }
  }

  /// Returns whether it certainly accepts every text that the other accepts.
  func covers(_ other: LinkDomain) -> Bool {
    if identity === other.identity { return true }
    switch (kind, other.kind) {
    case (_, .words(let words)): return words.allSatisfy(accepts)
    case _ where !isWhole: return false
    case (.integers(let range), .integers(let others)):
      return range.contains(others.lowerBound) && range.contains(others.upperBound)
    case (.text(let range?), .text(let others?)):
      return range.contains(others.lowerBound) && range.contains(others.upperBound)
    case (.integers, .text), (.words, .integers), (.words, .text), (.text, .integers),
      (.text, .text):
      return false
    }
  }
}

/// Returns whether a text is this word, byte for byte: for Swift, a Kelvin sign equals a K.
func hasSameBytes(_ word: String, _ text: String) -> Bool {
  word.utf8.elementsEqual(text.utf8)
}

/// The variables that the system defines for association files, and the characters that they are.
let systemVariables = [
  "alpha": "[A-Za-z]", "upper": "[A-Z]", "lower": "[a-z]", "alnum": "[A-Za-z0-9]", "digit": "[0-9]",
  "xdigit": "[0-9A-Fa-f]", "region": "[A-Za-z]{2}", "lang": "[A-Za-z]{2}",
]

/// Returns why the association file can't have wildcards for these texts, or `nil`.
func mistake(inWildcards wildcards: [String], for texts: [String]) -> String? {
  if wildcards.contains("?*") { return nil }
  var shapes: [Regex<AnyRegexOutput>] = []
  for wildcard in wildcards {
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
    shapes.append(shape)
  }
  let odd = texts.first { text in
    let encoded = LinkComponents(form: .universal, parts: [text]).encoded().text
    return ![text, encoded].contains { text in shapes.contains { text.wholeMatch(of: $0) != nil } }
  }
  let names = wildcards.map { "“\($0)”" }.joined(separator: " or ")
  return odd.map { "its wildcard \(names) doesn't match its sample “\($0)”" }
}
