import AppShell
import Testing

@Suite(.timeLimit(.minutes(30))) struct VisibleTextTests {
  @Test(arguments: [
    ("Sagrada Família", "Sagrada Família"), (" a \t\n b ", "a b"), ("a\u{2028}b\r\nc", "a b c"),
    ("", ""), (" \n", ""), ("\u{200B}\u{FEFF}\u{AD}", ""), ("\u{200D}\u{FE0F}\u{301}", ""),
    ("a\u{1B}[31mb\u{7}", "a[31mb"), ("\u{202E}abc\u{2069}", "abc"), ("👨‍👩‍👧 ❤️", "👨‍👩‍👧 ❤️"),
    ("नमस्ते می‌خواهم", "नमस्ते می‌خواهم"), ("1234567890", "12345678…"), ("123456789", "12345678…"),
    ("12345678", "12345678"),
  ])
  func `only what can be seen remains, on one line`(text: String, visible: String) {
    #expect(
      text.visible(upTo: visible.hasSuffix("…") ? 8 : max(8, text.unicodeScalars.count)) == visible)
  }

  @Test func `lines can be kept, but no empty ones`() {
    #expect("a\r\n\n b\n".visible(upTo: 99, keepsLines: true) == "a\nb")
  }

  @Test func `a text without end takes no longer than its limit`() {
    let text = String(repeating: "\u{301}", count: 1_000_000)

    #expect(text.visible(upTo: 100).isEmpty)
    #expect("a\(text)".visible(upTo: 100).unicodeScalars.count == 101)
  }
}
