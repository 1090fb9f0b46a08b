/// The lines with which the app names a screen.
struct RegistrationLines {
  let plan: ScreenPlan
  /// The tab that links lead to.
  let tab: String

  private var type: String { plan.name.type }
  private var variable: String { plan.name.variable }

  var property: String {
    plan.kind == .module
      ? "var \(variable) = \(type)State()"
      : "var \(variable) = ScreenStates<AppMap, \(type)State>()"
  }

  /// The lines that let the states of the screen come, go and reduce.
  var reduction: String {
    if plan.kind == .module { return "\(variable).reduce(action)" }
    let condition =
      plan.parameter.map {
        """

          if case .\(variable)(let \($0.name)) = $0 { \(type)State(\($0.name): \($0.name)) } else { nil }

        """
      } ?? " $0 == .\(variable) ? \(type)State() : nil "
    return """
      \(variable).follow(navigation) {\(condition)}
      \(variable).reduce(action)
      """
  }

  var actions: [String] {
    ["\(type)Action.self,"] + (plan.kind == .list ? ["\(type)Error.self,"] : [])
  }

  var screenCase: String {
    "case \(variable)" + (plan.parameter.map { "(\($0.name): \($0.type))" } ?? "")
  }

  var rootCase: String { "case .\(variable): .\(variable)" }

  var coordinatorCase: String {
    let arguments =
      plan.kind == .module ? "store: context.store.scoped(to: \\.\(variable))" : "context: context"
    return "case .\(variable): \(type)Coordinator(\(arguments))"
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
      return """
        private static let \(variable) = Link<AppMap>(
          "\(plan.name.link)", to: \(route(".\(variable)")))
        """
    }
    let (name, last) = (parameter.name, plan.place == .modal ? "modals.last?.stack" : "screens")
    return """
      private static let \(variable) = Link<AppMap>(
        "\(plan.name.link)/:\(name)", \(parameter.link)
      ) {
        \(route(".\(variable)(\(name): $0)"))
      } printing: { route in
        if case .\(variable)(let \(name))? = route.\(last).last { \(name) } else { nil }
      }
      """
  }

  var service: String {
    "var \(variable): @Sendable (_ page: Int) async throws -> \(type)Page = \(type)Page.sample"
  }

  var documentedService: String { "/// Loads a page of \(plan.name.words).\n\(service)" }

  var isLoading: String {
    Self.isLoading(variable)
  }

  /// Returns the condition under which a list of that name is loading.
  static func isLoading(_ variable: String) -> String {
    "state.navigation.appearances.contains { state.\(variable)[$0]?.rows.isLoading == true }"
  }

  private func route(_ screen: String) -> String {
    switch plan.place {
    case .stack: "Route(tab: .\(tab), [\(screen)])"
    case .modal: "Route(tab: .\(tab), modals: [[\(screen)]])"
    case .tab: "Route(tab: .\(tab))"
    }
  }
}
