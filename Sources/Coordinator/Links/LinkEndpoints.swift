/// How a link is written: with the app's own scheme, or as an https link.
public enum LinkForm: Hashable, Sendable {
  /// `app://first/second`: the host is the first part of the path.
  case customScheme
  /// `https://host/first/second`.
  case universal
}

/// The schemes and hosts whose links the app opens, in lower case.
struct LinkEndpoints: Sendable {
  let schemes: [String]
  let hosts: [String]

  /// Returns the form of a link with a scheme.
  func form(ofScheme scheme: String) throws(LinkRefusal) -> LinkForm {
    if schemes.contains(scheme) { return .customScheme }
    guard !hosts.isEmpty, scheme == "https" else { throw .scheme }
    return .universal
  }
}
