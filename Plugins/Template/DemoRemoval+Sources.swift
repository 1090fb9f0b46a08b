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
    for file in draft.files(under: project.sources) {
      try draft.edit(file) { $0 = Demo.rephrased($0) }
    }
    try draft.edit("Package.swift") { $0 = $0.withoutLines(".process(\"Resources\")") }
  }
}
