import Foundation
import Testing

@testable import TerminalUIKit

@MainActor @Suite(.timeLimit(.minutes(30))) struct UILabelTests {
  private let screen = TerminalScreen(columns: 20, rows: 7)
  private let label = UILabel()

  init() {
    let page = UIViewController()
    screen.show(page)
    page.view.addSubview(label)
    label.frame = CGRect(x: 0, y: 0, width: 80, height: 48)
  }

  private var rows: [String] {
    Array(screen.text.split(separator: "\n", omittingEmptySubsequences: false).prefix(3)).map(
      String.init)
  }

  @Test func `one line is truncated at its end`() {
    label.text = "Alhambra of Granada"

    #expect(rows == ["", "Alhambra…", ""])
  }

  @Test func `lines break between words, up to the maximum number of lines`() {
    label.text = "Alhambra of Granada in Spain"
    label.numberOfLines = 0

    #expect(rows == ["Alhambra", "of Granada", "in Spain"])
  }

  @Test(arguments: [
    (NSTextAlignment.center, "  Ronda"), (.natural, "Ronda"),
  ])
  func `a line has the given alignment`(alignment: NSTextAlignment, expected: String) {
    label.text = "Ronda"
    label.textAlignment = alignment

    #expect(rows[1] == expected)
  }

  @Test func `a label has the size of its text and the height of its lines`() {
    label.text = "Alhambra of Granada"
    label.numberOfLines = 0

    #expect(label.intrinsicContentSize == CGSize(width: 152, height: 16))
    #expect(label.fittingHeight(forWidth: 80) == 32)
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `parts of a wrapped text have colors of their own`() {
    let text = NSMutableAttributedString(
      string: "★★★ of", attributes: [.foregroundColor: UIColor.systemOrange])
    text.append(NSAttributedString(string: " Granada ★"))
    label.numberOfLines = 0
    label.attributedText = text

    #expect(rows == ["★★★ of", "Granada ★", ""])
    let orange = screen.attributes.split(separator: "\n").filter { $0.contains("orange") }
    #expect(orange == ["1:1-3 fg=orange bg=background", "1:5-6 fg=orange bg=background"])
    label.text = "★"
    #expect(!screen.attributes.contains("fg=orange"))
  }

  @Test func `font and color are drawn`() {
    label.text = "Ronda"
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .systemRed

    #expect(screen.attributes.contains("bold fg=red"))
  }

  @Test func `texts in colors that are equal can be compared`() {
    let texts = (0..<2_000).map { _ in
      let text = NSMutableAttributedString(string: "★")
      text.addAttribute(
        .foregroundColor, value: UIColor(.orange), range: NSRange(location: 0, length: 1))
      return text
    }

    #expect(zip(texts, texts.dropFirst()).allSatisfy { $0 == $1 })
  }
}
