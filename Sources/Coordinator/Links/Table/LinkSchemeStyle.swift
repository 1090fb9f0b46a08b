/// How a link with the app's own scheme names its path.
public enum LinkSchemeStyle: Hashable, Sendable {
  /// `app://first/second`: the host is the first part of the path.
  case short
  /// `app:///first/second`: the host is empty.
  case emptyHost
  /// `app://www.example.org/first/second`: the host is one of the app's web hosts.
  case webHost
  /// `app:/first/second` or `app:first/second`: there is no host, as where a sign-in in the browser
  /// leads back to the app. It is printed as the first.
  case noHost
}
