/// The arguments of a command, which takes those that it uses until none are left.
struct Arguments {
  private var rest: [String]

  init(_ arguments: [String]) { rest = arguments }

  /// Takes a flag, and returns whether it was there.
  mutating func flag(_ names: String...) -> Bool {
    let count = rest.count
    rest.removeAll(where: names.contains)
    return rest.count < count
  }

  /// Takes an option's value, or returns `nil` if the option isn't there.
  mutating func value(of option: String) throws -> String? {
    guard let place = rest.firstIndex(of: option) else { return nil }
    let next = rest.index(after: place)
    guard next < rest.endIndex, !rest[next].isEmpty, !rest[next].hasPrefix("--") else {
      throw Refusal("The option \(option) needs a value.")
    }
    let value = rest[next]
    rest.removeSubrange(place...next)
    return value
  }

  /// Takes the next word that isn't an option, or returns `nil` if there is none.
  mutating func word() -> String? {
    guard let place = rest.firstIndex(where: { !$0.isEmpty && !$0.hasPrefix("-") }) else {
      return nil
    }
    return rest.remove(at: place)
  }

  /// Makes sure that nothing is left.
  func finish() throws {
    guard let first = rest.first(where: { !$0.isEmpty }) else { return }
    throw Refusal(
      first.hasPrefix("-")
        ? "There is no option \(first). --help lists all options."
        : "“\(first)” is one argument too many. --help shows the usage.")
  }
}
