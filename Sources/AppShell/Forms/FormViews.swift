/// The views that all forms have: the fields, what is missing in them, why sending failed, and the button.
@MainActor public final class FormViews {
  /// The fields, in the order in which the user fills them in.
  ///
  /// The return key sends the form from the last.
  public let fields: [UITextField]
  /// Says what is missing.
  public let problemLabel = UILabel(.body, .secondaryLabel)
  /// Says why the form could not be sent.
  public let errorLabel = UILabel(.body, .systemRed)
  /// Ends a wait that takes long.
  public let wait = WaitViews()
  /// Sends the form; enabled while it is complete and not being sent.
  public let sendButton: UIButton
  var problem: () -> String? = { nil }
  private var isSending = false

  /// Makes the views around fields.
  public init(_ fields: UITextField..., button title: String) {
    self.fields = fields
    sendButton = UIButton(.borderedProminent(), title: title)
    fields.last?.returnKeyType = .go
  }

  /// The fields above what is missing, the error, the wait and the button, to be placed in a column.
  public var views: [UIView] { fields + [problemLabel, errorLabel, wait.column, sendButton] }

  /// Whether the user has typed anything.
  public var hasText: Bool { fields.contains { $0.text?.isEmpty == false } }

  /// Shows how sending goes.
  ///
  /// - Parameters:
  ///   - isSending: Whether the form is on its way, so that it isn't sent again.
  ///   - error: Why it could not be sent, in words; nil if it could.
  ///   - waiting: Why sending takes long, in words; nil if it doesn't.
  public func show(isSending: Bool, error: String?, waiting: String? = nil) {
    self.isSending = isSending
    wait.show(waiting)
    errorLabel.showProblem(error)
    showProblem()
  }

  /// Begins to type in the first field if the form has just come.
  ///
  /// Call it in `viewDidAppear`.
  public func beginEditing(in viewController: UIViewController) {
    fields.first?.beginEditing(in: viewController)
  }

  /// Shows what is missing once the user has typed something, and enables the button if nothing is.
  func showProblem() {
    let problem = problem()
    problemLabel.show(hasText ? problem : nil)
    sendButton.isEnabled = problem == nil && !isSending
  }
}
