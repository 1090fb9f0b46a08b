public import Coordinator
public import CoordinatorLinks
import Foundation
public import Redux

/// Describes an app to the shell, which starts it, runs its window, and keeps its data.
///
/// An app is one type with `@main`, and this protocol is all that the shell knows about it. The parts
/// that most apps leave alone have defaults.
///
/// ```swift
/// @main enum TriviaApp: AppType {
///   typealias Main = AppCoordinator
///
///   static let name = "Trivia"
///   static let words = localized
///   static let links = AppLinks.table
///   static var initialState: AppState { AppState() }
/// }
/// ```
public protocol AppType: Sendable {
  /// The map of the app: its roots, tabs, screens and dialogs.
  associatedtype Map: NavigationMap where Map.Dialog: Codable

  /// Everything that the app remembers.
  associatedtype State: AppStateType where State.Map == Map

  /// The coordinator that owns the app's navigation.
  associatedtype Main: AppCoordinatorType where Main.App == Self

  /// The app's services; by default, those of the shell alone.
  associatedtype Services: AppServices = ShellServices

  /// The data that the features save, except the user's location.
  associatedtype Saved: Codable & Equatable & Sendable = NothingSaved

  /// The name of the app, and of the folder with its data.
  static var name: String { get }

  /// The app's texts in all of its languages.
  static var words: WordTable { get }

  /// The app's links.
  static var links: LinkTable<Map> { get }

  /// The state in which the app starts. Saved data is loaded by an action.
  static var initialState: State { get }

  /// Returns the map's dialog that shows one of the shell's. By default, the map's dialogs are the shell's.
  static func dialog(_ dialog: ShellDialog) -> Map.Dialog

  // Most apps leave the rest alone.

  /// Returns the app's own middleware, in the order in which an action passes it. None by default.
  static func middleware(_ services: Services) -> [Middleware<State>]

  /// The middleware that receives links. By default, no link requires anything.
  static func intake(_ services: Services) -> Middleware<State>

  /// Tools for developers that this build links, such as the inspector. None by default.
  static var tools: [any AppTool<Self>] { get }

  /// Observes the data that the features save. Nothing by default.
  static func saved(in store: Store<State>) -> StateStream<Saved>

  /// The version of ``Saved``, which begins with 1. Raise it when files of older versions can't be decoded
  /// as they are, and implement ``migrate(from:version:)``. By default, 1.
  static var savedVersion: Int { get }

  /// Reads what an older version of the app saved. By default, it is decoded like the newest.
  ///
  /// If this throws, the file stays as it is and nothing is saved, so that a corrected app can read it.
  ///
  /// - Parameters:
  ///   - decoder: What the features saved.
  ///   - version: The version that saved it, lower than ``savedVersion``.
  /// - Returns: The data as the newest version would have saved it.
  /// - Throws: Any error if the data can't be read.
  static func migrate(from decoder: any Decoder, version: Int) throws -> Saved

  /// Called once, after the saved data is restored and before the first link, to dispatch what the app has
  /// kept, such as who is signed in. There may be no window, and never be one. Does nothing by default.
  @MainActor static func prepare(_ store: Store<State>, with services: Services)

  /// Returns the work that an event of the system starts; nil, which is the default, for none.
  ///
  /// The event has been dispatched. The system lets the app run until the work has ended and its results are
  /// saved. It is canceled when the time is up, which for an event without a window is after 25 seconds.
  @MainActor static func response(to event: AppAction, _ services: Services) -> Effect<State>?
}

extension AppType {
  /// No middleware except the shell's.
  public static func middleware(_ services: Services) -> [Middleware<State>] { [] }

  /// Receives links that require nothing.
  public static func intake(_ services: Services) -> Middleware<State> {
    linkIntake(
      table: links, links: \.links, navigation: \.navigation, clock: services.clock)
  }

  /// No tools.
  public static var tools: [any AppTool<Self>] { [] }

  /// The first version.
  public static var savedVersion: Int { 1 }

  /// Decodes the data like the newest.
  public static func migrate(from decoder: any Decoder, version: Int) throws -> Saved {
    try Saved(from: decoder)
  }

  /// Does nothing.
  @MainActor public static func prepare(_ store: Store<State>, with services: Services) {}

  /// No work.
  @MainActor public static func response(
    to event: AppAction, _ services: Services
  ) -> Effect<State>? { nil }
}

extension AppType where Saved == NothingSaved {
  /// Observes nothing to save.
  public static func saved(in store: Store<State>) -> StateStream<NothingSaved> {
    store.observe { _ in NothingSaved() }
  }
}

extension AppType where Map.Dialog == ShellDialog {
  /// Returns the shell's dialog itself, since the map has no other.
  public static func dialog(_ dialog: ShellDialog) -> ShellDialog { dialog }
}

/// The saved data of an app whose features save nothing.
public struct NothingSaved: Codable, Equatable, Sendable {}
