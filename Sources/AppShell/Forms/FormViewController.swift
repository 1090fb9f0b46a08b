/// A view controller with the fields of a form.
///
/// It says what its fields are, and what is missing in them. ``startForm()`` does the rest: the return key leads
/// from field to field, what is missing is said once the user types, and only a complete form is sent.
@MainActor public protocol FormViewController: ScreenViewController where Action: FormActionType {
  /// The form's views, which `+Layout` puts on the screen.
  var form: FormViews { get }
  /// What is missing, in words; nil if the form is complete.
  var problem: String? { get }
  /// What to send. It is read only while nothing is missing.
  var draft: Action.Draft { get }
}

extension FormViewController {
  /// Reports what the user does in the form.
  ///
  /// Call it in `viewDidLoad`.
  public func startForm() {
    form.problem = { [unowned self] in problem }
    form.wait.stopButton.on { [unowned self] in send(.stopTapped) }
    form.fields.on(.editingChanged) { [unowned self] in
      send(.changed(hasText: form.hasText))
      form.showProblem()
    }
    for (field, next) in zip(form.fields, form.fields.dropFirst()) { field.continues(in: next) }
    ([form.sendButton] + form.fields.suffix(1)).on { [unowned self] in
      if let problem { return form.problemLabel.showProblem(problem) }
      send(.sent(draft))
    }
    form.showProblem()
  }
}
