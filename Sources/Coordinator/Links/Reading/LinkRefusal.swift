public import Foundation

/// Why a link was not followed; no case holds any part of the link as it was written.
public enum LinkRefusal: Error, Hashable, Sendable {
  /// The link is longer than 2,048 bytes, or would be if it were printed.
  case tooLong

  /// The path has more than 32 parts.
  case tooManyParts

  /// The query has more than 32 items.
  case tooManyQueryItems

  /// The text is no link, or a part of it does not decode to plain text.
  case malformed

  /// The scheme is not one of the app's.
  case scheme

  /// The host is not one of the app's.
  case host

  /// The link names a user.
  case userInfo

  /// The link names a port.
  case port

  /// The link has a fragment.
  case fragment

  /// The path climbs, or has a part without text.
  case path

  /// No pattern has this path.
  case unknown

  /// The pattern is not open to links from there, or the link is not of the kind it is said to be.
  case source(LinkSource, pattern: String)

  /// The query has an item that the pattern does not.
  case unknownQueryItem(pattern: String)

  /// The query has an item more than once that is no list.
  case repeatedQueryItem(pattern: String)

  /// A parameter is not what it must be.
  case parameter(String, expected: String, pattern: String)

  /// The app's guard refused.
  case denied(LinkRequirement, pattern: String)

  /// The link waited for too long.
  case expired(pattern: String)

  /// The user went elsewhere, or a newer link came.
  case superseded(pattern: String)

  /// The user for whom the link waited has signed out.
  case signedOut(pattern: String)

  /// The user said no.
  case declined(pattern: String)
}

extension LinkRefusal: CustomStringConvertible, LocalizedError {
  /// The reason in words.
  public var description: String {
    switch self {
    case .tooLong: "The link is too long."
    case .tooManyParts: "The link's path has too many parts."
    case .tooManyQueryItems: "The link's query has too many items."
    case .malformed: "The text is not a well-formed link."
    case .scheme: "The link's scheme is not one that this app opens."
    case .host: "The link's host is not one that this app opens."
    case .userInfo: "The link names a user, which links to this app never do."
    case .port: "The link names a port, which links to this app never do."
    case .fragment: "The link has a fragment, which links to this app never do."
    case .path: "The link's path is not a plain path."
    case .unknown: "No screen of this app has this link."
    case .source, .unknownQueryItem, .repeatedQueryItem, .parameter: reading
    case .denied, .expired, .superseded, .signedOut, .declined: following
    }
  }

  /// The reason in words, for whoever shows errors.
  public var errorDescription: String? { description }

  /// The pattern that matched before the link was refused, if one did.
  public var pattern: String? {
    switch self {
    case .tooLong, .tooManyParts, .tooManyQueryItems, .malformed, .scheme, .host, .userInfo,
      .port, .fragment, .path, .unknown:
      nil
    case .source(_, let pattern), .unknownQueryItem(let pattern), .repeatedQueryItem(let pattern),
      .parameter(_, _, let pattern), .denied(_, let pattern), .expired(let pattern),
      .superseded(let pattern), .signedOut(let pattern), .declined(let pattern):
      pattern
    }
  }

  private var reading: String {
    switch self {
    case .source(let source, let pattern): "“\(pattern)” is not open to links by \(source.words)."
    case .unknownQueryItem(let pattern): "“\(pattern)” does not take all of the link's query."
    case .repeatedQueryItem(let pattern): "“\(pattern)” takes each item of a query once."
    case .parameter(let name, let expected, let pattern):
      "“\(name)” of “\(pattern)” must be \(expected)."
    default: ""
    }
  }

  private var following: String {
    switch self {
    case .denied(let requirement, let pattern): "“\(pattern)” requires: \(requirement.name)."
    case .expired(let pattern): "“\(pattern)” waited for too long."
    case .superseded(let pattern): "“\(pattern)” was left for another place."
    case .signedOut(let pattern): "“\(pattern)” was meant for a user who has signed out."
    case .declined(let pattern): "“\(pattern)” was declined."
    default: ""
    }
  }
}

extension LinkSource {
  /// The source in words.
  var words: String {
    switch self {
    case .universalLink: "universal link"
    case .customScheme: "custom scheme"
    case .notification: "notification"
    case .inApp: "the app itself"
    case .commandLine: "command line"
    }
  }
}
