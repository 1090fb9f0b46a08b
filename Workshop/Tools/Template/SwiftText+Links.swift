extension SwiftText {
  /// The paths of the links of a table, with their values as `:id`.
  var linkPaths: [String] {
    lastList(ofCall: "LinkTable(").map { linkPaths(in: $0) } ?? []
  }

  /// Returns the paths of the links in a part of a table.
  func linkPaths(in part: Range<Int>) -> [String] {
    String(characters[part]).matches(of: /\bLink\(\s*"([^"]*)"/).map { String($0.1) }
  }

  /// Returns whether a screen is the last one of a link's route, or its tab is the whole route.
  func link(_ link: Range<Int>, leadsTo screen: String) -> Bool {
    var rest = link
    while let place = place(of: ".\(screen)", in: rest) {
      rest = place.upperBound..<link.upperBound
      var end = place.upperBound
      if characters[end...].first == "(", let close = closing(end) { end = close + 1 }
      let ends = characters[end..<link.upperBound].prefix { ",] \n".contains($0) }
      let isLast = characters[ends.endIndex...].first == ")"
      let isTab = characters[..<place.lowerBound].suffix(5).elementsEqual("tab: ")
      if isLast && (ends.contains("]") || isTab) { return true }
    }
    return false
  }
}
