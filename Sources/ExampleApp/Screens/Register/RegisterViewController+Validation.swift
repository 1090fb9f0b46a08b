import UIKit

extension RegisterViewController {
  /// What is missing, in words; nil if the form is complete.
  var problem: String? {
    if nameField.trimmedText.isEmpty { return "Enter your name." }
    if !emailField.trimmedText.contains("@") { return "Enter your email address." }
    if (passwordField.text ?? "").count < 8 { return "Use 8 or more characters in the password." }
    return nil
  }

  /// Shows what is missing, and enables the button if nothing is, and nothing is being sent.
  func showProblem() {
    problemLabel.show(problem)
    registerButton.isEnabled = problem == nil && progressView.isHidden
  }

  /// Sends the form if it is complete.
  func sendRegistration() {
    guard problem == nil else { return problemLabel.showProblem(problem) }
    let (name, email) = (nameField.trimmedText, emailField.trimmedText)
    send(.sent(Registration(name: name, email: email, password: passwordField.text ?? "")))
  }
}
