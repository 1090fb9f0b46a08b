import AppComponents
import AppShell
import UIKit

/// Owns the form's views and reports what the user does to them.
final class EntryViewController: UIViewController {
  let titleField = UITextField(.body, placeholder: localized("Title"), nil)
  let noteField = UITextField(.body, placeholder: localized("Note (optional)"), nil)
  lazy var form = FormViews(titleField, noteField, button: localized("Send"))
  var send: (EntryAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    startForm()
    navigationItem.leftBarButtonItem = .cancel { [unowned self] in send(.closed) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    form.beginEditing(in: self)
  }

  func problem(in field: UITextField) -> String? {
    field === titleField && field.trimmedText.isEmpty ? localized("Enter a title.") : nil
  }

  var draft: EntryDraft {
    EntryDraft(title: titleField.trimmedText, note: noteField.trimmedText)
  }
}
