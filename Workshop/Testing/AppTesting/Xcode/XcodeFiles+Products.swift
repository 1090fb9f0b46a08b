import Foundation

extension XcodeFiles {
  /// The libraries that every app links, and the libraries for its tests.
  private static let libraries = [
    "Redux", "Coordinator", "CoordinatorLinks", "CoordinatorUIKit", "AppShell",
  ]
  private static let testingLibraries = ["AppTesting", "CoordinatorTesting", "ReduxTesting"]

  /// The reasons why a target lacks a library that its sources import.
  func products(of app: String, _ tests: String, in project: XcodeProject) -> [String] {
    let ownModules = modules.filter(unconditionalImports.contains)
    let testing = Self.testingLibraries
    let again = linked(by: tests, in: project).map {
      "The test target links \($0), which the app has already. Remove it from the target's Link Binary"
        + " With Libraries."
    }
    return missing(Self.libraries + inspector + ownModules, from: app, in: project)
      + missing(testing, from: tests, isHosted: true, in: project) + again
  }

  private var inspector: [String] { imports.contains("AppInspector") ? ["AppInspector"] : [] }

  private func missing(
    _ products: [String], from target: String, isHosted: Bool = false, in project: XcodeProject
  ) -> [String] {
    let object = project.objects[target] ?? [:]
    let used = project.objects(of: object, "packageProductDependencies")
      .compactMap { $0["productName"] as? String }
    let linked = isHosted ? products : linked(by: target, in: project)
    let vended = vended(by: project) ?? products
    let unknown = products.filter { !vended.contains($0) }.map {
      "The project's packages have no library \($0). Correct the paths of the packages, or add it to"
        + " Package.swift."
    }
    let place =
      isHosted ? "packageProductDependencies" : "Frameworks, Libraries, and Embedded Content"
    let missing = products.filter { !used.contains($0) || !linked.contains($0) }.map {
      "The target \(object["name"] ?? "") lacks the library \($0). Add it to the target's \(place)."
    }
    return unknown + missing
  }

  /// The products that a target links; tests that run in an app have what that links.
  private func linked(by target: String, in project: XcodeProject) -> [String] {
    project.objects(of: project.objects[target] ?? [:], "buildPhases")
      .flatMap { project.objects(of: $0, "files") }
      .compactMap { ($0["productRef"] as? String).flatMap { project.objects[$0] } }
      .compactMap { $0["productName"] as? String }
  }

  /// The products of the packages in folders; nil if the project also refers to packages elsewhere.
  private func vended(by project: XcodeProject) -> [String]? {
    let references = project.objects(of: project.main, "packageReferences")
    let paths = references.compactMap { $0["relativePath"] as? String }
    guard paths.count == references.count else { return nil }
    return paths.map { place($0).appending(path: "Package.swift") }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
      .flatMap { manifest in
        let list = manifest.firstMatch(of: /let modules: \[String\] = \[([^\]]*)\]/)
        let modules = list.map { String($0.1).matches(of: /"(\w+)"/).map { String($0.1) } } ?? []
        return modules
          + manifest.matches(of: /library\(\s*(?:name: )?"(\w+)"/).map { String($0.1) }
      }
  }

  /// Returns the modules that sources import, except on Linux alone.
  static func imports(in sources: [SourceFile]) -> Set<String> {
    sources.reduce(into: []) { imports, file in
      let text = file.text.replacing(/(?s)#if os\(Linux\).*?#endif/, with: "")
      imports.formUnion(SourceFile(path: file.path, text: text).imports)
    }
  }

  /// Returns the modules that sources import everywhere: these lines aren't indented.
  static func unconditionalImports(in sources: [SourceFile]) -> Set<String> {
    let lines = sources.flatMap { $0.text.split(separator: "\n") }.filter { !$0.hasPrefix(" ") }
    return SourceFile(path: "", text: lines.joined(separator: "\n")).imports
  }

  /// The modules of the package, besides the app.
  private var modules: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: place("../Sources").path)
    return (names ?? []).filter { $0 != target }.sorted()
  }
}
