/// The lines with which the app names a screen.
struct RegistrationLines {
  let plan: ScreenPlan
  /// The root that links lead to; nil in an app with one root.
  let root: String?
  /// The tab that links lead to.
  let tab: String

  private var type: String { plan.name.type }
  private var variable: String { plan.name.variable }

  var property: String {
    let condition =
      plan.parameter.map {
        """

          if case .\(variable)(let \($0.name)) = $0 { \(type)State(\($0.name): \($0.name)) } else { nil }

        """
      } ?? " $0 == .\(variable) ? \(type)State() : nil "
    return "var \(variable) = ScreenStates<AppMap, \(type)State> {\(condition)}"
      + (plan.isShared ? "\nvar \(variable)Catalog = \(type)Catalog()" : "")
  }

  /// The line that lets the states of the screen come, go and reduce.
  var reduction: String {
    "\(variable).reduce(action, in: navigation)"
      + (plan.isShared ? "\n\(variable)Catalog.reduce(action)" : "")
  }

  var actions: [String] {
    ["\(type)Action.self,"] + (plan.isServed ? ["\(type)Error.self,"] : [])
      + (plan.isShared ? ["\(type)LoadAction.self,"] : [])
  }

  var screenCase: String {
    "case \(variable)" + (plan.parameter.map { "(\($0.name): \($0.type))" } ?? "")
  }

  var rootCase: String { "case .\(variable): .\(variable)" }

  var coordinatorCase: String {
    if plan.kind == .existing, let name = plan.parameter?.name {
      return "case .\(variable)(let \(name)): \(type)Coordinator(context, \(name): \(name))"
    }
    guard plan.isModule else { return "case .\(variable): \(type)Coordinator(context)" }
    let arguments = ["context.scoped(to: \\.\(variable))"] + services
    // A module doesn't know how the app closes its screen.
    let close = " { context.dispatch(AppRoute.close(context.id.screen)) }"
    let closes = plan.place == .modal || plan.kind == .form
    return "case .\(variable): \(type)Coordinator(\(arguments.joined(separator: ", ")))"
      + (closes ? close : "")
  }

  /// What a module needs from outside.
  private var services: [String] {
    switch plan.kind {
    case .plain, .swiftui, .existing: []
    case .list: ["clock: context.services.clock", "load: context.services.\(variable)"]
    case .form: ["send: context.services.\(variable)"]
    }
  }

  /// The line that lets a form with text be left only after a question.
  var lock: String { "locked.formUnion(\(locked))" }

  /// The forms with text.
  var locked: String { "state.\(variable).screens(where: \\.form.hasText)" }

  /// The case of a form, which isn't shown again when the app restarts.
  var unrestored: String { "case .\(variable): false" }

  /// The function with that case.
  var restoration: String {
    """

    nonisolated static func isRestored(_ screen: AppMap.Screen) -> Bool {
      switch screen {
      \(unrestored)
      default: true
      }
    }
    """
  }

  /// The function with that line.
  var locks: String {
    """

    nonisolated static func locked(_ state: AppState) -> Set<AppMap.Screen> {
      var locked: Set<AppMap.Screen> = []
      \(lock)
      return locked
    }
    """
  }

  /// Returns the tab's item in the tab bar.
  func item(tag: Int) -> String {
    let image = plan.kind == .list ? "list.bullet" : "star"
    return """
      case .\(variable):
        UITabBarItem(
          title: localized("\(plan.name.words)"), image: UIImage(systemName: "\(image)"), tag: \(tag))
      """
  }

  var link: String {
    guard let parameter = plan.parameter else {
      return "Link(\"\(plan.path)\", to: \(route(".\(variable)"))),"
    }
    return """
      Link("\(plan.path)", \(parameter.link)) {
        \(route(".\(variable)(\(parameter.name): $0)"))
      },
      """
  }

  /// The property of the service, with its documentation.
  var service: String {
    let summary =
      plan.kind == .list
      ? "Loads a page of \(plan.name.words)"
      : "Sends the form \(plan.name.words), and returns what the server took"
    let count = (plan.kind == .list ? 2 : 1) + (plan.parameter == nil ? 0 : 1)
    let arguments = (0..<count).map { "$\($0)" }.joined(separator: ", ")
    // Swift 6.3 crashes on an async function of a module that is converted to a property of the app.
    let sample =
      plan.isModule ? "{ try await \(plan.value).sample(\(arguments)) }" : "\(plan.value).sample"
    return """
      /// \(summary).
      var \(variable): @Sendable (\(plan.serviceParameters)) async throws -> \(plan.value) = \(sample)
      """
  }

  /// The line that lets the simulation delay and lose the service's answers.
  var faults: String {
    """
    services.\(variable) = world.carry(
      "\(variable)", services.\(variable), failing: \(type)Error.unreachable)
    """
  }

  private func route(_ screen: String) -> String {
    let tab = (root.map { "root: .\($0), " } ?? "") + "tab: .\(tab)"
    return switch plan.place {
    case .stack: "Route(\(tab), [\(screen)])"
    case .modal: "Route(\(tab), modals: [[\(screen)]])"
    case .tab: "Route(\(tab))"
    }
  }
}
