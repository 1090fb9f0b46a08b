public import Coordinator

/// A view controller with the fields of a form.
///
/// It says what its fields are, and what is missing in them. ``startForm(reporting:)`` does the rest: the return key leads
/// from field to field, and only a complete form is sent: what is missing is said at its field, once the user
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

  /// Reports the user's actions in the form.
  ///
  /// Call it in `viewDidLoad`. Most forms report only whether there is text to lose. One whose draft is kept
  /// on disk reports what the user has typed so far:
  ///
  /// ```swift
  /// startForm { .changed(hasText: $0) }
  /// startForm { [unowned self] _ in .changed(UnfinishedNote(text: textField.text)) }
  /// ```
  ///
  /// - Parameter change: Returns the action for a change, which receives whether the form has text.
  public func startForm(reporting change: @escaping (_ hasText: Bool) -> Action) {
    form.wait.stopButton.on { [unowned self] in send(.stopTapped) }
    form.fields.on(.editingChanged) { [unowned self] in
      send(change(form.hasText))
      form.hideProblem()
    }
    for (field, next) in zip(form.fields, form.fields.dropFirst()) { field.continues(in: next) }
    ([form.sendButton] + form.fields.suffix(1)).on { [unowned self] in
      if let problem { return form.showProblem(problem, at: problemField) }
      send(.sent(draft))
    }
  }
}
