import Foundation

extension Command {
  /// Makes a clone a team's own app: targets, folders, Xcode project, identifier, scheme, title.
  static let renameApp = Command(
    usage: """
      Usage: swift package --allow-writing-to-package-directory rename-app --name NAME [options]

        --name NAME      what the target, its module and the Xcode project are called: Trivia
        --bundle ID      the bundle identifier; com.example.trivia if it isn't said
        --scheme SCHEME  the scheme of links; trivia if it isn't said
        --host HOST      the host of universal links; trivia.example if it isn't said
        --dry-run        say what would be done, and do nothing

      The same, shorter: make rename name=Trivia bundle=com.acme.trivia scheme=trivia
      """
  ) { arguments, draft in
    guard let name = try arguments.value(of: "--name") else {
      throw Refusal("Which name? For example: make rename name=Trivia")
    }
    let old = try Project(draft)
    let scheme = try arguments.value(of: "--scheme") ?? name.lowercased()
    let new = Project(
      target: name, title: name,
      bundle: try arguments.value(of: "--bundle") ?? "com.example.\(name.lowercased())",
      scheme: scheme, host: try arguments.value(of: "--host") ?? "\(scheme).example")
    try check(new, inPlaceOf: old, in: draft)
    try Renaming(old: old, new: new).perform(on: &draft)
    let hasPictures = draft.exists("\(new.tests)/Snapshots")
    return """
      \(old.target) is \(name) now: \(new.sources), \(new.tests), App/\(name).xcodeproj, \
      \(scheme)://, \(new.bundle ?? "").
      The host of universal links is \(new.host); App/README.md says how to turn them on.

      Next (make rename does all but the last):
        make format
      \(hasPictures ? "  RECORD=1 swift test --filter '\\.(PictureTests|SnapshotTests)'\n" : "")\
        swift run \(name)
      """
  }

  private static func check(_ new: Project, inPlaceOf old: Project, in draft: Draft) throws {
    let name = new.target
    guard ScreenName.isIdentifier(name), name.first?.isUppercase == true, name.count <= 20,
      !Keyword.all.contains(name)
    else {
      throw Refusal(
        "“\(name)” can't be an app: write at most 20 letters and digits that begin with a capital.")
    }
    guard !Keyword.modules.contains(name) else {
      throw Refusal("\(name) can't be an app, for it is a module of the toolchain.")
    }
    if name != old.target { try checkNew(name, in: draft, old) }
    guard new.scheme.isScheme else {
      throw Refusal(
        "“\(new.scheme)” can't be an app's scheme: write lower-case letters, digits and hyphens that"
          + " begin with a letter, and no scheme of the web.")
    }
    guard new.host.isDomain(atLeast: 2), new.host == new.host.lowercased() else {
      throw Refusal("“\(new.host)” can't be a host: write one such as trivia.example.")
    }
    guard let bundle = new.bundle, bundle.isDomain(atLeast: 2) else {
      throw Refusal(
        "“\(new.bundle ?? "")” can't identify a bundle: write one such as com.acme.trivia.")
    }
    guard new != old else { throw Refusal("The app is called that already.") }
  }

  private static func checkNew(_ name: String, in draft: Draft, _ old: Project) throws {
    // A disk may not tell capitals from small letters.
    let package = try draft.text("Package.swift").lowercased()
    for target in [name, "\(name)Tests"] where package.contains("\"\(target.lowercased())\"") {
      throw Refusal("\(name) is taken: Package.swift has a \(target) already.")
    }
    for file in draft.files(under: "Sources") where file.hasSuffix(".swift") {
      if try draft.text(file).declaredTypes.contains(name) {
        throw Refusal("\(name) is taken: \(file) declares a type of that name.")
      }
    }
  }
}

extension String {
  /// Whether an app may have it as a scheme of its own.
  fileprivate var isScheme: Bool {
    let taken: Set = [
      "about", "blob", "data", "file", "ftp", "http", "https", "javascript", "mailto", "sms", "tel",
    ]
    return first.map { $0.isASCII && $0.isLowercase } ?? false && !taken.contains(self)
      && allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
  }

  /// Whether it is a row of labels with dots between.
  fileprivate func isDomain(atLeast count: Int) -> Bool {
    let labels = split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= count
      && labels.allSatisfy { label in
        label.first.map { $0.isLetter || $0.isNumber } ?? false && label.last != "-"
          && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      }
  }
}
