import Foundation

/// The text of an Xcode project, with as much of its grammar as adding a product needs.
struct XcodeProjectText {
  private(set) var text: String

  /// Makes the app link a product of the app's package.
  mutating func link(_ product: String) throws {
    let package = try packageOfTheApp()
    let file = identifier("file", product)
    let use = identifier("use", product)
    let build = "\(file) /* \(product) in Frameworks */"
    try insert(
      "\t\t\(build) = {isa = PBXBuildFile; productRef = \(use) /* \(product) */; };\n",
      before: "/* End PBXBuildFile section */")
    try insert(
      "\t\t\t\t\(build),\n", atEndOfFirst: "files = (", after: "isa = PBXFrameworksBuildPhase;")
    try insert(
      "\t\t\t\t\(use) /* \(product) */,\n", atEndOfFirst: "packageProductDependencies = (",
      after: "isa = PBXNativeTarget;")
    try insert(
      """
      \t\t\(use) /* \(product) */ = {
      \t\t\tisa = XCSwiftPackageProductDependency;
      \t\t\tpackage = \(package) /* XCLocalSwiftPackageReference ".." */;
      \t\t\tproductName = \(product);
      \t\t};

      """, before: "/* End XCSwiftPackageProductDependency section */")
  }

  /// Takes back what `link(_:)` has added for a product.
  mutating func unlink(_ product: String) {
    let use = identifier("use", product)
    let file = identifier("file", product)
    removeObject("\(use) /* \(product) */")
    removeLines(with: [use, file])
    let package = identifier("package", "..")
    let name = "\(package) /* XCLocalSwiftPackageReference \"..\" */"
    guard !text.contains("package = \(name);") else { return }
    removeObject(name)
    removeLines(with: [package])
  }

  private mutating func removeObject(_ name: String) {
    guard let start = text.range(of: "\t\t\(name) = {\n", options: .literal),
      let end = text[start.upperBound...].range(of: "\t\t};\n", options: .literal)
    else { return }
    text.removeSubrange(start.lowerBound..<end.upperBound)
  }

  private mutating func removeLines(with words: [String]) {
    text = text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in !words.contains { line.contains($0) } }.joined(separator: "\n")
  }

  /// Returns the reference to the app's own package, and adds it if it isn't there.
  private mutating func packageOfTheApp() throws -> String {
    let known = /(\w{24}) \/\* XCLocalSwiftPackageReference "\.\." \*\/ = \{/
    if let match = text.firstMatch(of: known) { return String(match.1) }
    let id = identifier("package", "..")
    let name = "\(id) /* XCLocalSwiftPackageReference \"..\" */"
    let end = "/* End XCLocalSwiftPackageReference section */"
    if !text.contains(end) {
      try insert(
        "/* Begin XCLocalSwiftPackageReference section */\n\(end)\n\n",
        before: "/* Begin XCSwiftPackageProductDependency section */")
    }
    try insert(
      "\t\t\(name) = {\n\t\t\tisa = XCLocalSwiftPackageReference;\n\t\t\trelativePath = ..;\n\t\t};\n",
      before: end)
    try insert(
      "\t\t\t\t\(name),\n", atEndOfFirst: "packageReferences = (", after: "isa = PBXProject;")
    return id
  }

  /// Returns an identifier that is the same for the same words: 24 hexadecimal digits.
  private func identifier(_ kind: String, _ name: String) -> String {
    let hash = "\(kind) \(name)".utf8.reduce(UInt64(14_695_981_039_346_656_037)) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    let digits = String(hash, radix: 16, uppercase: true)
    return "51687501" + String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func insert(_ lines: String, before marker: String) throws {
    guard let place = text.range(of: marker, options: .literal) else { throw unknown(marker) }
    text.insert(contentsOf: lines, at: place.lowerBound)
  }

  private mutating func insert(_ line: String, atEndOfFirst list: String, after start: String)
    throws
  {
    guard let start = text.range(of: start, options: .literal),
      let list = text[start.upperBound...].range(of: list, options: .literal),
      let end = text[list.upperBound...].range(of: "\t\t\t);", options: .literal)
    else { throw unknown(list) }
    text.insert(contentsOf: line, at: end.lowerBound)
  }

  private func unknown(_ place: String) -> Refusal {
    Refusal("The Xcode project has no “\(place)”, so the module can't be added. Add it in Xcode.")
  }
}

extension Draft {
  /// Changes the Xcode project, if the app has one.
  mutating func editXcodeProject(_ change: (inout XcodeProjectText) throws -> Void) throws {
    guard let folder = folders(in: "App").first(where: { $0.hasSuffix(".xcodeproj") }) else {
      return
    }
    try edit("App/\(folder)/project.pbxproj") { text in
      var project = XcodeProjectText(text: text)
      try change(&project)
      text = project.text
    }
  }
}
