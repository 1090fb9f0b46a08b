/// The root of an app that has only one.
public enum OnlyRoot: String, CaseIterable, Codable, Sendable {
  /// The root.
  case main
}

extension NavigationMap where Root: CaseIterable {
  /// The first case of `Root`.
  public static var initialRoot: Root {
    guard let first = Root.allCases.first else {
      preconditionFailure("\(Root.self) has no cases. Declare a root of the app in \(Self.self).")
    }
    return first
  }
}

extension NavigationMap where Root == OnlyRoot, Tab: CaseIterable {
  /// Returns all cases of `Tab`.
  public static func tabs(of root: Root) -> [Tab] { Array(Tab.allCases) }
}
