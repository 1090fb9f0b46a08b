import Coordinator

/// Says of a link that the table of the small app accepts whether it may.
///
/// It knows nothing of how the table reads: Foundation takes the link apart, and what `testLinks`
/// declares is said once more.
struct LinkOracle {
  private let links: LinkTable<TestMap>

  init(_ links: LinkTable<TestMap>) {
    self.links = links
  }

  /// What is wrong with how a link is taken; `nil` if nothing is, or if it is refused.
  func fault(in link: String, from source: LinkSource) -> String? {
    guard let match = try? links.parse(link, from: source).get() else { return nil }
    guard let reading = LinkReading(link) else { return "\(match) is no link of the app" }
    if !reading.isOpen(to: source) || !isOpen(match, to: source) { return "\(match) is from there" }
    if !reading.leads(to: match.route, by: match.pattern) { return "\(match) is \(match.route)" }
    return isStable(match) ? nil : "\(match.route) has another address"
  }

  private func isOpen(_ match: LinkMatch<TestMap>, to source: LinkSource) -> Bool {
    switch match.pattern {
    case "account/register": source == .inApp
    case "saved/clear": source != .customScheme && match.effect != nil
    case "sights/:id/reviews/new": match.requirement == .signedIn
    default: match.requirement == nil && match.effect == nil
    }
  }

  /// Whether what is printed for the route is read as the route, and printed the same again.
  private func isStable(_ match: LinkMatch<TestMap>) -> Bool {
    let needsNoAddress = match.effect != nil || match.route.modals == [[.page("")]]
    return [LinkForm.universal, .customScheme].allSatisfy { form in
      guard let printed = links.url(for: match.route, as: form) else { return needsNoAddress }
      let again = try? links.parse(printed, from: .inApp).get()
      return again?.route == match.route && links.url(for: match.route, as: form) == printed
    }
  }
}
