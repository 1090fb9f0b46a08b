#if !os(iOS)
  import AppShell
  import Foundation

  /// An element as a client sees it.
  struct SeenElement: Equatable {
    let ref: String
    let role: String
    let label: String
    let value: String?
    let states: [String]

    var json: JSON {
      var members: [String: JSON] = [
        "ref": .string(ref), "role": .string(role), "label": .string(label),
      ]
      if let value, !value.isEmpty { members["value"] = .string(value) }
      if !states.isEmpty { members["state"] = .array(states.map { .string($0) }) }
      return .object(members)
    }

    var text: String {
      let value = value.map { $0.isEmpty ? "" : " = \($0)" } ?? ""
      let states = states.isEmpty ? "" : " (\(states.joined(separator: ", ")))"
      return "\(ref) \(role) “\(label)”\(value)\(states)"
    }
  }

  /// A screen as a client saw it.
  struct SeenScreen: Equatable {
    var number = 0
    var place: String?
    var elements: [SeenElement] = []
  }

  /// Gives elements their names, and keeps the last screens.
  @MainActor struct ScreenHistory {
    private struct Key: Hashable {
      let view: ObjectIdentifier
      let part: AnyHashable?
    }

    private struct Name {
      weak var view: UIView?
      let ref: String
    }

    private(set) var screens: [SeenScreen] = []
    private var names: [Key: Name] = [:]
    private var lastName = 0
    private let capacity = 50

    /// Returns the name of an element, which it keeps while its view exists.
    mutating func ref(of element: TerminalElement) -> String {
      let key = Key(view: ObjectIdentifier(element.view), part: element.part)
      if let name = names[key], name.view === element.view { return name.ref }
      if names.count > 4_000 { names = names.filter { $0.value.view != nil } }
      lastName += 1
      names[key] = Name(view: element.view, ref: "e\(lastName)")
      return "e\(lastName)"
    }

    /// Adds a screen, and returns it with its number; one that shows the same keeps its number.
    mutating func add(_ elements: [TerminalElement], at place: String?) -> SeenScreen {
      let seen = elements.prefix(500).map { element in
        SeenElement(
          ref: ref(of: element), role: element.role.rawValue, label: element.label,
          value: element.value, states: element.states)
      }
      var screen = SeenScreen(number: screens.last?.number ?? 0, place: place, elements: seen)
      if screen == screens.last { return screen }
      screen.number += 1
      screens.append(screen)
      if screens.count > capacity { screens.removeFirst() }
      return screen
    }
  }
#endif
