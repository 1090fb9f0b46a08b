import AppShell
import AppTesting
import Redux
import Testing
import UIKit

@testable import ExampleApp

/// A screen in one of its states, and how to get there.
///
/// States that need a slow or broken server are reached by the action that reports it: the screen
/// shows the state, whoever brought it about.
struct Scene: Sendable {
  /// How large the terminal is.
  enum Size {
    case usual
    case small
    case large
    case wide

    /// The sizes of a scene that differs in them.
    static let several = [usual, small, large]

    var cells: (columns: Int, rows: Int) {
      switch self {
      case .usual: (80, 24)
      case .small: (40, 12)
      case .large: (120, 40)
      case .wide: (140, 40)
      }
    }
  }

  let name: String
  let sizes: [Size]
  private let link: String?
  private let failing: Int?
  private let reach: @MainActor @Sendable (AppUser) async throws -> Void

  /// Describes a scene.
  ///
  /// - Parameters:
  ///   - name: The screen and its state.
  ///   - link: Where the app starts.
  ///   - failing: The status with which the server refuses the first request.
  ///   - sizes: The screens to look at it on.
  ///   - reach: The steps from there to the scene.
  init(
    _ name: String, at link: String? = nil, failing: Int? = nil, sizes: [Size] = [.usual],
    reach: @escaping @MainActor @Sendable (AppUser) async throws -> Void
  ) {
    self.name = name
    self.link = link
    self.failing = failing
    self.sizes = sizes
    self.reach = reach
  }

  /// The app, brought to the scene, on the first of its sizes unless another is named.
  @MainActor func user(size: Size? = nil) async throws -> AppUser {
    let (columns, rows) = (size ?? sizes.first ?? .usual).cells
    let user = try AppUser(at: link, columns: columns, rows: rows, failing: failing)
    try await reach(user)
    return user
  }
}

extension Scene {
  static let all: [Scene] =
    explore + columns + sight + guides + reviews + unsent + visit + saved + account + forms + alerts
    + inspector

  /// The scene of a name.
  static func named(_ name: String) throws -> Scene {
    try #require(all.first { $0.name == name }, "There is no scene named \(name).")
  }
}

extension AppUser {
  /// Waits for words on a screen that has come to rest.
  func sees(_ words: String) async throws {
    try #require(await screen.shows(words), "“\(words)” isn't on the screen:\n\(screen.text)")
    try #require(await screen.settled())
  }
}
