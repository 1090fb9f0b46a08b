/// The declaration of a link apart from its route: the shape of its path, its parameters, and its rules.
///
/// It is the same type for every map, so finding the pattern of a link is not generic code.
@usableFromInline final class LinkPattern: Sendable {
  /// A word of the path, or a parameter as `:name` or `*name`, with the number of its field.
  struct Segment: Sendable {
    let text: String
    let field: Int?
    let domain: LinkDomain
  }

  @usableFromInline let text: String
  @usableFromInline let fields: [LinkField]
  @usableFromInline let rules: LinkRules
  let segments: [Segment]
  /// How many parts the rest of the path may have; 1 for a path without one.
  let restLimit: Int
  /// Whether a rest of the path must have a part.
  let needsRest: Bool
  /// The position of each field in the path, or -1.
  let positions: [Int]

  @usableFromInline init(_ text: String, _ fields: [LinkField], _ rules: LinkRules) {
    let words = text.isEmpty ? [] : text.split(separator: "/", omittingEmptySubsequences: false)
    let segments = words.map { word in
      let field = fields.firstIndex { $0.segment.map { $0 == word } ?? false }
      let domain = field.map { fields[$0].domain } ?? .words([String(word)])
      return Segment(text: String(word), field: field, domain: domain)
    }
    self.text = text
    self.fields = fields
    self.rules = rules
    self.segments = segments
    positions = fields.indices.map { field in segments.firstIndex { $0.field == field } ?? -1 }
    needsRest = fields.allSatisfy { !$0.isRest || $0.isRequired }
    restLimit = segments.last?.field.map { fields[$0].isRest ? fields[$0].limit : 1 } ?? 1
  }

  /// Checks that a link may come from its source, and contains only what is declared.
  ///
  /// The system hands over universal links whatever their query, so what they add is ignored.
  func check(_ components: LinkComponents, from source: LinkSource) throws(LinkRefusal) {
    guard isOpen(to: source, components.form, components.isInside) else {
      throw .source(source, pattern: text)
    }
    let isTolerant = source == .universalLink && !rules.isStrict
    guard isTolerant || !components.hasTrailingSlash else { throw .path }
    guard
      isTolerant || components.fragment == nil || fields.contains(where: { $0.kind == .fragment })
    else { throw .fragment }
    if !components.query.isEmpty { try check(components.query, isTolerant) }
  }

  private func check(_ query: [LinkItem], _ isTolerant: Bool) throws(LinkRefusal) {
    var isKnown = true
    for item in query {
      let field = field(of: item)
      if isTolerant, field == nil || field?.kind == .others && item.value == nil { continue }
      guard !item.name.isEmpty, !item.isDamaged, (item.value == nil) == (field?.kind == .flag)
      else { throw .malformed }
      let own = field?.isInQuery == true ? field : nil
      let count = query.count { own?.isNamed($0.name) ?? ($0.name == item.name) }
      guard count <= own?.limit ?? 1 else { throw .repeatedQueryItem(pattern: text) }
      isKnown = isKnown && field != nil
    }
    guard isKnown else { throw .unknownQueryItem(pattern: text) }
  }

  /// Returns the field that reads an item of the query.
  func field(of item: LinkItem) -> LinkField? {
    fields.first { $0.isInQuery && $0.isNamed(item.name) }
      ?? (item.name.isEmpty ? nil : fields.first { $0.kind == .others })
  }

  /// Returns whether the pattern is open on the host of a link.
  func isOn(_ components: LinkComponents) -> Bool {
    switch rules.hosts {
    case .any: true
    case .https: components.form == .universal
    case .scheme: components.form == .customScheme
    case .only(let names): components.host.map { names.contains($0.name) } ?? false
    case .runTime: components.host?.isRunTime ?? false
    }
  }

  /// Returns whether a link of this form can come from a source, and may open this pattern.
  func isOpen(to source: LinkSource, _ form: LinkForm, _ isInside: Bool = false) -> Bool {
    switch source {
    case _ where isInside: rules.sources.contains(source)
    case .universalLink where form != .universal, .customScheme where form != .customScheme: false
    case .universalLink, .customScheme, .notification, .inApp, .commandLine:
      rules.sources.contains(source)
    }
  }
}

/// The rules of a link, which all its patterns share.
@usableFromInline struct LinkRules: Sendable {
  var hosts: LinkHosts
  @usableFromInline let requirement: LinkRequirement?
  let sources: [LinkSource]
  let hasDialog: Bool
  let isStrict: Bool

  @usableFromInline init(
    on hosts: LinkHosts, requires requirement: LinkRequirement?, from sources: Set<LinkSource>?,
    hasDialog: Bool, isStrict: Bool
  ) {
    self.hosts = hosts
    self.requirement = requirement
    self.sources = Array(sources ?? (hasDialog ? .trusted : .all))
    self.hasDialog = hasDialog
    self.isStrict = isStrict || hasDialog
  }
}

/// A parameter as a pattern declares it, whatever its type.
@usableFromInline struct LinkField: Sendable {
  enum Kind: Equatable, Sendable {
    case part, rest, item, others, flag, fragment, label
  }

  let kind: Kind
  let name: String
  let domain: LinkDomain
  /// How many texts a link may have for it.
  var limit = 1
  var isRequired = true
  var ignoresCase = false
  var readsPlusAsSpace = false

  var isRest: Bool { kind == .rest }
  var isInQuery: Bool { kind == .item || kind == .flag }
  var isInPath: Bool { kind == .part || kind == .rest }

  /// How the path of a pattern names it.
  var segment: String? { kind == .part ? ":" + name : isRest ? "*" + name : nil }

  /// Returns whether an item of a query has its name.
  func isNamed(_ text: String) -> Bool {
    hasSameBytes(name, text)
      || ignoresCase && name.utf8.count == text.utf8.count && name.lowercased() == text.lowercased()
  }
}
