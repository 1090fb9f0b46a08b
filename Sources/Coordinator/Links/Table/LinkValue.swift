/// A typed, bounded value in a link: how to parse it, how to print it, and which texts it accepts.
///
/// Parsing refuses a text and never repairs it; printing a parsed value gives the same text. Values
/// compose: ``map(_:print:)`` makes a type of the app's own from a simpler value, and ``or(_:)`` accepts
/// what either of two does.
///
/// ```swift
/// extension LinkValue<Sight.ID> {
///   static let sight = LinkValue<Int>.int(in: 1...999_999).map(Sight.ID.init) { $0.rawValue }
/// }
/// ```
public struct LinkValue<Value: Sendable>: Sendable {
  let domain: LinkDomain
  let read: @Sendable (String) -> Value?
  let write: @Sendable (Value) -> String?
  /// Finds values to print among those of a route; each is one that parsing gives, or of a type of ours.
  let find: @Sendable (RouteValues) -> [Value]
}

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
  /// The closure `parse` refuses values outside the bounds. A value is untrusted, so refuse what isn't exactly
  /// as the app would print it, and never trap. Links to a route find such a value there only if the route
  /// contains its text; give other links a printing closure.
  ///
  /// - Parameters:
  ///   - description: The text that a link must contain, such as “a latitude and a longitude”.
  ///   - samples: Some values; one is shown in maps.
  ///   - wildcards: The association file's claims for a part of a path, such as `@?*` for a name after an
  ///     at sign: a `?` is any character, a `*` any text, and `$(digit)` one of the system's variables.
  ///     By default any text but none.
  ///   - parse: Reads a value, or returns `nil` to refuse the text.
  ///   - print: Writes a value, so that `parse` reads the same value again, or returns `nil` if it has no
  ///     text. It is called with the values that `parse` returned, and that the app itself prints.
  public init(
    _ description: String, samples: [Value], wildcards: [String] = ["?*"],
    parse: @escaping @Sendable (String) -> Value?, print: @escaping @Sendable (Value) -> String?
  ) {
    let texts = samples.compactMap(print)
    let odd = texts.first { text in parse(text).flatMap(print) != text }
    let mistake =
      odd.map { "its sample “\($0)” isn't read as it is printed" }
      ?? (texts.isEmpty ? "it has no sample" : mistake(inWildcards: wildcards, for: texts))
    self.init(
      domain: LinkDomain(
        .text(nil), description, samples: texts, wildcards: wildcards, mistake: mistake,
        accepts: { parse($0) != nil }),
      read: parse, write: print, find: { $0.texts.compactMap(parse) })
  }

  /// Reads a value from the decoded text of a link; `nil` refuses it.
  public func parse(_ text: String) -> Value? { read(text) }

  /// Writes a value, or returns `nil` if this isn't one that parsing could give.
  public func print(_ value: Value) -> String? {
    write(value).flatMap { read($0) == nil ? nil : $0 }
  }

  /// Returns a value of another type that is written like this one.
  ///
  /// - Parameters:
  ///   - transform: Makes the other value, or returns `nil` to refuse the link.
  ///   - print: Returns the value from which that was made, or `nil` if there is none.
  /// - Returns: The value.
  public func map<Other>(
    _ transform: @escaping @Sendable (Value) -> Other?,
    print: @escaping @Sendable (Other) -> Value?
  ) -> LinkValue<Other> {
    let read = { @Sendable (text: String) in self.parse(text).flatMap(transform) }
    var kind = domain.kind
    var samples = domain.samples.filter { read($0) != nil }
    var wildcards = domain.wildcards
    if case .words(let words) = kind {
      samples = words.filter { read($0) != nil }
      wildcards = samples
      kind = .words(samples)
    }
    var domain = LinkDomain(
      kind, domain.description, samples: samples, wildcards: wildcards, mistake: domain.mistake,
      accepts: { read($0) != nil })
    if domain.samples.isEmpty, domain.mistake == nil, !self.domain.samples.isEmpty {
      domain.mistake =
        "map refuses \(self.domain.samples.map { "“\($0)”" }.joined(separator: " and "))"
    }
    domain.isWhole = false
    return LinkValue<Other>(
      domain: domain, read: read, write: { print($0).flatMap(self.print) },
      find: { self.find($0).compactMap(transform) })
  }

  /// Returns a value that accepts a text if this one or the other does; this one is tried first.
  ///
  /// Each of the two prints only what it parses, so let the `print` of one return `nil` for a value of the
  /// other.
  public func or(_ other: Self) -> Self {
    let read = { @Sendable (text: String) in self.parse(text) ?? other.parse(text) }
    let domain = LinkDomain(
      .text(nil), "\(domain.description), or \(other.domain.description)",
      samples: domain.samples.prefix(1) + other.domain.samples.suffix(1),
      wildcards: domain.wildcards + other.domain.wildcards,
      mistake: domain.mistake ?? other.domain.mistake, accepts: { read($0) != nil })
    return Self(
      domain: domain, read: read, write: { self.print($0) ?? other.print($0) },
      find: { self.find($0) + other.find($0) })
  }
}
