public import Redux

/// The events of the app that the system reports, with or without a window.
///
/// They are dispatched like every other action, so features reduce them and middleware follows them. Work for
/// which the system should wait is in ``AppType/response(to:_:)``.
///
/// Use `--event memoryWarning` to send one from the command line.
public enum AppAction: ActionType, Codable, Equatable {
  /// The user is back, after the app was in the background or was started there.
  ///
  /// A normal start doesn't report it.
  case becameActive
  /// The user left the app. Everything that the store contains is saved next.
  case enteredBackground
  /// The system needs memory: forget what can be loaded again.
  case memoryWarning
  /// There is a network again, after there was none while the app ran: send what waits.
  case networkBecameAvailable
  /// The app may load new data for about 25 seconds.
  case backgroundRefresh
  /// The system has finished the transfers of a background session with this identifier.
  case transfersFinished(session: String)
  /// The device is unlocked. The first time after its start, the app's file and token can be read from now on.
  case deviceUnlocked
  /// The user chose an entry in the menu of the app's icon, by its type. An entry with a link opens that instead.
  case quickActionChosen(String)
  /// The system knows the device for notifications: send the token, in hexadecimal digits, to your server.
  case deviceTokenReceived(Secret)
  /// The device can't receive notifications.
  case deviceTokenFailed(reason: String)
  /// A notification arrived, silently or while the app is open.
  ///
  /// The values of the payload are texts. Those of an object in it have a path as their name, such as `aps.badge`.
  case notificationReceived([String: String])
  /// The user answered a notification by a button with an identifier, or tapped it, which has none.
  ///
  /// A link in the payload is opened as well when the user taps.
  case notificationAnswered(button: String?, [String: String])
}

extension AppAction {
  /// Whether the system may start the app without a window to report the event.
  var isForBackground: Bool {
    switch self {
    case .backgroundRefresh, .transfersFinished, .notificationReceived: true
    case .becameActive, .enteredBackground, .memoryWarning, .networkBecameAvailable,
      .deviceUnlocked, .quickActionChosen, .deviceTokenReceived, .deviceTokenFailed,
      .notificationAnswered:
      false
    }
  }

  /// An example of each event, as ``init(words:)`` reads it.
  package static let examples = [
    "becameActive", "enteredBackground", "memoryWarning", "networkBecameAvailable",
    "backgroundRefresh", "deviceUnlocked", "transfersFinished=SESSION", "quickActionChosen=TYPE",
    "deviceTokenReceived=TOKEN", "deviceTokenFailed=REASON", "notificationReceived=KEY:VALUE,…",
    "notificationAnswered=KEY:VALUE,…",
  ]

  /// Reads an event as people write it, such as `memoryWarning` or `quickActionChosen=new`; nil if there is none.
  package init?(words: String) {
    let parts = words.split(separator: "=", maxSplits: 1).map(String.init)
    let event: AppAction? =
      switch (parts.first, parts.count > 1 ? parts[1] : nil) {
      case ("becameActive", nil): .becameActive
      case ("enteredBackground", nil): .enteredBackground
      case ("memoryWarning", nil): .memoryWarning
      case ("networkBecameAvailable", nil): .networkBecameAvailable
      case ("backgroundRefresh", nil): .backgroundRefresh
      case ("deviceUnlocked", nil): .deviceUnlocked
      case ("transfersFinished", let session?): .transfersFinished(session: session)
      case ("quickActionChosen", let type?): .quickActionChosen(type)
      case ("deviceTokenReceived", let token?): .deviceTokenReceived(Secret(token))
      case ("deviceTokenFailed", let reason?): .deviceTokenFailed(reason: reason)
      case ("notificationReceived", let payload): .notificationReceived(Self.payload(payload))
      case ("notificationAnswered", let payload):
        .notificationAnswered(button: nil, Self.payload(payload))
      default: nil
      }
    guard let event else { return nil }
    self = event
  }

  private static func payload(_ words: String?) -> [String: String] {
    let pairs = (words ?? "").split(separator: ",").map { pair in
      pair.split(separator: ":", maxSplits: 1).map(String.init)
    }
    return pairs.reduce(into: [:]) { $0[$1[0]] = $1.count > 1 ? $1[1] : "" }
  }

  /// Returns the values of a notification's payload as texts.
  static func values(_ payload: [AnyHashable: Any], in path: String = "") -> [String: String] {
    payload.reduce(into: [:]) { values, entry in
      guard let key = entry.key as? String else { return }
      if let object = entry.value as? [AnyHashable: Any] {
        values.merge(Self.values(object, in: "\(path)\(key).")) { $1 }
      } else {
        values[path + key] = "\(entry.value)"
      }
    }
  }
}
