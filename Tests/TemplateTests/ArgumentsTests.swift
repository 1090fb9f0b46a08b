import Testing

@Suite struct ArgumentsTests {
  @Test func `words, flags and values come in any order`() throws {
    var arguments = Arguments(["--name", "Trivia", "Settings", "--dry-run"])

    let isDry = arguments.flag("--dry-run")
    let name = try arguments.value(of: "--name")
    let screen = arguments.word()

    #expect((isDry, name, screen) == (true, "Trivia", "Settings"))
    try arguments.finish()
  }

  @Test(arguments: [["--name"], ["--name", ""], ["--name", "--scheme"]])
  func `an option without a value is refused`(words: [String]) {
    var arguments = Arguments(words)

    #expect(throws: Refusal("The option --name needs a value.")) {
      try arguments.value(of: "--name")
    }
  }

  @Test(arguments: ["--wrong", "more"])
  func `an argument that no one takes is refused`(word: String) {
    #expect(throws: Refusal.self) { try Arguments([word]).finish() }
  }
}
