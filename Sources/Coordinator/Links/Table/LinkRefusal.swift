/// Why a link was not followed; no case contains any part of the link's text.
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
  /// The user went elsewhere while the link was pending.
  case superseded(pattern: String)
  /// The user for whom the link was pending signed out.
  case signedOut(pattern: String)
  /// No browser could open the link's web page.
  case noBrowser
}
