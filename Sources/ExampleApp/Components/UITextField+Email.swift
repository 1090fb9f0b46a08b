import AppComponents
import AppShell
import UIKit

extension UITextField {
  /// The problem with the email address in the field, as text; nil if it may be one.
  var emailProblem: String? {
    if trimmedText.isEmpty { return localized("Enter your email address.") }
    let isWhole = trimmedText.wholeMatch(of: /[^@\s]+@[^@\s]+\.[^@\s.]+/) != nil
    return isWhole ? nil : localized("Enter the whole email address.")
  }
}
