/// Returns the type and the case of an action, without the values that it carries.
///
/// Those may be private. Only a payload that is an action itself is described too:
/// `NotesAction.load(.started)` becomes `NotesAction.load.started`, and
/// `RouteAction<AppMap>.push(.sight(id: 1))` becomes `RouteAction<AppMap>.push`. An action that wraps another one
/// has the description of the action that it wraps.
///
/// - Parameter action: The action. If its type is not an enum, only the type is returned.
/// - Returns: The description.
public func describeAction(_ action: any ActionType) -> String {
  if let wrapping = action as? any WrappingAction { return describeAction(wrapping.action) }
  return ([readableName(of: type(of: action))] + caseNames(of: action)).joined(separator: ".")
}

/// An action that says who another action is for, such as one of several equal screens.
///
/// ``describeAction(_:)`` describes it as the action that it wraps, and ``listener(_:)`` passes that on.
public protocol WrappingAction: ActionType {
  /// The action that it wraps.
  var action: any ActionType { get }
}

private func caseNames(of action: any ActionType) -> [String] {
  let mirror = Mirror(reflecting: action)
  guard mirror.displayStyle == .enum else { return [] }
  guard let (name, payload) = mirror.children.first else { return ["\(action)"] }
  return [name ?? "?"] + ((payload as? any ActionType).map(caseNames) ?? [])
}

/// Returns the name of a type with the types around it, but without modules.
func readableName(of type: Any.Type) -> String {
  let id = ObjectIdentifier(type)
  if let name = readableNames.withLock({ $0[id] }) { return name }
  let name = withoutModules(String(reflecting: type))
  readableNames.withLock { $0[id] = name }
  return name
}

/// The names that have been made; making one takes longer than anything else that a logger does.
private let readableNames = Locked([ObjectIdentifier: String]())

private func withoutModules(_ fullName: String) -> String {
  var name = ""
  var path = ""
  for character in fullName.replacing(/\(unknown context at \$\w+\)\./, with: "") {
    guard character.isLetter || character.isNumber || "_.".contains(character) else {
      name += withoutModule(path) + String(character)
      path = ""
      continue
    }
    path.append(character)
  }
  return name + withoutModule(path)
}

private func withoutModule(_ path: String) -> Substring {
  guard let dot = path.firstIndex(of: "."), dot != path.startIndex else { return path[...] }
  return path[path.index(after: dot)...]
}
