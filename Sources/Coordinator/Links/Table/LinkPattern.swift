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
  /// The number of parts of the rest of the path; 1 for a path without one.
  let restLimit: Int
  /// Whether a rest of the path must have a part.
  let needsRest: Bool
  /// The position of each field in the path, or -1.
  let positions: [Int]
  private let hasLabel: Bool

  @usableFromInline init(_ text: String, _ fields: [LinkField], _ rules: LinkRules) {
    let words = text.isEmpty ? [] : text.split(separator: "/", omittingEmptySubsequences: false)
    let segments = words.map { word in
      let field = fields.firstIndex { $0.segment.map { $0 == word } ?? false }
      let domain = field.map { fields[$0].domain } ?? LinkDomain(word: String(word))
      return Segment(text: String(word), field: field, domain: domain)
    }
    self.text = text
    self.fields = fields
    self.rules = rules
    self.segments = segments
    positions = fields.indices.map { field in segments.firstIndex { $0.field == field } ?? -1 }
    needsRest = fields.allSatisfy { !$0.isRest || $0.isRequired }
    restLimit = segments.last?.field.map { fields[$0].isRest ? fields[$0].limit : 1 } ?? 1
    hasLabel = fields.contains { $0.kind == .label }
  }

  /// Returns whether the pattern is open at the door through which a link arrived.
  func admits(_ components: LinkComponents) -> Bool {
    if hasLabel, components.host?.label == nil { return false }
    return rules.doors?.admit(components.scheme, components.host, components.form) ?? true
  }

  /// Returns whether a link of this form can come from a source, and may open this pattern.
  func admits(_ source: LinkSource, _ form: LinkForm, _ isInside: Bool = false) -> Bool {
    switch source {
    case _ where isInside: rules.sources.contains(source)
    case .universalLink where form != .universal, .customScheme where form != .customScheme: false
    case .universalLink, .customScheme, .notification, .inApp, .commandLine:
      rules.sources.contains(source)
    }
  }

  /// The first part of its path, or a colon for a parameter, which may be anything; `nil` for a path without parts.
  var firstWord: String? { segments.first.map { $0.field == nil ? $0.text : ":" } }

  /// Returns whether the parameters of a path of this shape have values that they accept.
  func accepts(_ parts: [String]) -> Bool {
    parts.indices.allSatisfy { segments[min($0, segments.count - 1)].domain.accepts(parts[$0]) }
  }

  /// Returns the field that reads an item of the query.
  func field(of item: LinkItem) -> LinkField? {
    fields.first { $0.isInQuery && $0.isNamed(item.name) }
      ?? (item.name.isEmpty ? nil : fields.first { $0.kind == .others })
  }
}

extension LinkPattern {
  /// Checks that a link may come from its source, and returns it with only its declared items.
  ///
  /// The system hands over universal links whatever their query, so what others add to one is ignored, and
  /// counts toward no limit.
  func checked(
    _ components: LinkComponents, from source: LinkSource
  ) throws(LinkRefusal) -> LinkComponents {
    guard admits(source, components.form, components.isInside) else {
      throw .source(source, pattern: text)
    }
    let isExcluded = components.query.contains { item in
      rules.excluded.contains(item.name) && item.value?.isEmpty == false
    }
    guard !isExcluded else {
      throw .unknownQueryItem(pattern: text)
    }
    var components = components
    if source == .universalLink, !rules.isStrict {
      components.hasTrailingSlash = false
      if !readsFragment { components.fragment = nil }
      components.query.removeAll { item in
        guard let field = field(of: item) else { return true }
        // `?ref` says nothing about an item that a link need not have.
        return item.value == nil
          && (field.kind == .others || field.kind == .item && !field.isRequired && !item.isDamaged)
      }
    }
    guard !components.hasTrailingSlash else { throw .path }
    guard components.fragment == nil || readsFragment else { throw .fragment }
    guard components.query.count <= LinkLimits.queryItems else { throw .tooManyQueryItems }
    if !components.query.isEmpty { try check(components.query) }
    return components
  }

  private var readsFragment: Bool { fields.contains { $0.kind == .fragment } }

  private func check(_ query: [LinkItem]) throws(LinkRefusal) {
    var isKnown = true
    for item in query {
      let field = field(of: item)
      guard !item.name.isEmpty, !item.isDamaged, (item.value == nil) == (field?.kind == .flag)
      else { throw .malformed }
      let own = field?.isInQuery == true ? field : nil
      let count = query.count { own?.isNamed($0.name) ?? ($0.name == item.name) }
      guard count <= own?.limit ?? 1 else { throw .repeatedQueryItem(pattern: text) }
      isKnown = isKnown && field != nil
    }
    guard isKnown else { throw .unknownQueryItem(pattern: text) }
  }
}

/// The rules of a link, which all its patterns share.
@usableFromInline struct LinkRules: Sendable {
  /// The doors at which the link is open; `nil` for all doors of its table.
  var doors: Set<LinkDoor>?
  @usableFromInline let requirement: LinkRequirement?
  let sources: [LinkSource]
  let hasDialog: Bool
  let isStrict: Bool
  /// The items of the query with which a link stays on the web.
  let excluded: Set<String>

  @usableFromInline init(
    _ doors: Set<LinkDoor>?, requires requirement: LinkRequirement?,
    from sources: Set<LinkSource>?, hasDialog: Bool, isStrict: Bool, excluding excluded: Set<String>
  ) {
    self.excluded = excluded
    self.doors = doors
    self.requirement = requirement
    self.sources = Array(sources ?? (hasDialog ? .trusted : .all))
    self.hasDialog = hasDialog
    self.isStrict = isStrict || hasDialog
  }
}
