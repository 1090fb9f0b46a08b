/// The screen that `make screen` or `make module` is to add: its name, its kind, its position and its parameter.
struct ScreenPlan: Equatable, Sendable {
  /// The model that a screen is a copy of.
  enum Kind: String, Sendable {
    case plain
    case list
    case form
    /// A screen with SwiftUI instead of UIKit.
    case swiftui
    /// A view controller that the app already has, which stays as it is.
    case existing
  }

  /// Where a screen is shown.
  enum Place: Equatable, Sendable {
    /// On the stack of a tab; by default on the first one's, unless the screen is a form.
    case stack(tab: String?)
    case modal
    /// As the first screen of a new tab.
    case tab
  }

  let name: ScreenName
  let kind: Kind
  /// The view controller of an existing screen; nil for a copy of a model.
  let existing: String?
  /// Whether the screen has its own module, which doesn't know the app.
  let isModule: Bool
  let place: Place
  let parameter: ScreenParameter?
  /// Whether the rows of a list are in a state of the app, where other screens find them.
  let isShared: Bool
  /// The path of the screen's link, with its parameter as `:id`.
  let path: String

  /// Reads a plan from the options of a command.
  init(_ options: Options, isModule: Bool = false) {
    let existing = options["existing"]
    let kind = existing == nil ? options["kind"].flatMap(Kind.init) ?? .plain : .existing
    name = ScreenName(
      options["name"] ?? existing?.replacing(/ViewController$/, with: "") ?? "")
    self.existing = existing
    self.kind = kind
    self.isModule = isModule
    isShared = options["shared"] == "yes"
    place =
      switch options["in"] {
      case "modal": .modal
      case "tab": .tab
      case nil where kind == .form: .modal
      case let tab: .stack(tab: tab)
      }
    let link = options["link"].map { String($0.trimmingPrefix("/")) }
    // A value that only the link names is text.
    parameter = (options["parameter"] ?? link.flatMap(Self.value).map { "\($0):String" })
      .flatMap(ScreenParameter.init)
    path = link ?? name.link + (parameter.map { "/:\($0.name)" } ?? "")
  }

  /// Returns the name of the value in a path; `nil` if there is none.
  private static func value(in path: String) -> Substring? {
    path.split(separator: "/").first { $0.hasPrefix(":") }?.dropFirst()
  }

  /// Whether the screen has a service: a list, to load its rows, or a form, to be sent.
  var isServed: Bool { kind == .list || kind == .form }

  /// The types of the screen's folder.
  var types: [String] {
    if kind == .existing { return ["\(name.type)Coordinator"] }
    return Self.types(of: name) + (isServed ? [value, "\(name.type)Error"] : [])
      + (isShared ? ["\(name.type)Catalog", "\(name.type)LoadAction"] : [])
  }

  /// The type that a list loads, or a form sends.
  var value: String { name.type + (kind == .list ? "Page" : "Draft") }

  /// The parameters of the service that loads a list, or that a form is sent by.
  var serviceParameters: String {
    let own = parameter.map { "_ \($0.name): \($0.type), " } ?? ""
    if kind == .list { return own + "_ search: String, _ page: Int" }
    return own.isEmpty ? value : "\(own)_ draft: \(value)"
  }

  /// The types of every screen.
  static func types(of name: ScreenName) -> [String] {
    ["State", "Action", "ViewState", "Coordinator", "ViewController"].map { name.type + $0 }
  }

  /// The types that only the screen of a list or a form may have.
  static func serviceTypes(of name: ScreenName) -> [String] {
    ["Page", "Draft", "Error", "Catalog", "LoadAction"].map { name.type + $0 }
  }

  /// The link to the screen, without the scheme, as its tests follow it.
  var samplePath: String {
    path.split(separator: "/")
      .map { $0.hasPrefix(":") ? parameter?.samplePart ?? "" : String($0) }
      .joined(separator: "/")
  }

  /// The screen as code that leads there names it.
  var sample: String {
    ".\(name.variable)" + (parameter.map { "(\($0.name): \($0.sample))" } ?? "")
  }
}

/// A value that a screen is made with, such as the identifier of what it shows.
struct ScreenParameter: Equatable, Sendable {
  let name: String
  /// `Int` or `String`.
  let type: String

  /// Reads a parameter such as `id:Int`.
  init?(_ text: String) {
    let parts = text.split(separator: ":").map(String.init)
    guard parts.count == 2 else { return nil }
    name = parts[0]
    type = parts[1]
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
