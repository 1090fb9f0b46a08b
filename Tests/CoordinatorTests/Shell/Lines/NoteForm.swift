import AppComponents
import AppShell
import Coordinator
import CoordinatorUIKit
import Redux

struct NoteDraft: FormDraft {
  var title = "", text = ""
}

struct NoteState: FormStateType {
  var form = FormState<NoteDraft>()
}

typealias NoteAction = FormAction<NoteDraft>

final class NoteCoordinator: CoordinatorType {
  private enum Work: EffectKey { case send }

  let viewController = NoteViewController()
  let context: ScreenContext<ShopApp>

  init(_ context: ScreenContext<ShopApp>) { self.context = context }

  func start() {
    viewController.modalPresentationStyle = .formSheet
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.note).map(NoteViewState.init).render(on: viewController)
    context.observeOnMain(\.note).map(\.form.sending)
      .subscribe(with: self) { if case .loaded = $1 { $0.handle(.closed) } }
  }

  func handle(_ action: NoteAction) {
    switch action {
    case .sent(let draft):
      let send = context.services.note
      context.run(
        .first(Work.send),
        effect(reporting: { NoteAction.sending($0) }) { _ in try await send(draft) })
    case .stopTapped: context.effects.cancel(Work.send)
    case .closed: context.dispatch(RouteAction<ShopMap>.close(.note))
    case .changed, .sending: context.dispatch(action)
    }
  }
}

struct NoteViewState: Equatable {
  let isSending: Bool, error: String?

  init(_ state: NoteState) {
    isSending = state.form.sending.isLoading
    error = state.form.sending.error.map { "\($0)" }
  }
}

final class NoteViewController: UIViewController, FormViewController {
  let titleField = UITextField(.body, placeholder: "Title", nil)
  let textField = UITextField(.body, placeholder: "Text", nil)
  lazy var form = FormViews(titleField, textField, button: "Send")
  func problem(in field: UITextField) -> String? {
    field === titleField && field.trimmedText.isEmpty ? "Enter a title." : nil
  }
  var draft: NoteDraft { NoteDraft(title: titleField.trimmedText, text: textField.trimmedText) }
  var send: (NoteAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.fill(withScrolling: UIStackView(column: form.views))
    startForm()
    navigationItem.leftBarButtonItem = .cancel { [unowned self] in send(.closed) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    form.beginEditing(in: self)
  }

  func render(_ viewState: NoteViewState) {
    form.show(isSending: viewState.isSending, error: viewState.error)
  }
}
