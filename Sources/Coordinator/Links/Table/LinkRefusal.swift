/// The reason for a refused link; no case contains any part of the link's text.
public enum LinkRefusal: Error, Hashable, Codable, Sendable {
  /// The link is longer than its table allows, usually 2,048 bytes, or would be when printed.
  case tooLong
  /// The path has more than 32 parts, or the query more than 32 items.
  case tooManyParts, tooManyQueryItems
  /// The text isn't a link, or a part of it does not decode to plain text.
  case malformed
  /// The scheme or the host is not one of the app's; `http` on a host of the app is a scheme.
  case scheme, host
  /// The link contains a user name, a port, or a fragment that its pattern does not declare.
  case userInfo, port, fragment
  /// The path contains `..` or an empty part, or ends in a slash.
  case path
  /// No pattern has this path.
  case unknown
  /// The pattern may not be opened from this source, or the source can't have links of this form.
  case source(LinkSource, pattern: String)
  /// The query has an item that the pattern does not declare.
  case unknownQueryItem(pattern: String)
  /// The query repeats an item that isn't a list, or repeats it too often.
  case repeatedQueryItem(pattern: String)
  /// The value of a parameter is not as expected.
  case parameter(String, expected: String, pattern: String)
  /// The link's route refused its parameters, for this reason.
  case unavailable(String, pattern: String)
  /// The app's guard denied the link.
  case denied(LinkRequirement, pattern: String)
  /// The link was pending for too long.
  case expired(pattern: String)
  /// The user went elsewhere while the link was pending, or chose to stay.
  case superseded(pattern: String)
  /// The user for whom the link was pending signed out.
  case signedOut(pattern: String)
  /// No browser could open the link's web page.
  case noBrowser
}

extension LinkRefusal: CustomStringConvertible {
  /// The problem and its solution, as text for the user.
  public var description: String {
    switch self {
    case .tooLong, .tooManyParts, .tooManyQueryItems:
      "This link is too long. Ask the sender for a shorter one."
    case .malformed, .path: "This link is damaged or incomplete. Copy all of it and try again."
    case .scheme, .host: "This link isn't for this app. Open it in a browser instead."
    case .userInfo: "This link contains a user name, which can hide where it leads. Don't trust it."
    case .port: "This link contains a port number. Remove it and try again."
    case .fragment: "This link contains a “#”. Remove it and what follows, and try again."
    case .unknown: "This link doesn't open a screen in this app. Check it and try again."
    case .source(let source, _):
      "\(source.origin) can't open this screen. Go there in the app instead."
    case .unknownQueryItem:
      "This link contains something unknown after the “?”. Check it and try again."
    case .repeatedQueryItem: "This link repeats something after the “?”. Check it and try again."
    case .parameter(let name, let expected, _):
      "“\(name)” in this link must be \(expected). Check it and try again."
    case .unavailable(let reason, _): reason
    case .denied("", _): "You can't open this link yet."
    case .denied(let requirement, _):
      "You can't open this link yet. It requires: \(requirement.name)."
    case .expired: "This link waited too long to be opened. Open it again."
    case .superseded: "This link wasn't opened because you went to another screen. Open it again."
    case .signedOut: "This link wasn't opened because its user signed out. Open it again."
    case .noBrowser: "The web page can't be opened from here. Open the link in a browser instead."
    }
  }

  /// The pattern that matched before the link was refused, if one did.
  public var pattern: String? {
    switch self {
    case .tooLong, .tooManyParts, .tooManyQueryItems, .malformed, .scheme, .host, .userInfo,
      .port, .fragment, .path, .unknown, .noBrowser:
      nil
    case .source(_, let pattern), .unknownQueryItem(let pattern), .repeatedQueryItem(let pattern),
      .parameter(_, _, let pattern), .unavailable(_, let pattern), .denied(_, let pattern),
      .expired(let pattern), .superseded(let pattern), .signedOut(let pattern):
      pattern
    }
  }
}

/// Why a link's route refuses values that its parameters accept, as text for the user.
///
/// ```swift
/// Link("tours/:id", .int("id", in: 1...999)) { id in
///   guard id != 7 else { throw LinkReason("This tour has ended.") }
///   return Route(tab: .tours, [.tour(id)])
/// }
/// ```
public struct LinkReason: Error, Hashable, Sendable {
  /// The reason, which must not contain any part of the link's text.
  let words: String

  /// Wraps a reason.
  public init(_ words: String) {
    self.words = words
  }
}
