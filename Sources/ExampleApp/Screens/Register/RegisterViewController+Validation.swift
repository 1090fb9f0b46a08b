import UIKit

extension RegisterViewController {
  /// What was typed; nil while something is missing.
  var registration: Registration? {
    guard problem == nil else { return nil }
    return Registration(
      name: text(of: nameField), email: text(of: emailField), password: passwordField.text ?? "")
  }

  /// What is missing, in words; nil if the form can be sent.
  var problem: String? {
    if text(of: nameField).isEmpty { return "A name is needed." }
    if !text(of: emailField).contains("@") { return "An email address is needed." }
    if (passwordField.text ?? "").count < 8 { return "The password needs 8 characters or more." }
    return nil
  }

  /// Says what is missing, or nothing; lets the form be sent then, if nothing is on its way.
  func showProblem() {
    problemLabel.show(problem)
    registerButton.isEnabled = problem == nil && progressView.isHidden
  }

  private func text(of field: UITextField) -> String {
    (field.text ?? "").trimmingCharacters(in: .whitespaces)
  }
}
