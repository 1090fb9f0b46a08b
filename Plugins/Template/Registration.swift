/// Registers a room with the app: its state, its screen, its coordinator and its link.
///
/// It finds the places by the declarations around them, so the app may have changed a lot. If one
/// can't be found, it says so, and nothing is changed.
struct Registration {
  let project: Project
  let screen: ScreenName

  private var property: String { "var \(screen.variable) = \(screen.type)State()" }
  private var reduction: String { "\(screen.variable).reduce(action)" }
  private var actionType: String { "\(screen.type)Action.self," }
  private var screenCase: String { "case \(screen.variable)" }
  private var coordinatorCase: String {
    "case .\(screen.variable): \(screen.type)Coordinator(context: context)"
  }

  /// Registers the room.
  func perform(on draft: inout Draft) throws {
    try addState(to: &draft)
    try addActions(to: &draft)
    try addScreen(to: &draft)
    try addCoordinator(to: &draft)
    try addLink(to: &draft)
  }

  /// Returns whether the room is registered exactly as `perform` does it, but for line breaks.
  func isDone(in draft: Draft) throws -> Bool {
    let lines = [
      (project.state, property), (project.state, reduction), (project.actions, actionType),
      (project.map, screenCase),
      (project.coordinator, coordinatorCase), (project.links, link(tab: try firstTab(of: draft))),
    ]
    return try lines.allSatisfy { path, line in
      try draft.text(path).filter { !$0.isWhitespace }.contains(line.filter { !$0.isWhitespace })
    }
  }

  private func addState(to draft: inout Draft) throws {
    try edit(project.state, in: &draft) { text in
      guard let state = text.block("struct AppState"),
        text.add(property, belowLast: "var ", in: state),
        let reduce = text.block("struct AppState", "func reduce"),
        text.add(reduction, atEndOf: reduce)
      else { throw unknown("a struct AppState with properties and func reduce", project.state) }
    }
  }

  private func addActions(to draft: inout Draft) throws {
    try edit(project.actions, in: &draft) { text in
      guard let list = text.lastList(ofCall: "RecordableTypes("),
        text.add(actionType, toList: list)
      else { throw unknown("a list of actions in RecordableTypes(…)", project.actions) }
    }
  }

  private func addScreen(to draft: inout Draft) throws {
    try edit(project.map, in: &draft) { text in
      guard let cases = text.block("enum AppMap", "enum Screen"),
        text.add(screenCase, belowLast: "case ", in: cases)
      else { throw unknown("an enum Screen in enum AppMap", project.map) }
      // Only an app with forms distinguishes them from other screens.
      guard let forms = text.block("var isForm", "switch"),
        text.place(of: "default", in: forms) == nil
      else { return }
      _ = text.add("case .\(screen.variable): false", atEndOf: forms, indentedBy: 0)
    }
  }

  private func addCoordinator(to draft: inout Draft) throws {
    try edit(project.coordinator, in: &draft) { text in
      guard let cases = text.block("func makeCoordinator", "switch"),
        text.add(coordinatorCase, atEndOf: cases, indentedBy: 0)
      else { throw unknown("a switch in func makeCoordinator", project.coordinator) }
    }
  }

  private func addLink(to draft: inout Draft) throws {
    let link = link(tab: try firstTab(of: draft))
    try edit(project.links, in: &draft) { text in
      guard let list = text.lastList(ofCall: "LinkTable("),
        text.add("\(screen.variable),", toList: list),
        let links = text.lastBlock("extension AppLinks") ?? text.block("enum AppLinks"),
        text.add(link, atEndOf: links)
      else { throw unknown("a list of links in LinkTable(…)", project.links) }
    }
  }

  private func link(tab: String) -> String {
    """

    private static let \(screen.variable) = Link<AppMap>(
      "\(screen.link)", to: Route(tab: .\(tab), [.\(screen.variable)]))
    """
  }

  /// Returns the name of the first tab, which is where links to new screens lead.
  private func firstTab(of draft: Draft) throws -> String {
    let text = SwiftText(try draft.text(project.map))
    guard let tabs = text.block("enum AppMap", "enum Tab"),
      let first = text.lines(in: tabs).first(where: { text.line($0, beginsWith: "case ") })
    else { throw unknown("an enum Tab in enum AppMap", project.map) }
    let name = text.characters[first].drop { $0 == " " }.dropFirst("case ".count)
    return String(name.prefix(while: \.isPartOfWord))
  }

  private func edit(
    _ path: String, in draft: inout Draft, _ change: (inout SwiftText) throws -> Void
  ) throws {
    try draft.edit(path) { text in
      var swift = SwiftText(text)
      try change(&swift)
      text = swift.text
    }
  }

  private func unknown(_ place: String, _ path: String) -> Refusal {
    Refusal(
      "\(screen.type) can't be added, because \(path) doesn't have \(place). Put that back, and try"
        + " again.")
  }
}
