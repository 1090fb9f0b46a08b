public import Coordinator
public import Redux

/// The outcome of the last link, and the pending link if there is one.
public struct LinkState<Map: NavigationMap>: StateType, Equatable {
  /// The outcome of the last link so far: it was parsed and perhaps waits, was refused, or led to a route; `nil`
  /// before the first.
  public private(set) var outcome: LinkAction<Map>?

  /// The pending link, which ends with the app and is not to be saved.
  public private(set) var pending: PendingLink<Map>?

  /// The web page of the last link, to be opened in a browser; `nil` if the app opened the link.
  ///
  /// The system hands universal links over even if they lead nowhere, and this is where they lead on
  /// the web. It is a page on one of the app's hosts.
  public var webPage: RawLink? { page.flatMap { $0.isWebPage ? $0 : nil } }

  /// Whether the last link has led to its route, where it may ask.
  var hasLed: Bool {
    if let pending { return pending.question != nil }
    return if case .routed? = outcome { true } else { false }
  }

  /// The number of links received so far, which numbers them.
  private(set) var count = 0

  /// The screens to which links with a requirement have led.
  private(set) var guarded: [Map.Screen: LinkRequirement] = [:]

  /// The window of the last link, if it has one by now.
  private(set) var window: WindowID?

  /// Whether the user is told that the last link was refused.
  private(set) var isExplained = false

  /// The last universal link, if it is neither routed nor refused yet.
  private var arriving: RawLink?

  /// The last universal link, if it leads nowhere.
  ///
  /// A recording has no texts, so stored values must not depend on one.
  private var page: RawLink?

  /// Creates the state of an app that no link has reached.
  public init() {}

  /// Decides what happens to a link, by the facts that the intake has gathered; see ``PendingLink``.
  public mutating func reduce(_ action: any ActionType) {
    let (event, address) = LinkAction<Map>.event(in: action)
    switch event {
    case .received(let link, let source)?:
      count += 1
      window = address
      arriving = source == .universalLink ? link : nil
      page = nil
    case .parsed(let match, let source)?:
      pending = PendingLink(match, from: source, in: address)
      outcome = event
    case .checked(let facts)?: decide(by: facts)
    case .refused(let refusal, _)?:
      if outcome != event { isExplained = true }
      outcome = event
      page = refusal.leadsToWebPage ? arriving : nil
      arriving = nil
    case .routed?:
      outcome = event
      arriving = nil
    case .webPageChosen?: break
    case nil:
      guard var link = pending else { return }
      let isRouted = link.note(action)
      pending = link
      if isRouted { end(by: .routed(pattern: link.match.pattern, from: link.source)) }
    }
  }

  private mutating func decide(by facts: LinkFacts<Map>) {
    guard var link = pending, facts.areAbout(link) else { return }
    let decision = link.decision(by: facts)
    if case .refused(let refusal) = decision { isExplained = link.isExplained(refusal, by: facts) }
    link.change(decision, by: facts)
    window = link.window
    pending = link
    switch decision {
    case .stay, .wait, .settle, .move: break
    case .ask: guardScreen(of: link.match)
    case .routed:
      guardScreen(of: link.match)
      end(by: .routed(pattern: link.match.pattern, from: link.source))
    case .refused(let refusal): end(by: .refused(refusal, from: link.source))
    }
  }

  /// Remembers what the screen of a link requires, because it is shown from now on.
  private mutating func guardScreen(of match: LinkMatch<Map>) {
    guard let screen = match.route.chain.last else { return }
    guarded[screen] = match.requirement ?? guarded[screen]
  }

  private mutating func end(by outcome: LinkAction<Map>) {
    pending = nil
    self.outcome = outcome
  }
}

extension RawLink {
  fileprivate var isWebPage: Bool {
    ["https://", "http://"].contains { text.prefix($0.count).lowercased() == $0 }
  }
}

extension LinkRefusal {
  /// Whether the host is the app's, but no screen of the app shows the page.
  ///
  /// The host is checked before all else, and the scheme of a web page after it.
  fileprivate var leadsToWebPage: Bool {
    switch self {
    case .host, .userInfo, .port, .expired, .superseded, .signedOut, .noBrowser: false
    case .unknown, .source, .unknownQueryItem, .repeatedQueryItem, .parameter, .unavailable, .path,
      .fragment, .denied, .tooLong, .tooManyParts, .tooManyQueryItems, .malformed, .scheme:
      true
    }
  }
}
