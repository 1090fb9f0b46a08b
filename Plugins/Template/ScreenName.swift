/// The name of a screen, in all the ways it is written.
struct ScreenName: Equatable, Sendable {
  /// As types begin: `UserProfile`.
  let type: String

  /// As variables and cases are called: `userProfile`.
  let variable: String

  /// As people read it: `User Profile`.
  let words: String

  /// As links spell it: `user-profile`.
  let link: String

  /// Reads a name.
  ///
  /// - Throws: What is wrong with it.
  init(_ name: String) throws {
    guard Self.isIdentifier(name), name.first?.isUppercase == true else {
      throw Refusal(
        "“\(name)” can't be a screen: write a name as types have it, of letters and digits that begin"
          + " with a capital, such as Settings or UserProfile.")
    }
    guard name.count <= 30 else { throw Refusal("\(name) is too long: 30 letters are enough.") }
    let parts = Self.parts(of: name)
    let first = parts.first ?? ""
    type = name
    variable = first.lowercased() + name.dropFirst(first.count)
    words = parts.joined(separator: " ")
    link = parts.joined(separator: "-").lowercased()
    guard !Keyword.all.contains(variable), !Keyword.all.contains(name) else {
      throw Refusal("\(name) can't be a screen, for “\(variable)” means something in Swift.")
    }
  }

  /// Whether a name is of letters and digits alone, and begins with a letter.
  static func isIdentifier(_ name: String) -> Bool {
    name.first?.isLetter == true
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// Cuts a name where a capital begins a word; several capitals are one word.
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
