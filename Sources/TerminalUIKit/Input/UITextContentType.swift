/// What a field asks for, so that a keyboard can offer it; a terminal has no keyboard that could.
public struct UITextContentType: Hashable, Sendable, RawRepresentable {
  /// The name of the content.
  public let rawValue: String

  /// Makes a kind of content from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The name, often an address, by which somebody signs in.
  public static let username = UITextContentType(rawValue: "username")
  /// The password that belongs to it.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
}
