/// The name of a screen in all its spellings.
struct ScreenName: Equatable, Sendable {
  /// The spelling in types: `UserProfile`.
  let type: String
  /// The spelling in variables and cases: `userProfile`.
  let variable: String
  /// The spelling for people: `User Profile`.
  let words: String
  /// The spelling in links: `user-profile`.
  let link: String

  /// Reads a name, spelled like a type.
  init(_ name: String) {
    let parts = Self.parts(of: name)
    let first = parts.first ?? ""
    type = name
    variable = first.lowercased() + name.dropFirst(first.count)
    words = parts.joined(separator: " ")
    link = parts.joined(separator: "-").lowercased()
  }

  /// Splits a name where a capital begins a word; several capitals are one word.
  private static func parts(of name: String) -> [String] {
    let letters = Array(name)
    let starts = letters.indices.filter { place in
      guard place > 0, letters[place].isUppercase else { return place == 0 }
      let next = place + 1 < letters.count ? letters[place + 1] : nil
      return !letters[place - 1].isUppercase || next?.isLowercase == true
    }
    let ends = starts.dropFirst() + [letters.count]
    return zip(starts, ends).map { String(letters[$0..<$1]) }
  }
}
