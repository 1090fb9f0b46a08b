/// The priority of a constraint; no number of lesser ones outweighs a greater one.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number from 0 to 1000.
  public let rawValue: Float

  /// Creates a priority from a number from 0 to 1000.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a number from 0 to 1000.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority of a required constraint.
  public static let required = UILayoutPriority(1000)
  /// The default priority with which content resists being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// The default priority with which content resists being stretched.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a priority that is higher by a number.
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }

  /// Returns a priority that is lower by a number.
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }
}
