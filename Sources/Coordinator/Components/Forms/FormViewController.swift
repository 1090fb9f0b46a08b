public import Coordinator

/// A view controller with the fields of a form.
///
/// It names its fields, and the problem in each. ``startForm()`` does the rest: the return key leads from field
/// to field, and only a complete form is sent. When the user sends an incomplete one, each field shows its problem.
@MainActor public protocol FormViewController: UIViewController, Renderer {
  associatedtype Draft: FormDraft
  var send: (FormAction<Draft>) -> Void { get set }
  /// The form's views, which `+Layout` puts on the screen.
  var form: FormViews { get }
  /// Returns the problem in a field, as text; nil if its entry is complete.
  func problem(in field: UITextField) -> String?
  /// Returns what a field requires, which the user reads below it before typing; nil by default.
  func rule(for field: UITextField) -> String?
  /// The values in the fields, which are sent only while no field has a problem.
  var draft: Draft { get }
}

extension FormViewController {
  /// The field's name says enough.
  public func rule(for field: UITextField) -> String? { nil }

  /// Reports the user's actions in the form.
  ///
  /// Call it in `viewDidLoad`.
  public func startForm() {
    form.wait.stopButton.on { [unowned self] in send(.stopTapped) }
    for field in form.fields {
      form.show(rule(for: field), below: field)
      field.on(.editingChanged) { [unowned self, unowned field] in
        send(.changed(hasText: form.hasText))
        form.show(rule(for: field), below: field)
      }
    }
    for (field, next) in zip(form.fields, form.fields.dropFirst()) { field.continues(in: next) }
    ([form.sendButton] + form.fields.suffix(1)).on { [unowned self] in
      for field in form.fields { field.acceptCorrection() }
      form.show(problems)
      if problems.isEmpty { send(.sent(draft)) }
    }
  }

  /// Offers to cancel on the first screen of a sheet; above it, the way back leaves the form.
  ///
  /// Call it in `viewWillAppear`.
  public func showCancel() {
    let isFirst = navigationController?.viewControllers.first === self
    navigationItem.leftBarButtonItem =
      isFirst ? .cancel { [unowned self] in send(.closed) } : nil
  }

  private var problems: [(field: UITextField, words: String)] {
    form.fields.compactMap { field in problem(in: field).map { (field, $0) } }
  }
}
