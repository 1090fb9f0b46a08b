import Coordinator
import CoordinatorLinks

/// Checks that the table of the test app accepts a link only if it may.
///
/// It shares no code with the table: Foundation parses the link, and the fixture repeats what
/// `testLinks` declares.
struct LinkOracle {
  private let links: LinkTable<TestMap>

  init(_ links: LinkTable<TestMap>) {
    self.links = links
  }

  /// Returns what is wrong with the match of a link; `nil` for a right match or a refused link.
  func fault(in link: String, from source: LinkSource) -> String? {
    guard let match = try? links.parse(link, from: source).get() else { return nil }
    let isTolerant = source == .universalLink && match.dialog == nil
    guard let reading = FoundationLink(link, isTolerant: isTolerant)
    else { return "\(match) matches no link of the app" }
    guard reading.isOpen(to: source), isOpen(match, to: source)
    else { return "\(match) is not open to its source" }
    guard reading.leads(to: match.route, by: match.pattern)
    else { return "\(match) leads to \(match.route)" }
    return isStable(match) ? nil : "\(match.route) prints another link"
  }

  private func isOpen(_ match: LinkMatch<TestMap>, to source: LinkSource) -> Bool {
    switch match.pattern {
    case "account/register": source == .inApp
    case "saved/clear": source != .customScheme && match.dialog != nil
    case "sights/:id/reviews/new": match.requirement == .signedIn
    default: match.requirement == nil && match.dialog == nil
    }
  }

  /// Returns whether the printed route is parsed as the same route, and printed the same again.
  private func isStable(_ match: LinkMatch<TestMap>) -> Bool {
    let mayNotPrint = match.dialog != nil || match.route.modals == [[.page("")]]
    return [LinkForm.universal, .customScheme].allSatisfy { form in
      guard let printed = links.url(for: match.route, as: form) else { return mayNotPrint }
      let again = try? links.parse(printed, from: .inApp).get()
      return again?.route == match.route && links.url(for: match.route, as: form) == printed
    }
  }
}
