#if !os(iOS)
  import AppInspector
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

    func element(withRef ref: String) -> SeenElement? { elements.first { $0.ref == ref } }
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

    /// What stays the same when a screen is made anew, as after travel.
    private struct Likeness: Hashable {
      let place: String?
      let role: TerminalElement.Role
      let label: String
      /// How many elements before it are like it.
      let number: Int
    }

    private(set) var screens: [SeenScreen] = []
    private var names: [Key: Name] = [:]
    private var likenesses: [Likeness: String] = [:]
    private var lastName = 0
    private let capacity = 50

    /// Returns the names of a screen's elements, in their order.
    ///
    /// An element keeps its name while its view exists. One that is made anew at the same place, as after
    /// travel, has the name of the one before.
    mutating func refs(of elements: [TerminalElement], at place: String?) -> [String] {
      if names.count > 4_000 { names = names.filter { $0.value.view != nil } }
      if likenesses.count > 4_000 { likenesses = [:] }
      var taken = Set(elements.compactMap { knownRef(of: $0) })
      var counts: [Likeness: Int] = [:]
      return elements.map { element in
        let first = Likeness(place: place, role: element.role, label: element.label, number: 0)
        let number = counts[first, default: 0]
        counts[first] = number + 1
        let likeness = Likeness(
          place: place, role: element.role, label: element.label, number: number)
        let earlier = likenesses[likeness].flatMap { taken.contains($0) ? nil : $0 }
        let ref = knownRef(of: element) ?? earlier ?? newRef()
        taken.insert(ref)
        likenesses[likeness] = ref
        names[key(of: element)] = Name(view: element.view, ref: ref)
        return ref
      }
    }

    private func key(of element: TerminalElement) -> Key {
      Key(view: ObjectIdentifier(element.view), part: element.part)
    }

    private func knownRef(of element: TerminalElement) -> String? {
      guard let name = names[key(of: element)], name.view === element.view else { return nil }
      return name.ref
    }

    private mutating func newRef() -> String {
      lastName += 1
      return "e\(lastName)"
    }

    /// Adds a screen, and returns it with its number; one that shows the same keeps its number.
    mutating func add(_ elements: [TerminalElement], at place: String?) -> SeenScreen {
      let elements = Array(elements.prefix(500))
      let seen = zip(refs(of: elements, at: place), elements).map { ref, element in
        SeenElement(
          ref: ref, role: element.role.rawValue, label: element.label,
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
