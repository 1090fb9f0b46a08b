public import Redux

/// Identifies a window of an app that has several.
///
/// It is a small number, so that recordings and saved files are the same on every device. A `NavigationState` of such an
/// app has the navigation of all its windows, and an action for one of them is ``Addressed`` to it.
public struct WindowID: Hashable, Sendable {
  /// The only window of most apps.
  public static let first = WindowID(0)

  /// The number of the window.
  public let number: Int

  /// Creates an identifier.
  public init(_ number: Int) { self.number = number }
}

extension WindowID: Comparable {
  /// Returns whether a window has the lower number.
  public static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}

extension WindowID: Codable {
  /// Decodes the number, from 0 to a million.
  public init(from decoder: any Decoder) throws {
    number = try Int(from: decoder)
    guard 0...1_000_000 ~= number else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "No window has this number."))
    }
  }

  /// Encodes the number.
  public func encode(to encoder: any Encoder) throws { try number.encode(to: encoder) }
}

/// An event of a window, ``Addressed`` to it.
public enum WindowAction: ActionType, Codable, Equatable {
  /// The user is in the window from now on, which opens if it is new.
  case entered
  /// The user has closed the window, which is forgotten.
  case closed
}
