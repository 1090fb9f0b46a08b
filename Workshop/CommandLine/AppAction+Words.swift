package import AppShell
import Redux

extension AppAction {
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
}
