public import Coordinator
public import Redux

/// The outcome of the last link, and the pending link if there is one.
public struct LinkState<Map: NavigationMap>: StateType, Equatable {
  /// The outcome of the last link; `nil` before the first.
  public private(set) var outcome: LinkOutcome?

  /// The pending link, which ends with the app and is not to be saved.
  public private(set) var pending: PendingLink<Map>?

  /// The web page of the last link, to be opened in a browser; `nil` if the app opened the link.
  ///
  /// The system hands universal links over even if they lead nowhere, and this is where they lead on
  /// the web. It is a page on one of the app's hosts.
  public var webPage: RawLink? { page.flatMap { $0.isWebPage ? $0 : nil } }

  /// How many links were parsed, which numbers them.
  private(set) var count = 0

  /// The universal link that came last and has been neither routed nor refused yet.
  private var arriving: RawLink?

  /// The universal link that came last, if it leads nowhere.
  ///
  /// A recording has no texts, so what is stored must not depend on one.
  private var page: RawLink?

  /// Makes the state of an app that no link has reached.
  public init() {}

  /// The dialog of the pending link, from when its route is shown until the user answers.
  public var question: Map.Dialog? { pending?.question }

  /// Records what happened to a link; other actions change nothing.
  public mutating func reduce(_ action: any ActionType) {
    guard let action = action as? LinkAction<Map> else { return }
    switch action {
    case .received(let link, let source):
      outcome = .received(from: source)
      arriving = source == .universalLink ? link : nil
      page = nil
    case .parsed(let match, let source):
      count += 1
      pending = nil
      outcome = .parsed(pattern: match.pattern, from: source)
    case .refused(let refusal, let source):
      outcome = .refused(refusal, from: source)
      page = refusal.leadsToWebPage ? arriving : nil
      arriving = nil
    case .deferred(let link) where link.id == count:
      pending = link
      outcome = .pending(pattern: link.match.pattern, from: link.source)
    case .replayed(let link) where link == pending: pending = nil
    case .dropped(let link, let refusal) where link == pending:
      pending = nil
      outcome = .refused(refusal, from: link.source)
    case .deferred, .replayed, .followed, .dropped, .webPageChosen: break
    case .routed(let pattern, let source):
      (arriving, pending) = (nil, nil)
      outcome = .routed(pattern: pattern, from: source)
    }
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

/// How far the last link has come.
public enum LinkOutcome: Hashable, Sendable {
  /// It came.
  case received(from: LinkSource)
  /// The table found out what it means.
  case parsed(pattern: String, from: LinkSource)
  /// It is kept until the guard allows it or the user answers its dialog.
  case pending(pattern: String, from: LinkSource)
  /// It led to a route.
  case routed(pattern: String, from: LinkSource)
  /// It was refused for a reason.
  case refused(LinkRefusal, from: LinkSource)
}
