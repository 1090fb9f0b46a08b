/// The labels of the Return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The label “Return”.
  case `default`
  /// The label “Go”.
  case go
  /// The label “Next”.
  case next = 4
  /// The label “Search”.
  case search = 6
  /// The label “Send”.
  case send
  /// The label “Done”.
  case done = 9

  var word: TerminalWord {
    switch self {
    case .default: .return
    case .go: .go
    case .next: .next
    case .search: .search
    case .send: .send
    case .done: .done
    }
  }
}

/// The kinds of keyboards, which make no difference in a terminal.
public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard.
  case `default`
  /// A keyboard for web addresses.
  case URL = 3
  /// A keyboard for digits.
  case numberPad
  /// A keyboard for telephone numbers.
  case phonePad
  /// A keyboard for email addresses.
  case emailAddress = 7
  /// A keyboard for digits and a decimal point.
  case decimalPad
}

/// The ways of capitalizing text while the user types, which have no effect in a terminal.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Capitalizes nothing.
  case none
  /// Capitalizes the first letter of each sentence.
  case sentences = 2
}

/// Whether a keyboard corrects text, which a terminal doesn't do.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the kind of text suggests.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}

/// The meanings of text, which a keyboard's suggestions follow; they have no effect in a terminal.
public struct UITextContentType: Hashable, Sendable, RawRepresentable {
  /// The name of the content type.
  public let rawValue: String

  /// Creates a content type from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The name of an account, which is often an email address.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that the user gets in a message.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
}
