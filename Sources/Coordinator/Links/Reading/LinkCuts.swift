/// A link cut at the bytes that have a meaning, nothing decoded yet.
///
/// It is not copied, so that nobody counts references to its bytes.
struct LinkCuts: ~Copyable {
  let link: LinkBytes
  let form: LinkForm
  let authority: Range<Int>
  let path: Range<Int>
  let query: Range<Int>

  /// Cuts a link, after its length is known to be small, and counts the pieces before anybody
  /// decodes them.
  init(_ text: String, through doors: LinkDoors) throws(LinkRefusal) {
    guard text.utf8.count <= LinkLimits.bytes else { throw .tooLong }
    let link = LinkBytes(text)
    let (scheme, rest) = link.cut(link.bytes.indices, at: .colon)
    guard let rest else { throw .malformed }
    let form = try doors.form(link, scheme: scheme)
    guard link.allSatisfy(in: rest, \.isAllowedInLink)
    else { throw link.index(of: .hash, in: rest) == nil ? .malformed : .fragment }
    guard rest.count >= 2, link[rest.lowerBound] == .slash, link[rest.lowerBound + 1] == .slash
    else { throw .malformed }
    let (place, items) = link.cut(rest.dropFirst(2), at: .questionMark)
    let query = items ?? rest.upperBound..<rest.upperBound
    let slash = link.index(of: .slash, in: place) ?? place.upperBound
    let path = slash..<place.upperBound
    let parts = link.count(of: .slash, in: path) + (form == .customScheme ? 1 : 0)
    guard parts <= LinkLimits.parts else { throw .tooManyParts }
    guard link.count(of: .ampersand, in: query) < LinkLimits.queryItems
    else { throw .tooManyQueryItems }
    self.link = link
    self.form = form
    self.authority = place.lowerBound..<slash
    self.path = path
    self.query = query
  }
}
