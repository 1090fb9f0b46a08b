public import Coordinator
public import CoordinatorLinks
import Redux

/// A dialog that every app has.
///
/// An app without dialogs of its own names it as its map's `Dialog`. Any other app has a case for it, and
/// returns that from ``AppType/dialog(_:)``.
public enum ShellDialog: Codable, Hashable, Sendable {
  /// Explains why a link was refused.
  case refusal(LinkExplanation)
  /// Asks whether to open the saved data again, after the app ended while it did.
  case openAgain
  /// Asks before a request takes a screen away that ``AppCoordinatorType/locked(_:)`` names.
  case discard(HeldRequest)
  /// Tells the user about a problem with their data.
  case storage(StorageProblem)

  /// The position of the answer that sets the data aside.
  static let setAsideChoice = 1
}

/// A request that waits for the user's answer, for any map.
public struct HeldRequest: Sendable {
  private let request: any ActionType

  init<Map: NavigationMap>(_ request: RouteAction<Map>) { self.request = request }

  /// Returns the answer that performs the request.
  func confirmed<Map: NavigationMap>(in map: Map.Type) -> RouteAction<Map>? {
    (request as? RouteAction<Map>).map { .leaveConfirmed($0) }
  }
}

extension HeldRequest: Hashable {
  /// Returns whether both requests are equal: equal requests are equal questions.
  public static func == (one: Self, other: Self) -> Bool { one.request.isEqual(to: other.request) }

  /// Hashes nothing, since only requests can tell whether they are equal.
  public func hash(into hasher: inout Hasher) {}
}

extension HeldRequest: Codable {
  /// Decodes a request, if its type is one of the `RecordableTypes` in use.
  public init(from decoder: any Decoder) throws {
    request = try TypedValue<any ActionType>(from: decoder).value
  }

  /// Encodes the request, with the name of its type.
  public func encode(to encoder: any Encoder) throws { try TypedValue(request).encode(to: encoder) }
}

extension AppType {
  /// Returns the text of one of the shell's dialogs.
  public static func shellContent(of dialog: ShellDialog) -> DialogContent {
    switch dialog {
    case .refusal(let explanation): content(of: explanation)
    case .openAgain: openingAgain
    case .discard(let request):
      DialogContent(
        title: localized("Discard what you typed?"),
        choices: [
          .init(localized("Keep Editing"), role: .cancel),
          .init(
            localized("Discard"), role: .destructive, action: request.confirmed(in: Map.self)),
        ])
    case .storage(let problem):
      DialogContent(
        title: localized("Problem with Your Data"), message: problem.words,
        choices: [.init(localized("OK"), role: .cancel)])
    }
  }

  private static var openingAgain: DialogContent {
    DialogContent(
      title: localized("\(name) Ended While It Opened Your Data"),
      message: localized("If that happens again, set the data aside. The file is kept."),
      choices: [
        .init(localized("Open Again"), role: .cancel), .init(localized("Set Aside")),
      ])
  }

  /// Returns the alert that says why a link is refused, and offers its web page if there is one.
  ///
  /// Only a universal link has a page; without one, there is nothing to choose.
  private static func content(of explanation: LinkExplanation) -> DialogContent {
    let browse = explanation.webPage.map { page in
      DialogContent.Choice(
        localized("Open in Browser"), action: LinkAction<Map>.webPageChosen(page))
    }
    let close = DialogContent.Choice(
      browse == nil ? localized("OK") : localized("Cancel"), role: .cancel)
    return DialogContent(
      title: localized("The Link Can't Be Opened"),
      message: explanation.refusal.words(in: words),
      choices: [close] + [browse].compactMap(\.self))
  }
}
