/// The source of a link, which decides how far it is trusted.
public enum LinkSource: String, CaseIterable, Hashable, Codable, Sendable {
  /// An https link that the system opened in this app, because its domain names the app.
  case universalLink
  /// A link with the app's own scheme, which any app or web page can make.
  case customScheme
  /// A link in the payload of a notification.
  case notification
  /// A link that the app itself opened.
  case inApp
  /// A link given on the command line at launch.
  case commandLine
}

extension Set<LinkSource> {
  /// Every source.
  static let all = Set(LinkSource.allCases)

  /// Every source except custom schemes, which any app can claim; the default for a link with a dialog.
  static let trusted = all.subtracting([.customScheme])
}

extension LinkSource {
  /// A link from the source, as text for the user.
  var origin: String {
    switch self {
    case .universalLink: "A link on the web"
    case .customScheme: "A link from another app"
    case .notification: "A notification"
    case .inApp: "A link in the app"
    case .commandLine: "A link on the command line"
    }
  }

  /// A description of the source for developers, for logs and listings.
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
