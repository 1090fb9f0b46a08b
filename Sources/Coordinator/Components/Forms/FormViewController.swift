public import Coordinator

/// A view controller with the fields of a form.
///
/// It names its fields, and the missing entries. ``startForm()`` does the rest: the return key leads
/// from field to field, and only a complete form is sent: a missing entry is named at its field, once the user
/// tries.
@MainActor public protocol FormViewController: UIViewController, Renderer {
  associatedtype Action: FormActionType
  var send: (Action) -> Void { get set }
  /// The form's views, which `+Layout` puts on the screen.
  var form: FormViews { get }
  /// The missing entries, as text; nil if the form is complete.
  var problem: String? { get }
  /// The field that ``problem`` is about, in which the user continues to type: the first empty one by default, or
  /// else the last.
  var problemField: UITextField? { get }
  /// The value to send. It is read only while nothing is missing.
  var draft: Action.Draft { get }
}

extension FormViewController {
  /// The first empty field, or else the last.
  public var problemField: UITextField? {
    form.fields.first { $0.trimmedText.isEmpty } ?? form.fields.last
  }

  /// Reports the user\'s actions in the form.
  ///
  /// Call it in `viewDidLoad`.
  public func startForm() {
    form.wait.stopButton.on { [unowned self] in send(.stopTapped) }
    form.fields.on(.editingChanged) { [unowned self] in
      send(.changed(hasText: form.hasText))
      form.hideProblem()
    }
    for (field, next) in zip(form.fields, form.fields.dropFirst()) { field.continues(in: next) }
    ([form.sendButton] + form.fields.suffix(1)).on { [unowned self] in
      if let problem { return form.showProblem(problem, at: problemField) }
      send(.sent(draft))
    }
  }
}
