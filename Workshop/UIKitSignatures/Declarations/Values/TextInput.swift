// uikit/nstextalignment, from memory
public enum NSTextAlignment: Int, Sendable {
  case center = 1
}

// uikit/uikeyboardtype, from memory
public enum UIKeyboardType: Int, Sendable {
  case emailAddress = 7
}

// uikit/uireturnkeytype, from memory
public enum UIReturnKeyType: Int, Sendable {
  case go = 1
  case next = 4
  case search = 6
  case done = 9
}

// uikit/uitextautocapitalizationtype, from memory
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
}

// uikit/uitextcontenttype, from memory
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public init(rawValue: String)
  public var rawValue: String { get }
  public static let name: UITextContentType
  public static let newPassword: UITextContentType
  public static let password: UITextContentType
  public static let username: UITextContentType
}
