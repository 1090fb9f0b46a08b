public import Redux

/// The events of the app that the system reports, with or without a window.
///
/// They are dispatched like every other action, so features reduce them and middleware follows them. Work for
/// which the system should wait is in ``AppType/response(to:_:)``.
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
    // A tap opens the app, a button may not.
    case .notificationAnswered(let button, _): button != nil
    case .becameActive, .enteredBackground, .memoryWarning, .networkBecameAvailable,
      .deviceUnlocked, .quickActionChosen, .deviceTokenReceived, .deviceTokenFailed:
      false
    }
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
