/// Registers a screen with the app: its state, its screen, its coordinator and its link.
///
/// It finds the lines to change by the declarations around them, so the app may have changed a lot.
/// If one can't be found, it says so, and nothing is changed.
struct Registration {
  let project: Project
  let plan: ScreenPlan
  /// The tab that links lead to.
  private let tab: String
  /// The root with that tab; nil in an app with one root.
  private let root: String?
  private let tabs: [String]

  private var screen: ScreenName { plan.name }
  private var lines: RegistrationLines { RegistrationLines(plan: plan, root: root, tab: tab) }

  /// Reads where a planned screen goes.
  init(project: Project, plan: ScreenPlan, in draft: Draft) throws {
    self.project = project
    self.plan = plan
    tabs = try Self.tabs(of: project, in: draft)
    switch plan.place {
    case .tab: tab = plan.name.variable
    case .stack(let tab?): self.tab = tab
    case .stack(nil), .modal: tab = tabs.first ?? ""
    }
    let map = SwiftText(try draft.text(project.map))
    let listed = plan.place == .tab ? tabs.first : tab
    root = listed.flatMap { Self.root(of: $0, in: map) }
  }

  /// Registers the screen's folder.
  ///
  /// - Returns: The steps that are left to the developer, in words; nil if there are none.
  @discardableResult func perform(on draft: inout Draft) throws -> String? {
    guard plan.place == .tab || tabs.contains(tab) else {
      throw Refusal(
        "There is no tab “\(tab)”. Choose \(tabs.joined(separator: ", ")), modal or tab.")
    }
    if plan.kind != .existing {
      try addState(to: &draft)
      try addActions(to: &draft)
    }
    try addScreen(to: &draft)
    try addCoordinator(to: &draft)
    try addLink(to: &draft)
    if plan.place == .tab {
      try addTab(to: &draft)
      try addTabToRoot(in: &draft)
    }
    return try addParts(ofKindTo: &draft)
  }

  /// Registers the folder of a screen that the app shows already, with another coordinator.
  ///
  /// - Returns: The case of that coordinator, and the steps that are left to the developer.
  func convert(in draft: inout Draft) throws -> (old: String, step: String?) {
    try addState(to: &draft)
    try addActions(to: &draft)
    let old = try replaceCoordinator(in: &draft)
    return (old, try addParts(ofKindTo: &draft))
  }

  /// Adds the service, the lock and what else only a list or a form has.
  private func addParts(ofKindTo draft: inout Draft) throws -> String? {
    if plan.isServed {
      try addService(to: &draft)
      try addFaults(to: &draft)
    }
    guard plan.kind == .form else { return nil }
    let steps = [try addLock(to: &draft), try addRestoration(to: &draft)].compactMap(\.self)
    return steps.isEmpty ? nil : steps.joined(separator: "\n  ")
  }

  /// Returns the names of an app's tabs, in their order.
  static func tabs(of project: Project, in draft: Draft) throws -> [String] {
    let text = SwiftText(try draft.text(project.map))
    let tabs = text.block("enum AppMap", "enum Tab").map { block in
      text.cases(in: block).map { String($0.prefix(while: \.isPartOfWord)) }
    }
    guard let tabs, !tabs.isEmpty else {
      throw Refusal(
        "Screens can't be added, because \(project.map) doesn't have an enum Tab in enum AppMap. Put"
          + " that back, and try again.")
    }
    return tabs
  }

  /// Returns the root whose tabs, listed in `tabs(of:)`, include a tab; nil in an app with one root.
  static func root(of tab: String, in map: SwiftText) -> String? {
    guard let cases = map.block("enum AppMap", "func tabs", "switch") else { return nil }
    let root = map.lines(in: cases).map { String(map.characters[$0]) }
      .first { $0.contains("case .") && $0.replacingWord(tab, with: "") != $0 }
    return root?.firstMatch(of: /case \.(\w+)/).map { String($0.1) }
  }

  private func addState(to draft: inout Draft) throws {
    try edit(project.state, in: &draft) { text in
      guard let state = text.block("struct AppState"),
        text.add(lines.property, belowLast: "var ", in: state),
        let reduce = text.block("struct AppState", "func reduce"),
        text.add(lines.reduction, belowLast: "navigation.reduce", in: reduce)
          || text.add(lines.reduction, atEndOf: reduce)
      else { throw unknown("a struct AppState with properties and func reduce", project.state) }
    }
  }

  private func addActions(to draft: inout Draft) throws {
    let file = try project.recordedTypes(in: draft)
    for action in lines.actions {
      try edit(file, in: &draft) { text in
        guard let list = text.list(assignedTo: "recordedTypes"), text.add(action, toList: list)
        else { throw unknown("a list recordedTypes", project.tools) }
      }
    }
  }

  private func addScreen(to draft: inout Draft) throws {
    try edit(project.map, in: &draft) { text in
      guard let cases = text.block("enum AppMap", "enum Screen"),
        text.add(lines.screenCase, belowLast: "case ", in: cases)
      else { throw unknown("an enum Screen in enum AppMap", project.map) }
    }
  }

  private func addCoordinator(to draft: inout Draft) throws {
    try edit(try project.coordinators(in: draft), in: &draft) { text in
      guard let cases = text.block("func coordinator", "switch"),
        text.add(coordinatorCase(in: cases, of: text), atEndOf: cases, indentedBy: 0)
      else { throw unknown("a switch in func coordinator(of:_:)", project.coordinator) }
    }
  }

