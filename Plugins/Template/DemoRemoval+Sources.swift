import Foundation

extension DemoRemoval {
  /// Names that nothing declares any more.
  struct Gone {
    var types: Set<String> = []
    /// Middleware, by the constants and functions that hold it.
    var middleware: Set<String> = []

    /// Whether a file can't be compiled without them.
    func isNamed(in text: String) -> Bool {
      !types.isDisjoint(with: text.words)
    }
  }

  /// Deletes the demo's rooms and files, and the middleware and views that know them.
  func deleteSources(from draft: inout Draft) throws -> Gone {
    var gone = Gone()
    for file in draft.files(under: project.sources) where isOfTheDemo(file) {
      try delete(file, from: &draft, into: &gone)
    }
    for file in draft.files(under: project.sources) {
      let folder = file.dropFirst(project.sources.count + 1).prefix { $0 != "/" }
      guard ["Middleware", "Views"].contains(folder), !isReplaced(file, in: draft),
        gone.isNamed(in: try draft.text(file))
      else { continue }
      try delete(file, from: &draft, into: &gone)
    }
    return gone
  }

  private func isOfTheDemo(_ file: String) -> Bool {
    let path = String(file.dropFirst(project.sources.count + 1))
    let folders = path.split(separator: "/").map(String.init)
    let folder = folders[0]
    return folder == "Screens" && Demo.rooms.contains(folders[1]) || Demo.folders.contains(folder)
      || Demo.files.contains(path)
  }

  private func isReplaced(_ file: String, in draft: Draft) -> Bool {
    draft.exists("Plugins/Blank/Sources" + file.dropFirst(project.sources.count))
  }

  private func delete(_ file: String, from draft: inout Draft, into gone: inout Gone) throws {
    let text = try draft.text(file)
    gone.types.formUnion(text.declaredTypes)
    if file.contains("/Middleware/") {
      gone.middleware.formUnion(
        text.lines { $0.hasPrefix(" ") ? nil : $0 }.declared(by: ["let", "func"]))
    }
    draft.delete(file)
  }

  /// Changes what the app keeps, so that it names the first screen and nothing of the demo.
  func editApp(without gone: Gone, in draft: inout Draft) throws {
    try editState(without: gone, in: &draft)
    try editMiddleware(without: gone, in: &draft)
    try editCoordinator(in: &draft)
    for file in draft.files(under: "\(project.sources)/Launch") {
      try draft.edit(file) { $0 = pointingHome(withoutServer($0)) }
    }
    for file in draft.files(under: "\(project.sources)/Storage") {
      try draft.edit(file) { text in
        text = Pruning.pruned(text, without: gone.types)
          .replacing("selectedTab: .\(firstTab)", with: "selectedTab: .\(home.variable)")
      }
    }
    try draft.edit("\(project.sources)/Composition/Services.swift") {
      $0 = Pruning.pruned($0, without: gone.types)
    }
    for file in draft.files(under: project.sources) {
      try draft.edit(file) { $0 = Demo.rephrased($0) }
    }
    try draft.edit("Package.swift") { $0 = $0.withoutLines(".process(\"Resources\")") }
  }

  private func editState(without gone: Gone, in draft: inout Draft) throws {
    let home = home
    try draft.edit(project.state) { text in
      let properties = text.split(separator: "\n").compactMap { line -> String? in
        let words = line.split { !$0.isPartOfWord }
        guard words.first == "var", words.count == 3, gone.types.contains(String(words[2])) else {
          return nil
        }
        return String(words[1])
      }
      text = text.withoutLines(properties.flatMap { ["  var \($0) = ", "    \($0).reduce("] })
        .replacing("selectedTab: .\(firstTab)", with: "selectedTab: .\(home.variable)")
    }
    try Registration(project: project, screen: home).addState(to: &draft)
  }

  private func editMiddleware(without gone: Gone, in draft: inout Draft) throws {
    let path = "\(project.sources)/App/App.swift"
    try draft.edit(path) { text in
      var swift = SwiftText(text)
      guard let label = swift.place(of: "middleware: ["),
        let list = swift.inside("[", after: label.lowerBound)
      else { throw Refusal("\(path) has changed: it should have a list as `middleware: […]`.") }
      let names = gone.types.union(gone.middleware)
      let kept = swift.elements(of: list).filter { names.isDisjoint(with: $0.words) }
      let lines = kept.map { "        \($0),\n" }.joined()
      swift.replace(list, with: "\n\(lines)      ")
      text = swift.text
    }
  }

  private func editCoordinator(in draft: inout Draft) throws {
    try draft.edit(project.coordinator) { text in
      var swift = SwiftText(text)
      guard let screens = swift.block("func makeCoordinator", "switch") else {
        throw Refusal("\(project.coordinator) has changed: it should have func makeCoordinator.")
      }
      let coordinator = "HomeCoordinator(store: store, services: services)"
      swift.replace(screens, with: "\n  case .home: \(coordinator)\n  ")
      guard let tabs = swift.block("extension AppMap.Tab", "var item", "switch") else {
        throw Refusal("\(project.coordinator) has changed: it should give each tab an item.")
      }
      let item = "UITabBarItem(title: \"Home\", image: UIImage(systemName: \"house\"), tag: 0)"
      swift.replace(tabs, with: "\n    case .home: \(item)\n    ")
      text = swift.text
    }
  }

  /// The command line without the choice of a server.
  private func withoutServer(_ text: String) -> String {
    var swift = SwiftText(text)
    swift.removeDeclaration("private static func server(")
    return swift.text.withoutLines("--api", "var api:", "badServer")
  }
}
