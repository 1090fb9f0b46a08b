/// The tabs, screens and dialogs of an app, and the screen that each tab starts at.
///
/// Usually it is an enum without cases. A screen's parameters are associated values and part of its
/// identity, so `sight(id: 1)` and `sight(id: 2)` are two places. The same goes for dialogs.
public protocol NavigationMap: Sendable {
  /// A tab of the app.
  associatedtype Tab: Hashable & Codable & Sendable
  /// A screen with its parameters.
  associatedtype Screen: Hashable & Codable & Sendable
  /// An alert, with a number if it may be asked twice; `Never` in an app without alerts.
  associatedtype Dialog: Hashable & Sendable = Never

  /// Returns the screen at the bottom of a tab's stack, which always stays.
  static func root(of tab: Tab) -> Screen
}
