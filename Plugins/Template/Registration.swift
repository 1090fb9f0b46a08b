/// Makes a room known to the app: its state, its screen, its coordinator and its link.
///
/// Places are found by what they are, not by what stands there now, so an app may have changed a lot.
/// One that can't be found is said, and then nothing is changed.
struct Registration {
  let project: Project
  let screen: ScreenName

  /// Adds the room everywhere.
  func perform(on draft: inout Draft) throws {
    try addState(to: &draft)
    try performAgain(on: &draft)
  }

  /// Adds the room everywhere but to the state, which has it already.
  func performAgain(on draft: inout Draft) throws {
    try addScreen(to: &draft)
    try addCoordinator(to: &draft)
    try addLink(to: &draft)
  }

  /// Adds the room's state.
  func addState(to draft: inout Draft) throws {
    try edit(project.state, in: &draft) { text in
      let property = "var \(screen.variable) = \(screen.type)State()"
      let reduction = "\(screen.variable).reduce(action)"
      guard let state = text.block("struct AppState"),
        text.add(property, belowLast: "var ", in: state),
        let reduce = text.block("struct AppState", "func reduce"),
        text.add(reduction, atEndOf: reduce)
      else { throw unknown("a struct AppState with properties and func reduce", project.state) }
    }
  }

  private func addScreen(to draft: inout Draft) throws {
    try edit(project.map, in: &draft) { text in
      guard let cases = text.block("enum AppMap", "enum Screen"),
        text.add("case \(screen.variable)", belowLast: "case ", in: cases)
      else { throw unknown("an enum Screen in enum AppMap", project.map) }
      // Only an app that has forms tells them from other screens.
      guard let forms = text.block("var isForm", "switch"),
        text.place(of: "default", in: forms) == nil
      else { return }
      _ = text.add("case .\(screen.variable): false", atEndOf: forms, indentedBy: 0)
    }
  }

  private func addCoordinator(to draft: inout Draft) throws {
    try edit(project.coordinator, in: &draft) { text in
      let coordinator = "\(screen.type)Coordinator(context: context)"
      guard let cases = text.block("func makeCoordinator", "switch"),
        text.add("case .\(screen.variable): \(coordinator)", atEndOf: cases, indentedBy: 0)
      else { throw unknown("a switch in func makeCoordinator", project.coordinator) }
    }
  }

  private func addLink(to draft: inout Draft) throws {
    let tab = try firstTab(of: draft)
    try edit(project.links, in: &draft) { text in
      let link = """

        private static let \(screen.variable) = Link<AppMap>(
          "\(screen.link)", to: Route(tab: .\(tab), [.\(screen.variable)]))
        """
      guard let list = text.lastList(ofCall: "LinkTable("),
        text.add("\(screen.variable),", toList: list),
        let links = text.lastBlock("extension AppLinks") ?? text.block("enum AppLinks"),
        text.add(link, atEndOf: links)
      else { throw unknown("a list of links in LinkTable(…)", project.links) }
    }
  }

  /// The tab that comes first, where links to new screens lead.
  func firstTab(of draft: Draft) throws -> String {
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
    Refusal("\(path) has changed: it should have \(place), where \(screen.type) could be added.")
  }
}
