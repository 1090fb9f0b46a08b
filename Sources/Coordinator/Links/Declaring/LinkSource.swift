/// Where a link came from, which decides how far it is trusted.
public enum LinkSource: String, CaseIterable, Hashable, Codable, Sendable {
  /// An https link that the system gave to this app because its domain names the app.
  case universalLink

  /// A link with the app's own scheme: any app or page can have made it.
  case customScheme

  /// A link in a notification's payload.
  case notification

  /// A link that the app itself opened.
  case inApp

  /// A link given when the app was launched from a command line.
  case commandLine
}

extension Set<LinkSource> {
  /// Every source.
  public static let all = Set(LinkSource.allCases)

  /// Every source but custom schemes, which any other app may claim: the most that a link with
  /// an effect is given unless it asks for more.
  public static let trusted = all.subtracting([.customScheme])

  /// The app itself alone.
  public static let inside: Self = [.inApp]
}
