/// Something that a team adds to its app's project.
struct Addition: Sendable, CustomStringConvertible {
  let description: String
  /// Texts in the project, and the texts that replace them.
  let edits: [(old: String, new: String)]

  static let all = [
    Addition(
      description: "a build phase",
      edits: [
        object("F0", "isa = PBXShellScriptBuildPhase; shellScript = true;"),
        reference("F0", in: "buildPhases"),
      ]),
    Addition(
      description: "a target",
      edits: [
        object("F0", "isa = PBXAggregateTarget; name = Extra;"), reference("F0", in: "targets"),
      ]),
    Addition(
      description: "a package",
      edits: [
        object("F0", "isa = XCRemoteSwiftPackageReference;"),
        object("F1", "isa = XCSwiftPackageProductDependency; productName = Extra;"),
        reference("F0", in: "packageReferences"),
        reference("F1", in: "packageProductDependencies"),
      ]),
    Addition(
      description: "a setting in Debug only",
      edits: [("SWIFT_VERSION = 6.0;", "SWIFT_VERSION = 6.0; SWIFT_STRICT_MEMORY_SAFETY = YES;")]),
    Addition(
      description: "a newer deployment target",
      edits: [("DEPLOYMENT_TARGET = 18.0", "DEPLOYMENT_TARGET = 26.0")]),
  ]

  private static func object(_ id: String, _ values: String) -> (String, String) {
    ("objects = {", "objects = { 5168750000000000000000\(id) = {\(values)};")
  }

  private static func reference(_ id: String, in list: String) -> (String, String) {
    ("\(list) = (", "\(list) = ( 5168750000000000000000\(id),")
  }
}
