import AppComponents
import AppShell
import Foundation
import Redux
import TerminalUIKit
import Testing

/// The note at which the list begins, which is saved with the user's data.
struct ListPlaceState: StateType, Codable, Equatable {
  private(set) var top: Note.ID?

  mutating func reduce(_ action: any ActionType) {
    if case ListPlaceAction.scrolled(let id) = action { top = id }
  }
}

/// The user has scrolled, and rests at a note; nil at the top.
enum ListPlaceAction: ActionType, Codable, Equatable { case scrolled(to: Note.ID?) }

private enum Work: EffectKey { case scroll }

/// Reports where the user rests in the list.
@MainActor func follow(_ rows: TableRows<Note.ID>, in context: ScreenContext<NotesApp>) {
  rows.scrolled = { id in
    context.run(.latest(Work.scroll, after: .milliseconds(500))) {
      $0.dispatch(ListPlaceAction.scrolled(to: id))
    }
  }
}

@MainActor @Suite(.timeLimit(.minutes(30))) struct ListPlaceTests {
  private let notes = (1...60).map { TableRow(id: $0, title: "Note \($0)") }

  /// Runs work on a list that begins where the state says.
  private func withList(
    from state: ListPlaceState,
    _ body: (UITableView, TableRows<Note.ID>, TerminalScreen) -> Void
  ) {
    let screen = TerminalScreen(columns: 40, rows: 12)
    let (window, page) = (UIWindow(windowScene: screen.windowScene), UIViewController())
    let table = UITableView(frame: .zero, style: .plain)
    let rows = TableRows<Note.ID>(in: table) { $0.show($1) }
    page.view = table
    window.rootViewController = page
    window.makeKeyAndVisible()
    rows.show(notes, from: state.top)
    body(table, rows, screen)
  }

  @Test func `after a restart, the list begins where the user was`() throws {
    var state = ListPlaceState()
    withList(from: state) { table, rows, screen in
      rows.scrolled = { state.reduce(ListPlaceAction.scrolled(to: $0)) }
      table.contentOffset.y = 20 * 16
      _ = screen.text
    }

    let saved = try JSONEncoder().encode(state)
    let restored = try JSONDecoder().decode(ListPlaceState.self, from: saved)

    withList(from: restored) { _, _, screen in #expect(screen.text.hasPrefix("▌ Note 21")) }
  }
}
