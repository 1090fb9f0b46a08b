extension Command {
  /// Adds a screen: a copy of the model room, registered with the app, with a link and tests.
  static let newScreen = Command(
    verb: "new-screen",
    usage: """
      Usage: swift package --allow-writing-to-package-directory new-screen NAME [--dry-run]

        NAME       the name in types, such as Settings or UserProfile
        --dry-run  list the changes without making them

      In short: make screen name=Settings
      """
  ) { arguments, draft in
    guard let name = arguments.word() else {
      throw Refusal("Name the screen, as in make screen name=Settings.")
    }
    let screen = try ScreenName(name)
    let project = try Project(draft)
    try check(screen, isNewTo: project, in: draft)
    let room = ModelRoom(project: project, screen: screen)
    try room.copy(in: &draft)
    try Registration(project: project, screen: screen).perform(on: &draft)
    return """
      \(screen.words) is a new screen in \(room.sources), with tests in \(room.tests).
      It is registered in AppState, AppMap, AppScreens and AppLinks.

      Next:
        swift run \(project.target) \(project.scheme)://\(screen.link)
        swift test --filter \(project.target)Tests.\(screen.type)
        store.dispatch(AppRoute.push(.\(screen.variable))) in the coordinators of the screens that lead there
      """
  }

  /// Makes sure that nothing of the screen exists yet.
  private static func check(
    _ screen: ScreenName, isNewTo project: Project, in draft: Draft
  ) throws {
    for folder in [project.screens, "\(project.tests)/Screens"] {
      let rooms = draft.folders(in: folder)
      if let room = rooms.first(where: { $0.lowercased() == screen.type.lowercased() }) {
        throw Refusal("There is already a \(folder)/\(room). Choose another name.")
      }
    }
    let types = ["State", "Action", "ViewState", "Coordinator", "ViewController"]
    for file in draft.files(under: "Sources") where file.hasSuffix(".swift") {
      let words = try draft.text(file).declaredTypes
      if let type = types.map({ screen.type + $0 }).first(where: words.contains) {
        throw Refusal(
          "\(screen.type) can't be used, because \(file) declares a \(type). Choose another name.")
      }
    }
    let places = [
      (project.map, ["case \(screen.variable)"]), (project.state, ["var \(screen.variable)"]),
      (
        project.links,
        [
          "let \(screen.variable)", "var \(screen.variable)", "func \(screen.variable)",
          "\"\(screen.link)\"",
        ]
      ),
    ]
    for (file, words) in places {
      let text = try draft.text(file)
      if let word = words.first(where: { text.replacingWord($0, with: "") != text }) {
        throw Refusal(
          "\(screen.type) can't be used, because \(file) already has “\(word)”. Choose another name."
        )
      }
    }
  }
}
