public import Foundation

extension LinkRefusal: CustomStringConvertible, LocalizedError {
  /// The problem and what to do about it, in words for the user.
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

  /// The same as ``description``.
  public var errorDescription: String? { description }

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

extension LinkSource {
  /// A link from the source, in words for the user.
  fileprivate var origin: String {
    switch self {
    case .universalLink: "A link on the web"
    case .customScheme: "A link from another app"
    case .notification: "A notification"
    case .inApp: "A link in the app"
    case .commandLine: "A link on the command line"
    }
  }

  /// The source in words for developers, for logs and listings.
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
