/// The roots, tabs, screens and dialogs of an app, and the screen that each tab starts at.
///
/// Usually it is an enum without cases. A screen's parameters are associated values and part of its
/// identity, so `sight(id: 1)` and `sight(id: 2)` are two screens. The same goes for dialogs.
public protocol NavigationMap: Sendable {
  /// A part of the app that replaces all others while it is shown, such as an onboarding.
  associatedtype Root: Hashable & Codable & Sendable = OnlyRoot
  /// A tab of the app.
  associatedtype Tab: Hashable & Codable & Sendable
  /// A screen with its parameters.
  associatedtype Screen: Hashable & Codable & Sendable
  /// An alert or a list of choices; `Never` in an app without dialogs. To ask the same again, tell two apart,
  /// such as by a number.
  associatedtype Dialog: Hashable & Sendable = Never

  /// The root in which the app starts, and that of a route without a root; by default, the first case.
  static var initialRoot: Root { get }

  /// Returns the tabs of a root at the start, in order; ``RouteAction/setTabs(_:of:)`` changes them.
  ///
  /// A root with one tab has no tab bar. In an app with one root, all cases of `Tab` are the default.
  static func tabs(of root: Root) -> [Tab]

  /// Returns the screen at the bottom of a tab's stack, which always stays.
  static func firstScreen(of tab: Tab) -> Screen
}