  /// Returns the case for the coordinator, with a `return` where the others have one.
  private func coordinatorCase(in cases: Range<Int>, of text: SwiftText) -> String {
    let line = lines.coordinatorCase
    return text.place(of: "return", in: cases) == nil
      ? line : line.replacing(": ", with: ": return ", maxReplacements: 1)
  }

  private func replaceCoordinator(in draft: inout Draft) throws -> String {
    let file = try project.coordinators(in: draft)
    var old: String?
    try edit(file, in: &draft) { text in
      guard let cases = text.block("func coordinator", "switch") else { return }
      let pattern = try Regex("^ *case (let )?\\.\(screen.variable)(\\(.*\\))?:")
      let lines = text.lines(in: cases)
      let own = lines.indices.filter { String(text.characters[lines[$0]]).contains(pattern) }
      guard own.count == 1 else { return }
      let new = coordinatorCase(in: cases, of: text)
      old = text.replaceItem(at: own[0], in: cases, with: new)
    }
    guard let old else {
      throw Refusal(
        "\(screen.type) can't be converted, because coordinator(of:_:) in \(file) doesn't have one"
          + " “case .\(screen.variable):” for this screen only. Write that, and try again.")
    }
    return old
  }

  private func addLink(to draft: inout Draft) throws {
    try edit(project.links, in: &draft) { text in
      guard let list = text.lastList(ofCall: "LinkTable("),
        text.add(lines.link, toList: list)
      else { throw unknown("a list of links in LinkTable(…)", project.links) }
    }
  }

  private func addTab(to draft: inout Draft) throws {
    try edit(project.map, in: &draft) { text in
      guard let cases = text.block("enum AppMap", "enum Tab"),
        text.add("case \(screen.variable)", belowLast: "case ", in: cases),
        let roots = text.block("enum AppMap", "func firstScreen", "switch"),
        text.add(lines.rootCase, atEndOf: roots, indentedBy: 0)
      else { throw unknown("a switch in func firstScreen(of:)", project.map) }
    }
    try edit(try project.items(in: draft), in: &draft) { text in
      let tags = text.text.matches(of: /\btag: (\d+)/).compactMap { Int($0.1) }
      guard let items = text.block("func item", "switch"),
        text.add(lines.item(tag: (tags.max() ?? -1) + 1), atEndOf: items, indentedBy: 0)
      else { throw unknown("a switch in func item(of:)", project.coordinator) }
    }
  }

  /// Adds the tab to the tabs of the first root, if the app lists them.
  private func addTabToRoot(in draft: inout Draft) throws {
    try edit(project.map, in: &draft) { text in
      guard let roots = text.block("enum AppMap", "func tabs"),
        text.place(of: "allCases", in: roots) == nil
      else { return }
      guard let list = text.inside("[", after: roots.lowerBound), list.upperBound < roots.upperBound
      else { throw unknown("a list of tabs in func tabs(of:)", project.map) }
      text.replace(list.upperBound..<list.upperBound, with: ", .\(screen.variable)")
    }
  }

  private func addService(to draft: inout Draft) throws {
    try edit(project.services, in: &draft) { text in
      guard let services = text.block("struct Services"),
        text.add(lines.service, belowLast: "var ", in: services)
          || text.add(lines.service, belowLast: "let ", in: services)
      else { throw unknown("a struct Services with properties", project.services) }
    }
  }

  /// Lets the simulation delay and lose the service's answers, if the app has one.
  private func addFaults(to draft: inout Draft) throws {
    guard draft.isFile(project.promises) else { return }
    try edit(project.promises, in: &draft) { text in
      guard let services = text.block("func services") else { return }
      _ = text.add(lines.faults, belowLast: "services.", in: services)
    }
  }

  /// Lets a form with text be left only after a question.
  ///
  /// - Returns: The step that is left if the app has its locks in another form.
  private func addLock(to draft: inout Draft) throws -> String? {
    var isAdded = false
    try edit(try project.locks(in: draft), in: &draft) { text in
      if let locks = text.block("func locked") {
        isAdded =
          text.add(lines.lock, belowLast: "locked.formUnion", in: locks)
          || text.add(lines.lock, belowLast: "var locked", in: locks)
      } else if let app = text.block("class AppCoordinator") {
        isAdded = text.add(lines.locks, atEndOf: app)
      }
    }
    return isAdded
      ? nil
      : "add \(lines.locked) to the result of locked(_:) in \(project.coordinator), so that a form with text"
        + " is left only after a question"
  }

  /// Lets a form close when the app restarts, because its text isn't saved.
  ///
  /// - Returns: The step that is left if the app decides that in another form.
  private func addRestoration(to draft: inout Draft) throws -> String? {
    let file = try project.restoration(in: draft)
    var isAdded = false
    try edit(file, in: &draft) { text in
      if text.block("func isRestored") == nil {
        isAdded =
          text.block("class AppCoordinator")
          .map { text.add(lines.restoration, atEndOf: $0) } ?? false
      } else if let cases = text.block("func isRestored", "switch") {
        isAdded = text.add(lines.unrestored, aboveFirstOf: cases)
      }
    }
    return isAdded
      ? nil
      : "let isRestored(_:) in \(file) return false for .\(screen.variable), so that the form isn't"
        + " shown when the app restarts"
  }

  private func edit(
    _ path: String, in draft: inout Draft, _ change: (inout SwiftText) throws -> Void
  ) throws {
    try draft.editSwift(path, change)
  }

  private func unknown(_ place: String, _ path: String) -> Refusal {
    Refusal(
      "\(screen.type) can't be added, because \(path) doesn't have \(place). Put that back, and try"
        + " again.")
  }
}
