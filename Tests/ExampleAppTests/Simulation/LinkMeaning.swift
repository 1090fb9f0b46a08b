#if os(Linux) && compiler(>=6.3)
  import AppShell
  import Coordinator
  import CoordinatorLinks
  import Redux

  @testable import AppSimulation
  @testable import ExampleApp

  /// What a link of Sights means, read in the plainest way from its text.
  enum LinkMeaning: Equatable {
    case refused
    case route(Route<AppMap>)

    /// Reads a link; nil if its text isn't plain enough to tell.
    init?(_ link: String, from source: LinkSource) {
      guard link.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"%+;\"".utf8.contains($0) }),
        let colon = link.firstIndex(of: ":")
      else { return nil }
      let scheme = link[..<colon].lowercased()
      var rest = link[colon...].dropFirst()
      guard rest.hasPrefix("//") else { return nil }
      rest = rest.dropFirst(2)
      let fragment = rest.firstIndex(of: "#").map { rest[$0...] }
      rest = rest.prefix { $0 != "#" }
      let query = rest.firstIndex(of: "?").map { rest[$0...].dropFirst() }
      var parts = rest.prefix { $0 != "?" }.split(
        separator: "/", omittingEmptySubsequences: false
      ).map(String.init)
      let isWeb = scheme == "https"
      guard isWeb || ["sights", "sights-development"].contains(scheme),
        isWeb ? source != .customScheme : source != .universalLink
      else {
        self = .refused
        return
      }
      let host = parts.removeFirst().lowercased()
      if isWeb, host != "sights.example" {
        self = .refused
        return
      }
      if !isWeb, !host.isEmpty, host != "sights.example" { parts.insert(host, at: 0) }
      let isTolerant = source == .universalLink
      let endsInSlash = parts.last == ""
      if endsInSlash { parts.removeLast() }
      let items = (query ?? "").split(separator: "&").map { item in
        item.split(separator: "=", maxSplits: 1).map(String.init)
      }
      let meaning = Self.route(parts, items, isTolerant: isTolerant)
      let isStrict = !isTolerant || parts == ["saved", "clear"]
      let isDamaged = isStrict && (endsInSlash || fragment != nil)
      let isClosed = parts == ["saved", "clear"] && source == .customScheme
      self = isDamaged || isClosed ? .refused : meaning.map { .route($0) } ?? .refused
    }

    private static func route(
      _ parts: [String], _ items: [[String]], isTolerant: Bool
    ) -> Route<AppMap>? {
      if parts == ["explore"] { return explore(items, isTolerant: isTolerant) }
      if !items.isEmpty, !isTolerant || parts == ["saved", "clear"] { return nil }
      switch parts {
      case ["saved"], ["saved", "clear"]: return Route(tab: .saved)
      case ["account"]: return Route(tab: .account)
      case ["account", "unsent"]: return Route(tab: .account, [.unsent])
      case ["account", "sign-in"]: return Route(tab: .account, modals: [[.signIn]])
      case ["account", "register"]: return Route(tab: .account, modals: [[.register]])
      default: break
      }
      guard parts.count > 1, let id = Int(parts[1]), (1...999_999_999).contains(id),
        "\(id)" == parts[1]
      else { return nil }
      if parts.count == 2, parts[0] == "saved" { return Route(tab: .saved, [.sight(id: id)]) }
      guard parts[0] == "sights" else { return nil }
      switch Array(parts.dropFirst(2)) {
      case []: return Route(tab: .explore, [.sight(id: id)])
      case ["visit"]:
        let visit = Modal<AppMap>([.visit(id: id)], as: .sheet(detents: [.medium, .large]))
        return Route(tab: .explore, [.sight(id: id)], modals: [visit])
      case ["reviews"]: return Route(tab: .explore, [.sight(id: id), .reviews(id: id)])
      case ["guide"]: return Route(tab: .explore, [.sight(id: id), .guide(id: id)])
      case ["reviews", "new"]:
        return Route(
          tab: .explore, [.sight(id: id), .reviews(id: id)], modals: [[.writeReview(id: id)]])
      default: return nil
      }
    }

    private static func explore(_ items: [[String]], isTolerant: Bool) -> Route<AppMap>? {
      var values: [String: String] = [:]
      for item in items {
        guard ["search", "sort", "order"].contains(item[0]) else {
          if isTolerant { continue }
          return nil
        }
        guard item.count == 2 else {
          if isTolerant { continue }
          return nil
        }
        guard values.updateValue(item[1], forKey: item[0]) == nil else { return nil }
      }
      var query = SightQuery(search: values["search"] ?? "")
      if values["search"].map({ $0.count > 100 }) == true { return nil }
      if let sort = values["sort"] {
        guard let known = SightQuery.Sort(rawValue: sort) else { return nil }
        query.sort = known
      }
      if let order = values["order"] {
        guard ["asc", "desc"].contains(order) else { return nil }
        if let sort = query.sort { query.isReversed = (order == "desc") != (sort == .rating) }
      }
      return Route(tab: .explore, query == SightQuery() ? [] : [.results(query)])
    }
  }

  extension Moment<SightsApp> {
    /// A link that was taken for something else than what its text says.
    var linkFault: String? {
      var waiting: [(text: String, source: LinkSource)] = []
      for action in actions {
        guard let link = action.as(LinkAction<AppMap>.self) ?? unaddressed(action) else { continue }
        let meaning: LinkMeaning
        switch link {
        case .received(let raw, let source):
          waiting.append((raw.text, source))
          continue
        case .parsed(let match, _): meaning = .route(match.route)
        case .refused(.expired, _), .refused(.superseded, _), .refused(.signedOut, _),
          .refused(.denied, _), .refused(.noBrowser, _), .refused(.unavailable, _):
          continue
        case .refused: meaning = .refused
        case .checked, .routed, .webPageChosen: continue
        }
        guard !waiting.isEmpty else { continue }
        let (text, source) = waiting.removeFirst()
        if let expected = LinkMeaning(text, from: source), expected != meaning {
          return "\(text) (\(source)) is \(meaning)."
        }
      }
      return nil
    }

    private func unaddressed(_ action: any ActionType) -> LinkAction<AppMap>? {
      action.as(Addressed<WindowID>.self)?.action as? LinkAction<AppMap>
    }
  }
#endif
