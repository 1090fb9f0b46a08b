/// The tabs and screens of an app, and the screen that each tab starts at.
///
/// An app declares one map, usually as an enum without cases, and every navigation type takes it as
/// its `Map`. A screen carries its parameters as associated values. They are part of its identity, so
/// `sight(id: 1)` and `sight(id: 2)` are two places.
public protocol NavigationMap: Sendable {
  /// A tab of the app.
  associatedtype Tab: Hashable & Codable & Sendable

  /// A screen with its parameters.
  associatedtype Screen: Hashable & Codable & Sendable

  /// Returns the screen at the bottom of a tab's stack, which always stays.
  static func root(of tab: Tab) -> Screen
}
