extension LinkIndex {
  /// The pattern that a link matches, and the number of its link.
  @usableFromInline typealias Match = (
    link: Int, pattern: LinkPattern, components: LinkComponents
  )

  /// Adds a pattern to the tree.
  mutating func insert(_ number: Int) {
    var node = 0
    for segment in patterns[number].segments {
      let field = segment.field.map { patterns[number].fields[$0] }
      if field?.isRest == true { return nodes[node].rests.append(number) }
      let child: Int
      if field == nil {
        child = nodes[node].words[segment.text] ?? nodes.count
        nodes[node].words[segment.text] = child
      } else {
        child = nodes[node].parameter ?? nodes.count
        nodes[node].parameter = child
      }
      if child == nodes.count { nodes.append(Node()) }
      node = child
    }
    nodes[node].patterns.append(number)
  }
}
