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

  /// Reads a name, spelled as in types.
  ///
  /// - Throws: A `Refusal` that says why the name can't be used.
  init(_ name: String) throws {
    guard Self.isIdentifier(name), name.first?.isUppercase == true else {
      throw Refusal(
        "A screen can't be called “\(name)”. Use letters and digits, with a capital first, as in Settings"
          + " or UserProfile.")
    }
    guard name.count <= 30 else { throw Refusal("\(name) is too long. Use at most 30 letters.") }
    let parts = Self.parts(of: name)
    let first = parts.first ?? ""
    type = name
    variable = first.lowercased() + name.dropFirst(first.count)
    words = parts.joined(separator: " ")
    link = parts.joined(separator: "-").lowercased()
    guard !Keyword.all.contains(variable), !Keyword.all.contains(name) else {
      throw Refusal(
        "A screen can't be called \(name), because “\(variable)” has a meaning in Swift. Choose another"
          + " name.")
    }
  }

  /// Returns whether a name consists of letters and digits, and begins with a letter.
  static func isIdentifier(_ name: String) -> Bool {
    name.first?.isLetter == true
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
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
