import Testing

@testable import TerminalUIKit

@MainActor @Suite(.timeLimit(.minutes(30))) struct ContentUnavailableTests {
  private let screen = TerminalScreen(columns: 40, rows: 12)
  private let page = LoggingViewController("Explore")

  init() {
    screen.show(page)
  }

  @Test func `loading keeps the screen busy until it is taken away`() {
    page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    let loading = screen.text

    let wasSettled = screen.isSettled
    page.contentUnavailableConfiguration = nil

    #expect(loading.contains("Loading…"))
    #expect(wasSettled == false)
    #expect(screen.text.contains("Loading…") == false)
    #expect(screen.isSettled)
  }

  @Test func `an error explains itself and offers an action`() throws {
    var retries = 0
    var error = UIContentUnavailableConfiguration.empty()
    error.text = "No connection"
    error.secondaryText = "The server could not be reached. Check your connection."
    error.button.title = "Try again"
    error.buttonProperties.primaryAction = UIAction { _ in retries += 1 }
    page.contentUnavailableConfiguration = error

    try screen.tap("Try again")
    screen.press(.enter)

    #expect(retries == 2)
    #expect(
      screen.text.split(separator: "\n").dropLast() == [
        "             No connection", "    The server could not be reached.",
        "         Check your connection.", "             ▐ Try again ▌",
      ])
  }

  @Test func `views below the placeholder don't receive clicks`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    page.view.addSubview(field)
    page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()

    screen.click(TerminalPoint(column: 3, row: 0))

    #expect(!field.isFirstResponder)
  }

  @Test func `a placeholder set before the view is loaded is shown afterwards`() {
    let page = LoggingViewController("Search")
    page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()

    screen.show(page)

    #expect(screen.text.contains("Loading…"))
  }
}
