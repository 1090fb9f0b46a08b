import AppComponents
import AppShell
import Coordinator
import Redux
import TerminalUIKit
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct FormTests {
  @Test func `a server may answer with another type than the draft`() {
    var state = FormState<StoryDraft>()

    state.reduce(FormAction<StoryDraft>.changed(hasText: true))
    state.reduce(FormAction<StoryDraft>.sending(.success(Story(id: 7))))

    #expect(state.sending == .loaded(Story(id: 7)))
    #expect(!state.hasText)
  }

  @Test func `a form has its entries at each change, so they can be kept`() throws {
    let screen = TerminalScreen(columns: 40, rows: 12)
    let (window, page) = (UIWindow(windowScene: screen.windowScene), StoryViewController())
    var actions: [FormAction<StoryDraft>] = []
    var drafts: [StoryDraft] = []
    page.send = { [unowned page] action in
      actions.append(action)
      drafts.append(page.draft)
    }
    window.rootViewController = page
    window.makeKeyAndVisible()

    try screen.tap("Title")
    screen.type("Ab")
    try screen.tap("Send")

    let draft = StoryDraft(title: "Ab")
    #expect(actions == [.changed(hasText: true), .changed(hasText: true), .sent(draft)])
    #expect(drafts == [StoryDraft(title: "A"), draft, draft])
  }

  @Test func `a log names a form's other events`() {
    #expect(
      describeAction(FormAction<StoryDraft>.other(.photoTapped)).hasSuffix(".other.photoTapped"))
  }

  @Test func `a form's other events leave its state as it is`() {
    var state = FormState<StoryDraft>()
    state.reduce(FormAction<StoryDraft>.changed(hasText: true))
    let before = state

    state.reduce(FormAction<StoryDraft>.other(.photoTapped))

    #expect(state == before)
  }

  @Test func `Cancel is on the first screen of a sheet, and not above it`() throws {
    let screen = TerminalScreen(columns: 40, rows: 12)
    let (window, first) = (UIWindow(windowScene: screen.windowScene), StoryViewController())
    let stack = UINavigationController(rootViewController: first)
    var actions: [FormAction<StoryDraft>] = []
    first.send = { actions.append($0) }
    window.rootViewController = stack
    window.makeKeyAndVisible()

    try screen.tap("Cancel")
    stack.pushViewController(StoryViewController(), animated: false)

    #expect(actions == [.closed])
    #expect(!screen.text.contains("Cancel"))
  }

  @Test func `sending shows each problem, and a change the rule again`() throws {
    let screen = TerminalScreen(columns: 40, rows: 16)
    let (window, page) = (UIWindow(windowScene: screen.windowScene), StoryViewController())
    window.rootViewController = page
    window.makeKeyAndVisible()
    #expect(screen.text.contains("One word"))

    try screen.tap("Author")
    screen.type("A B")
    try screen.tap("Send")
    let both = screen.text
    #expect(page.titleField.isFirstResponder)
    screen.type("T")

    #expect(both.contains("⚠ Enter a title.") && both.contains("⚠ Use one word."))
    #expect(!both.contains("One word"))
    #expect(!screen.text.contains("⚠ Enter a title.") && screen.text.contains("⚠ Use one word."))
    page.authorField.text = "B"
    page.authorField.sendActions(for: .editingChanged)
    #expect(screen.text.contains("One word") && !screen.text.contains("⚠"))
  }

  @Test func `without a column for problems, the label for errors shows the first`() throws {
    let screen = TerminalScreen(columns: 40, rows: 16)
    let (window, page) = (UIWindow(windowScene: screen.windowScene), StoryViewController())
    window.rootViewController = page
    window.makeKeyAndVisible()
    page.authorField.text = "A B"
    for field in page.form.fields { field.removeFromSuperview() }

    try screen.tap("Send")

    #expect(page.form.errorLabel.text == "⚠ Enter a title.")
  }
}

private struct Story: Codable, Equatable, Sendable {
  var id: Int
}

private struct StoryDraft: FormDraft {
  typealias Response = Story
  enum Other: ActionType, Codable, Equatable { case photoTapped }
  var title = ""
}

private final class StoryViewController: UIViewController, FormViewController {
  let titleField = UITextField(.body, placeholder: "Title", nil)
  let authorField = UITextField(.body, placeholder: "Author", nil)
  lazy var form = FormViews(titleField, authorField, button: "Send")
  func problem(in field: UITextField) -> String? {
    if field === authorField { return field.trimmedText.contains(" ") ? "Use one word." : nil }
    return field.trimmedText.isEmpty ? "Enter a title." : nil
  }
  func rule(for field: UITextField) -> String? { field === authorField ? "One word" : nil }
  var draft: StoryDraft { StoryDraft(title: titleField.trimmedText) }
  var send: (FormAction<StoryDraft>) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(withScrolling: UIStackView(column: form.views))
    startForm()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showCancel()
  }

  func render(_ viewState: Int) {}
}
