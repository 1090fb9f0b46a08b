/// What `make screen` is to add: the name of a screen, its kind, its place and its parameter.
struct ScreenPlan: Equatable, Sendable {
  /// The model that a screen is a copy of.
  enum Kind: String, CaseIterable, Sendable {
    case plain
    case list
  }

  /// Where a screen stands.
  enum Place: Equatable, Sendable {
    /// On the stack of a tab; by default on the first one's.
    case stack(tab: String?)
    case modal
    /// As the first screen of a tab of its own.
    case tab
  }

  let name: ScreenName
  var kind = Kind.plain
  var place = Place.stack(tab: nil)
  var parameter: ScreenParameter?

  init(_ name: ScreenName) { self.name = name }

  /// Takes a plan from the arguments of a command.
  init(_ arguments: inout Arguments) throws {
    guard let name = arguments.word() else {
      throw Refusal("Name the screen, as in make screen name=Settings.")
    }
    self.name = try ScreenName(name)
    if let kind = try arguments.value(of: "--kind") { self.kind = try Self.kind(kind) }
    if let place = try arguments.value(of: "--in") { self.place = Self.place(place) }
    parameter = try arguments.value(of: "--parameter").map { try ScreenParameter($0) }
    if place == .tab, parameter != nil {
      throw Refusal(
        "A tab can't have a parameter, because it is always there. Add the screen in=modal, or to the"
          + " stack of a tab.")
    }
  }

  /// Finds out how a screen was added, from the record of the commands.
  init(recorded name: ScreenName, in draft: Draft) throws {
    self.init(name)
    guard draft.isFile(Draft.record) else { return }
    let commands = try draft.text(Draft.record).split(separator: "\n").map {
      $0.split(separator: " ").map(String.init)
    }
    guard
      let last = commands.last(where: {
        $0.first == Command.newScreen.verb && $0.contains(name.type)
      })
    else { return }
    var arguments = Arguments(Array(last.dropFirst()))
    try self.init(&arguments)
  }

  /// Returns the plan for an app that may lack the tab.
  func fitting(_ tabs: [String]) -> ScreenPlan {
    guard case .stack(let tab?) = place, !tabs.contains(tab) else { return self }
    var plan = self
    plan.place = .stack(tab: nil)
    return plan
  }

  /// The types of the room.
  var types: [String] {
    let facets = ["State", "Action", "ViewState", "Coordinator", "ViewController"]
    return (facets + (kind == .list ? ["Page", "Error"] : [])).map { name.type + $0 }
  }

  /// The link to the screen, without the scheme, as its tests follow it.
  var samplePath: String { name.link + (parameter.map { "/\($0.samplePart)" } ?? "") }

  /// The screen as code that leads there names it.
  var sample: String {
    ".\(name.variable)" + (parameter.map { "(\($0.name): \($0.sample))" } ?? "")
  }

  private static func kind(_ text: String) throws -> Kind {
    guard let kind = Kind(rawValue: text) else {
      let all = Kind.allCases.map(\.rawValue).joined(separator: " or ")
      throw Refusal("There is no kind of screen “\(text)”. Choose \(all).")
    }
    return kind
  }

  private static func place(_ text: String) -> Place {
    switch text {
    case "modal": .modal
    case "tab": .tab
    default: .stack(tab: text)
    }
  }
}

/// A value that a screen is made with, such as the identifier of what it shows.
struct ScreenParameter: Equatable, Sendable {
  let name: String
  /// `Int` or `String`.
  let type: String

  /// Reads a parameter such as `id:Int`.
  init(_ text: String) throws {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, ScreenName.isIdentifier(parts[0]),
      parts[0].first?.isLowercase == true, !Keyword.all.contains(parts[0]),
      ["Int", "String"].contains(parts[1])
    else {
      throw Refusal(
        "“\(text)” can't be a parameter. Use a name and Int or String, as in parameter=id:Int. For"
          + " other types, change the case in AppMap.swift and its link afterwards.")
    }
    (name, type) = (parts[0], parts[1])
  }

  /// A value in code.
  var sample: String { type == "Int" ? samplePart : "\"\(samplePart)\"" }

  /// A value in a link.
  var samplePart: String { type == "Int" ? "1" : "one" }

  /// The parameter in the declaration of a link.
  var link: String {
    type == "Int" ? ".int(\"\(name)\", in: 0...Int.max)" : ".string(\"\(name)\", max: 100)"
  }
}
