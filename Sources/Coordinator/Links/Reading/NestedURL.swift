/// Reads a URL that a link carries: https, one of the hosts, and no URL inside it in its turn.
///
/// - Returns: The URL with its scheme and host in lower case, or `nil`.
func readNestedURL(_ text: String, through doors: LinkDoors) -> String? {
  guard let cuts = try? LinkCuts(text, through: doors),
    (try? doors.checkHost(cuts.link, authority: cuts.authority)) != nil,
    (try? cuts.path.count <= 1 ? [] : cuts.parts(startingWith: [])) != nil,
    let items = try? cuts.queryItems(), !items.contains(where: { looksLikeURL($0.value) })
  else { return nil }
  let host = cuts.link.lowercasedText(in: cuts.authority)
  let tail = cuts.link.bytes[cuts.path.lowerBound...]
  return "https://\(host)\(String(decoding: tail, as: UTF8.self))"
}

private func looksLikeURL(_ text: String) -> Bool {
  let link = LinkBytes(text)
  let (scheme, rest) = link.cut(link.bytes.indices, at: .colon)
  if rest != nil, scheme.first.map({ link[$0].isLetter }) == true { return true }
  return link.bytes.count >= 2 && link[0] == .slash && (link[1] == .slash || link[1] == .backslash)
}
