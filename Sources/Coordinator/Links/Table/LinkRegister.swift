/// Finds the declaration that a link matches: all of a table that does not depend on the app's map.
@usableFromInline struct LinkRegister: Sendable {
  let patterns: [LinkPattern]
  private let doors: LinkDoors
  private let ignored: Set<String>
  private let declarations: [LinkDeclaration]
  private let tree: LinkTree

  init(
    doors: LinkDoors, ignoring ignored: Set<String>, _ declarations: [LinkDeclaration]
  ) throws(LinkTableError) {
    var patterns: [LinkPattern] = []
    var tree = LinkTree()
    for (index, declaration) in declarations.enumerated() {
      let pattern = try LinkPattern(declaration.pattern, slots: declaration.slots)
      try declaration.checkReachable(through: doors, parts: pattern.segments.count)
      if let other = patterns.first(where: pattern.overlaps) {
        throw .ambiguous(other.text, pattern.text)
      }
      patterns.append(pattern)
      tree.insert(pattern, as: index)
    }
    self.doors = doors
    self.ignored = ignored
    self.declarations = declarations
    self.patterns = patterns
    self.tree = tree
  }

  /// Finds which link a text is, without reading its parameters yet.
  ///
  /// - Parameters:
  ///   - link: The link as it came.
  ///   - source: Where it came from; `nil` if it is the table's own work.
  /// - Returns: The link's number, and its parts decoded.
  /// - Throws: Why it is refused.
  @usableFromInline func find(
    _ link: String, from source: LinkSource?
  ) throws(LinkRefusal) -> (index: Int, text: LinkText) {
    let text = try LinkText(link, through: doors, ignoring: ignored)
    guard let index = index(of: text.parts) else { throw .unknown }
    let declaration = declarations[index]
    if let source { try declaration.admit(text.form, from: source) }
    if !text.query.isEmpty { try declaration.checkNames(of: text.query) }
    return (index, text)
  }

  /// Of several links of one shape, the one whose parameters fit; if none does, reading the first
  /// says why.
  private func index(of parts: [String]) -> Int? {
    let candidates = tree.links(shapedLike: parts)
    guard let first = candidates.first else { return nil }
    if candidates.others.isEmpty { return first }
    return ([first] + candidates.others).first { patterns[$0].accepts(parts) } ?? first
  }
}
