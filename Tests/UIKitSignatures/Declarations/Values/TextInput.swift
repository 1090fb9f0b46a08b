// uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable {
  case center = 1
}

// uikit/uikeyboardtype
public enum UIKeyboardType: Int, Sendable {
  case emailAddress = 7
}

// uikit/uireturnkeytype
public enum UIReturnKeyType: Int, Sendable {
  case go = 1
  case next = 4
  case send = 7
}

// uikit/uitextautocapitalizationtype
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
}

// uikit/uitextcontenttype
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public init(rawValue: String)
  public var rawValue: String { get }
  public static let name: UITextContentType
  public static let newPassword: UITextContentType
  public static let password: UITextContentType
  public static let username: UITextContentType
}
