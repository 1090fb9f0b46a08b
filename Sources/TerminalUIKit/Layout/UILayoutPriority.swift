/// How much a constraint matters: a lesser one never outweighs a greater one, however many there are.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number up to 1000.
  public let rawValue: Float

  /// Makes a priority of a number up to 1000.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority of a number up to 1000.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// Content resists being cut off this much unless told otherwise.
  public static let defaultHigh = UILayoutPriority(750)
  /// Content resists being stretched this much unless told otherwise.
  public static let defaultLow = UILayoutPriority(250)
  /// The target of `systemLayoutSizeFitting(_:)` matters this much.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// The priority that is higher by the number.
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }

  /// The priority that is lower by the number.
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }
}
