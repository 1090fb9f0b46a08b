import Testing

@testable import AppTesting

/// The rules about the app's whole state, which is in several files.
@Suite(.timeLimit(.minutes(30))) struct StateRuleTests {
  @Test func `a state that screens share must not reduce a local action`() {
    let tree = tree(hearts: "case ListAction.heartTapped: count += 1")

    #expect(
      violations("only a screen's own state reduces a local action", in: tree)
        == ["App/Model/HeartsState.swift:4 says ListAction."])
  }

  @Test func `a state that screens share may reduce any other action`() {
    let tree = tree(hearts: "case HeartsAction.added: count += 1")

    #expect(violations("only a screen's own state reduces a local action", in: tree) == [])
  }

  @Test(arguments: ["hearts", "list"])
  func `a part of the app's state must be reduced`(part: String) {
    let tree = tree(without: part)

    let found = violations("every part of the app's state is reduced", in: tree)
    #expect(found.count == 1)
    #expect(found.first?.contains("has \(part), which") == true)
  }

  @Test func `a value of the app's state need not be reduced by a reducer of its own`() {
    #expect(violations("every part of the app's state is reduced", in: tree()) == [])
  }

  @Test(arguments: [
    ("state.signIn.screens(where: \\.form.hasText)", ["entry"]),
    (
      "state.signIn.screens(where: \\.form.hasText).union(state.entry.screens(where: \\.form.hasText))",
      []
    ),
  ])
  func `a form that no lock names is found`(lock: String, unlocked: [String]) {
    let tree = SourceTree(
      files: [
        SourceFile(
          path: "App/Composition/AppState.swift",
          text: """
            struct AppState: AppStateType {
              var signIn = ScreenStates<AppMap, SignInState> { $0 == .signIn ? SignInState() : nil }
              var entry = ScreenStates<AppMap, EntryState> { $0 == .entry ? EntryState() : nil }
              var visit = ScreenStates<AppMap, VisitState> { $0 == .visit ? VisitState() : nil }
            }
            """),
        SourceFile(
          path: "App/Composition/AppCoordinator.swift",
          text: "func locked(_ state: AppState) -> Set<AppMap.Screen> { \(lock) }"),
        SourceFile(
          path: "App/Screens/States.swift",
          text: """
            struct SignInState: FormStateType { var form = FormState<Credentials>() }
            struct EntryState: FormStateType { var form = FormState<EntryDraft>() }
            struct VisitState: StateType { var seconds = 0 }
            """),
      ], recordableNames: [])

    let found = violations("a form with text is left only after a question", in: tree)
    #expect(found.count == unlocked.count)
    for (found, name) in zip(found, unlocked) { #expect(found.contains("has \(name), ")) }
  }

  private func violations(_ name: String, in tree: SourceTree) -> [String] {
    ArchitectureRule.all.filter { $0.name == name }.flatMap { $0.violations(in: tree) }
  }

  private func tree(hearts: String = "default: break", without part: String = "-") -> SourceTree {
    let app = """
      struct AppState: AppStateType {
        var navigation = NavigationState<AppMap>(selectedTab: .home)
        var hearts = HeartsState()
        var list = ScreenStates<AppMap, ListState> { $0 == .list ? ListState() : nil }
        var start: Date?

        mutating func reduce(_ action: any ActionType) {
          navigation.reduce(action)
          hearts.reduce(action)
          list.reduce(action, in: navigation)
        }
      }
      """
    let lines = app.split(separator: "\n").filter { !$0.hasPrefix("    \(part).reduce") }
    return SourceTree(
      files: [
        SourceFile(
          path: "App/Composition/AppState.swift", text: lines.joined(separator: "\n")),
        SourceFile(
          path: "App/Screens/List/ListState.swift",
          text: """
            enum ListAction: LocalAction { case heartTapped, rowTapped }
            struct ListState: StateType {
              var row = Row()
              mutating func reduce(_ action: any ActionType) {
                if case ListAction.rowTapped = action { row = Row() }
              }
            }
            struct Row {}
            """),
        SourceFile(
          path: "App/Model/HeartsState.swift",
          text: """
            struct HeartsState: StateType {
              var count = 0
              mutating func reduce(_ action: any ActionType) {
                switch action { \(hearts) }
              }
            }
            """),
      ], recordableNames: ["ListAction"])
  }
}
