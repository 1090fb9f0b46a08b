/// What a field is for, so that a system can fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content.
  public let rawValue: String

  /// Makes a content type of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// The address of a person.
  public static let emailAddress = UITextContentType(rawValue: "email")
}
