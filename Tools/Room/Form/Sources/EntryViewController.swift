import AppShell
import UIKit

/// Owns the form's views and reports what the user does to them.
final class EntryViewController: UIViewController {
  let titleField = UITextField(.body, placeholder: localized("Title"), nil)
  let noteField = UITextField(.body, placeholder: localized("Note (optional)"), nil)
  let problemLabel = UILabel(.body, .secondaryLabel)
  let errorLabel = UILabel(.body, .systemRed)
  let sendButton = UIButton(.borderedProminent(), title: localized("Send"))
  var isSending = false
  var send: (EntryAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    fields.on(.editingChanged) { [unowned self] in
      send(.changed(hasText: hasText))
      showProblem()
    }
    noteField.on { [unowned self] in sendDraft() }
    sendButton.on { [unowned self] in sendDraft() }
    navigationItem.rightBarButtonItem = .cancel { [unowned self] in send(.closed) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    titleField.beginEditing(in: self)
  }

  /// Whether the user has typed anything.
  var hasText: Bool { fields.contains { $0.text?.isEmpty == false } }

  /// What is missing, in words; nil if the form is complete.
  var problem: String? {
    titleField.trimmedText.isEmpty ? localized("Enter a title.") : nil
  }

  private var fields: [UITextField] { [titleField, noteField] }

  private func sendDraft() {
    guard problem == nil else { return problemLabel.showProblem(problem) }
    send(.sent(EntryDraft(title: titleField.trimmedText, note: noteField.trimmedText)))
  }
}
