import Coordinator
import CoordinatorLinks
import Foundation
import Redux
import ReduxTesting
import Testing

/// The table of “Deep links that need a sign-in: guards and pending links”, tried cell by cell.
@Suite(.timeLimit(.minutes(30))) struct LinkWaitingTests {
  /// One cell: how a link waits, what happens, and what becomes of the link.
  struct Cell: CustomTestStringConvertible, Sendable {
    let event, wait, outcome: String

    var testDescription: String { "\(wait): \(event)" }
  }

  static let cells: [Cell] = {
    let root = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    let page = root.appending(
      path: "Sources/Coordinator/Links/CoordinatorLinks.docc/GuardsAndPendingLinks.md")
    let lines = (try? String(contentsOf: page, encoding: .utf8))?.split(separator: "\n") ?? []
    let rows = lines.drop { !$0.hasPrefix("| Event") }.prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return rows.dropFirst(2).flatMap { row in
      zip(rows[0], row).dropFirst().map { Cell(event: row[0], wait: $0, outcome: $1) }
    }
  }()

  @Test func `the table has a row for every event, and a column for every wait`() {
    #expect(Self.cells.count == 16 * 4)
    #expect(Self.cells.count { $0.outcome == "—" } == 6)
  }

  @Test(arguments: cells)
  func `a link waits as the table says`(cell: Cell) throws {
    let app = try WaitingApp(cell.wait)
    let waiting = try #require(app.store.state.links.pending)
    let question = app.store.state.navigation.dialog
    guard cell.outcome != "—" else { return }

    try app.perform(cell.event)

    let links = app.store.state.links
    let pattern = waiting.match.pattern
    func isRefused(_ refusal: LinkRefusal) -> Bool {
      links.pending == nil && links.outcome == .refused(refusal, from: .inApp)
    }
    switch cell.outcome {
    case "is followed":
      #expect(links.pending == nil)
      #expect(links.outcome == .routed(pattern: pattern, from: .inApp))
      #expect(app.store.state.navigation.route == waiting.match.route)
    case "waits", "is asked again":
      #expect(links.pending?.id == waiting.id)
      if cell.outcome == "is asked again" {
        #expect(question != nil && app.store.state.navigation.dialog == question)
      }
    case "is replaced":
      #expect(links.pending?.id != waiting.id)
      #expect(links.outcome != .refused(.superseded(pattern: pattern), from: .inApp))
    case "is denied": #expect(isRefused(.denied(.signedIn, pattern: pattern)))
    case "is superseded": #expect(isRefused(.superseded(pattern: pattern)))
    case "is signed out": #expect(isRefused(.signedOut(pattern: pattern)))
    case "is expired": #expect(isRefused(.expired(pattern: pattern)))
    default: Issue.record("The table has an unknown outcome: \(cell.outcome)")
    }
  }
}

/// An app in which a link waits.
struct WaitingApp {
  let environment = TestEnvironment()
  let store: Store<TestApp>

  init(_ wait: String) throws {
    store = try environment.store(
      behind: [
        navigationLock(navigation: \.navigation, locked: { _ in [.review(9)] }) { .discard($0) }
      ],
      adding: [
        dialogAnswers(navigation: \.navigation) { dialog in
          guard case .discard(let request) = dialog else {
            return DialogContent(
              title: "", choices: [.init("No"), .init("Yes", action: TestEffect.clear)])
          }
          return DialogContent(
            title: "",
            choices: [.init("Keep"), .init("Leave", action: Action.leaveConfirmed(request))])
        }
      ])
    switch wait {
    case "For the guard":
      store.dispatch(SessionAction(session: .unknown))
      open("app://sights/7/reviews/new")
    case "Behind a form": open("app://sights/7/reviews/new")
    case "Behind a lock":
      store.dispatch(Action.present([.review(9)]))
      open("app://saved")
    case "For an answer": open("app://saved/clear")
    default: Issue.record("The table has an unknown column: \(wait)")
    }
  }

  func open(_ link: RawLink) { store.dispatch(TestLinkAction.received(link, from: .inApp)) }

  private func signIn(_ session: TestApp.Session...) {
    for session in session { store.dispatch(SessionAction(session: session)) }
  }

  private func answer(_ choice: Int) throws {
    if let dialog = store.state.navigation.dialog {
      store.dispatch(Action.user(.answered(dialog, choice: choice)))
    } else {
      store.dispatch(Action.user(.dismissedModals(keeping: 0)))
    }
  }

  private func pass(_ time: Duration) {
    environment.clock.jump(by: time)
    store.dispatch(TestEffect.clear)
  }

  func perform(_ event: String) throws {
    let pending = store.state.links.pending
    switch event {
    case "the guard allows it": signIn(.user("ada"))
    case "the guard denies it": signIn(.user("banned"))
    case "the guard is undecided": signIn(.user("guest"))
    case "the user agrees": try answer(1)
    case "the user declines, or closes the form": try answer(0)
    case "the user opens a screen above": store.dispatch(Action.push(.page("terms")))
    case "the user goes elsewhere": store.dispatch(Action.user(.selected(.account)))
    case "another question comes and is answered":
      store.dispatch(Action.ask(.clearing(99)))
      store.dispatch(Action.user(.answered(.clearing(99), choice: 0)))
    case "its user signs out": signIn(.user("guest"), .nobody)
    case "its lifetime ends": pass(.seconds(60))
    case "its lifetime ends while the user fills in the form":
      store.dispatch(
        Addressed(TestEffect.clear, to: ScreenID<TestMap>(.signIn, in: .modal(0))))
      pass(.seconds(3_600))
    case "a newer link matches the table": open("app://account")
    case "the same link arrives again":
      open(
        pending?.match.route.modals.isEmpty == false
          ? "app://sights/7/reviews/new"
          : pending?.match.dialog == nil ? "app://saved" : "app://saved/clear")
    case "a link arrives that the table refuses":
      store.dispatch(TestLinkAction.received("app://nowhere", from: .customScheme))
    case "the user enters another window":
      store.dispatch(Addressed(WindowAction.entered, to: WindowID(1)))
    case "its window closes":
      store.dispatch(Addressed(WindowAction.entered, to: WindowID(1)))
      store.dispatch(Addressed(WindowAction.closed, to: WindowID.first))
    default: Issue.record("The table has an unknown event: \(event)")
    }
  }
}
