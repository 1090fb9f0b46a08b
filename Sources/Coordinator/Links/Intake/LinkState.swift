public import Coordinator
public import Redux

/// The outcome of the last link, and the pending link if there is one.
public struct LinkState<Map: NavigationMap>: StateType, Equatable {
  /// The outcome of the last link so far: it was parsed, waits, was refused, or led to a route; `nil` before
  /// the first.
  public private(set) var outcome: LinkAction<Map>?

  /// The pending link, which ends with the app and is not to be saved.
  public private(set) var pending: PendingLink<Map>?

  /// The web page of the last link, to be opened in a browser; `nil` if the app opened the link.
  ///
  /// The system hands universal links over even if they lead nowhere, and this is where they lead on
  /// the web. It is a page on one of the app's hosts.
  public var webPage: RawLink? { page.flatMap { $0.isWebPage ? $0 : nil } }

  /// The number of links received so far, which numbers them.
  private(set) var count = 0

  /// The number of the newest link that was parsed; an older one doesn't wait.
  private var newest = 0

  /// The number of the last link whose wait ended.
  private var ended = 0

  /// The last universal link, if it is neither routed nor refused yet.
  private var arriving: RawLink?

  /// The last universal link, if it leads nowhere.
  ///
  /// A recording has no texts, so stored values must not depend on one.
  private var page: RawLink?

  /// Creates the state of an app that no link has reached.
  public init() {}

  /// Records the outcome of a link; other actions change nothing.
  public mutating func reduce(_ action: any ActionType) {
    guard let action = action as? LinkAction<Map> else { return }
    switch action {
    case .received(let link, let source):
      count += 1
      arriving = source == .universalLink ? link : nil
      page = nil
    case .parsed(let match, _):
      newest = match.number
      pending = nil
      outcome = action
    case .waits(let link):
      guard mayWait(link) else { return }
      if case .over = link.wait {
        ended = link.id
        pending = nil
      } else {
        pending = link
        outcome = action
      }
    case .refused(let refusal, _):
      outcome = action
      page = refusal.leadsToWebPage ? arriving : nil
      arriving = nil
    case .routed:
      outcome = action
      arriving = nil
    case .webPageChosen: break
    }
  }

  /// Returns whether a link may be pending: it is the newest, and has no outcome yet.
  func mayWait(_ link: PendingLink<Map>) -> Bool { link.id == newest && link.id > ended }
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
