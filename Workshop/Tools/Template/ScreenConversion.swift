/// A screen that the app shows with a view controller from before, and that gets files of its own.
struct ScreenConversion {
  let project: Project
  let plan: ScreenPlan

  private var type: String { plan.name.type }

  /// Reads the screen's parameter, its place and its link, which stay as they are.
  init(_ options: Options, of project: Project, in draft: Draft) throws {
    self.project = project
    let name = ScreenName(options["name"] ?? "")
    let map = SwiftText(try draft.text(project.map))
    let parameter = try Self.parameter(of: name, in: map, project)
    if let file = try project.file(ofClass: "\(name.type)Coordinator", in: draft),
      file.contains("/Screens/\(name.type)/")
    {
      throw Refusal("\(name.type) is converted already: its coordinator is \(file).")
    }
    let tab = Self.tab(of: name, in: map)
    guard let link = try Self.link(to: name, tab: tab, with: parameter, project, in: draft) else {
      throw Refusal(
        "\(name.type) can't be converted, because no link with just the screen's value leads there,"
          + " which its tests would follow. Add one in \(project.links), and try again.")
    }
    let stack = try Registration.tabs(of: project, in: draft)[0]
    let place = tab != nil ? "tab" : link.isModal ? "modal" : stack
    let parameters = parameter.map { ["parameter=\($0)"] } ?? []
    let given = ["kind", "shared"].compactMap { key in options[key].map { "\(key)=\($0)" } }
    plan = ScreenPlan(
      Options(["name=\(name.type)", "in=\(place)", "link=\(link.path)"] + parameters + given))
    guard plan.kind != .form || plan.place != .tab else {
      throw Refusal(
        "\(type) can't be a form, because it is a tab, and a form closes once it is sent.")
    }
    guard !plan.isShared || parameter == nil else {
      throw Refusal(
        "\(type) can't be a shared list, because its rows would be the same for each of its values."
      )
    }
  }

  /// Returns the value of the screen's case, such as `id:Int`; `nil` if it has none.
  private static func parameter(
    of name: ScreenName, in map: SwiftText, _ project: Project
  ) throws -> String? {
    let cases = map.block("enum AppMap", "enum Screen").map(map.cases) ?? []
    guard let own = cases.first(where: { $0.prefix(while: \.isPartOfWord) == name.variable }) else {
      throw Refusal(
        "\(name.type) can't be converted, because \(project.map) has no screen “\(name.variable)”."
          + " Write one that it has.")
    }
    guard own.contains("(") else { return nil }
    guard let value = own.wholeMatch(of: /\w+\(\s*(\w+)\s*:\s*(Int|String)\s*\)/) else {
      throw Refusal(
        "\(name.type) can't be converted, because its case has another value than one Int or String"
          + " with a name: “\(own)”. Convert it by hand.")
    }
    return "\(value.1):\(value.2)"
  }

  /// Returns the tab whose first screen this is; `nil` if there is none.
  private static func tab(of name: ScreenName, in map: SwiftText) -> String? {
    let roots =
      map.block("enum AppMap", "func firstScreen").map { String(map.characters[$0]) } ?? ""
    return roots.matches(of: /case \.(\w+):\s*(?:return\s+)?\.(\w+)/)
      .first { $0.2 == name.variable }.map { String($0.1) }
  }

  /// Returns the path of a link to the screen that has no other value than the screen's, and whether
  /// it leads to a modal; `nil` if there is none.
  private static func link(
    to name: ScreenName, tab: String?, with parameter: String?, _ project: Project, in draft: Draft
  ) throws -> (path: String, isModal: Bool)? {
    let text = SwiftText(try draft.text(project.links))
    let ends = [name.variable] + (tab.map { [$0] } ?? [])
    for link in text.lastList(ofCall: "LinkTable(").map(text.lines) ?? []
    where ends.contains(where: { text.link(link, leadsTo: $0) }) {
      let values = text.linkPaths(in: link).joined().split(separator: "/")
        .filter { $0.hasPrefix(":") || $0.hasPrefix("*") }
      guard let path = text.linkPaths(in: link).first, values.allSatisfy({ $0.hasPrefix(":") }),
        values.count == (parameter == nil ? 0 : 1)
      else { continue }
      return (path, text.place(of: "modals", in: link) != nil)
    }
    return nil
  }

  /// Deletes the coordinator that `make screen existing=` wrote, with its test.
  ///
  /// - Returns: The text of that coordinator; an empty one if there is none.
  func deleteCoordinator(from draft: inout Draft) throws -> String {
    let file = "\(project.existing)/\(type)Coordinator.swift"
    guard draft.isFile(file) else { return "" }
    let text = try draft.text(file)
    guard text.declaredTypes == ["\(type)Coordinator"] else { return "" }
    draft.delete(file)
    draft.delete("\(project.tests(of: plan.name))/\(type)FlowTests.swift")
    return text
  }

  /// Returns the types that only a deleted text used, each with its file.
  func unusedTypes(of text: String, in draft: Draft) throws -> [(type: String, file: String)] {
    let words = Set(text.split { !$0.isPartOfWord }.map(String.init))
    let files = draft.files(under: "Sources").filter {
      $0.hasSuffix(".swift") && draft.isOnDisk($0)
    }
    let sources = try files.map { (file: $0, text: try draft.text($0)) }
    return sources.filter { draft.changes[$0.file] == nil }.flatMap { source in
      source.text.declaredTypes.intersection(words).sorted().filter { type in
        !sources.contains { other in
          // A type may have extensions in files that are named after it.
          !(other.file.split(separator: "/").last?.hasPrefix(type) ?? false)
            && other.file != source.file && other.text.replacingWord(type, with: "") != other.text
        }
      }.map { ($0, source.file) }
    }
  }
}
