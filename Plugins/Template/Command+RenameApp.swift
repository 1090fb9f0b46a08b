import Foundation

extension Command {
  /// Renames the app: its targets, folders, Xcode project, bundle identifier, scheme, host and title.
  static let renameApp = Command(
    verb: "rename-app",
    usage: """
      Usage: COMMANDS=1 swift package --allow-writing-to-package-directory rename-app --name NAME [options]

        --name NAME      the name of the target, its module and the Xcode project, such as Trivia
        --bundle ID      the bundle identifier; by default com.example.trivia
        --scheme SCHEME  the custom scheme of links; by default trivia
        --host HOST      the host of universal links; by default trivia.example
        --dry-run        list the changes without making them

      What you have set before stays unless you set it again.

      In short: make rename name=Trivia bundle=com.acme.trivia scheme=trivia
      """
  ) { arguments, draft in
    guard let name = try arguments.value(of: "--name") else {
      throw Refusal("Name the app, as in make rename name=Trivia.")
    }
    let old = try Project(draft)
    var new = old.renamed(name)
    if let scheme = try arguments.value(of: "--scheme") { new = new.with(scheme: scheme) }
    if let bundle = try arguments.value(of: "--bundle") { new.bundle = bundle }
    if let host = try arguments.value(of: "--host") { new.host = host }
    try check(new, inPlaceOf: old, in: draft)
    try Renaming(old: old, new: new).perform(on: &draft)
    let hasPictures = draft.exists("\(new.tests)/Snapshots")
    return """
      \(old.target) is now \(name): \(new.sources), \(new.tests), App/\(name).xcodeproj, \
      \(new.scheme)://, \(new.bundle ?? "").
      The host of universal links is \(new.host). App/README.md explains how to turn them on.

      Next (make rename does all but the last):
        make format
      \(hasPictures ? "  RECORD=1 swift test --filter '\\.(PictureTests|SnapshotTests)'\n" : "")\
        \(draft.hasTerminal ? "swift run \(name)" : "make build test")
      """
  }

  private static func check(_ new: Project, inPlaceOf old: Project, in draft: Draft) throws {
    let name = new.target
    guard ScreenName.isIdentifier(name), name.first?.isUppercase == true, name.count <= 20,
      !Keyword.all.contains(name)
    else {
      throw Refusal(
        "An app can't be called “\(name)”. Use at most 20 letters and digits, with a capital first."
      )
    }
    guard !Keyword.modules.contains(name) else {
      throw Refusal(
        "An app can't be called \(name), because the toolchain has a module of that name. Choose another"
          + " name.")
    }
    if name != old.target { try checkNew(name, in: draft, old) }
    guard new.scheme.isScheme else {
      throw Refusal(
        "“\(new.scheme)” can't be the scheme of an app's links. Use lower-case letters, digits and"
          + " hyphens, with a letter first, and no scheme of the web.")
    }
    guard new.host.isDomain(atLeast: 2), new.host == new.host.lowercased() else {
      throw Refusal("“\(new.host)” can't be a host. Use one like trivia.example.")
    }
    guard let bundle = new.bundle, bundle.isDomain(atLeast: 2) else {
      throw Refusal(
        "“\(new.bundle ?? "")” can't be a bundle identifier. Use one like com.acme.trivia.")
    }
    guard new != old else { throw Refusal("The app already has these names.") }
  }

  private static func checkNew(_ name: String, in draft: Draft, _ old: Project) throws {
    // Some file systems ignore case.
    let package = try draft.text("Package.swift").lowercased()
    for target in [name, "\(name)Tests"] where package.contains("\"\(target.lowercased())\"") {
      throw Refusal(
        "\(name) can't be used, because Package.swift already has a \(target). Choose another name."
      )
    }
    for file in draft.files(under: "Sources") where file.hasSuffix(".swift") {
      if try draft.text(file).declaredTypes.contains(name) {
        throw Refusal(
          "\(name) can't be used, because \(file) declares a type of that name. Choose another name."
        )
      }
    }
  }
}

extension Project {
  /// Returns the app under another name, with the identifiers that follow from the name.
  fileprivate func renamed(_ name: String) -> Project {
    let usual = "com.example."
    var new = self
    if bundle == nil || bundle == usual + title.lowercased() {
      new.bundle = usual + name.lowercased()
    }
    if scheme == title.lowercased() { new = new.with(scheme: name.lowercased()) }
    (new.target, new.title) = (name, name)
    return new
  }

  /// Returns the app with another scheme, and the host that follows from it.
  fileprivate func with(scheme: String) -> Project {
    var new = self
    if host == "\(self.scheme).example" { new.host = "\(scheme).example" }
    new.scheme = scheme
    return new
  }
}

extension String {
  /// Whether an app may use it as a custom scheme.
  fileprivate var isScheme: Bool {
    let taken: Set = [
      "about", "blob", "data", "file", "ftp", "http", "https", "javascript", "mailto", "sms", "tel",
    ]
    return first.map { $0.isASCII && $0.isLowercase } ?? false && !taken.contains(self)
      && allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
  }

  /// Returns whether it consists of labels with dots between them.
  fileprivate func isDomain(atLeast count: Int) -> Bool {
    let labels = split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= count
      && labels.allSatisfy { label in
        label.first.map { $0.isLetter || $0.isNumber } ?? false && label.last != "-"
          && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      }
  }
}
