import AppShell
import Coordinator
import CoordinatorUIKit
import Redux

struct NoteDraft: Codable, Equatable, Sendable {
  var title = "", text = ""
}

// count: a form with validation, before its content
struct NoteState: FormStateType {
  var form = FormState<NoteDraft>()
}

typealias NoteAction = FormAction<NoteDraft>

@MainActor func noteCoordinator(_ context: ScreenContext<ShopApp>) -> any ScreenCoordinator {
  context.form(
    NoteViewController(), of: context.observe { $0.note[$1] }, as: NoteViewState.init,
    sending: context.services.note)
}

struct NoteViewState: Equatable {
  let isSending: Bool, error: String?

  init(_ state: NoteState) {
    isSending = state.form.sending.isLoading
    error = state.form.sending.error.map { "\($0)" }
  }
}

final class NoteViewController: UIViewController, FormViewController {
  // end
  let titleField = UITextField(.body, placeholder: "Title", nil)
  let textField = UITextField(.body, placeholder: "Text", nil)
  // count: a form with validation, before its content
  lazy var form = FormViews(titleField, textField, button: "Send")
  var problem: String? { titleField.trimmedText.isEmpty ? "Enter a title." : nil }
  var draft: NoteDraft { NoteDraft(title: titleField.trimmedText, text: textField.trimmedText) }
  var send: (NoteAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    // end
    view.backgroundColor = .systemBackground
    view.fill(withScrolling: UIStackView(column: form.views))
    // count: a form with validation, before its content
    startForm()
    navigationItem.rightBarButtonItem = .cancel { [unowned self] in send(.closed) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    form.beginEditing(in: self)
  }

  func render(_ viewState: NoteViewState) {
    form.show(isSending: viewState.isSending, error: viewState.error)
  }
}
// end
