import Foundation
import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) @MainActor struct UIProgressViewTests {
  @Test(
    arguments: [
      (-1, "────────────────────"), (0, "────────────────────"), (0.5, "━━━━━━━━━━──────────"),
      (0.53, "━━━━━━━━━━╸─────────"), (1, "━━━━━━━━━━━━━━━━━━━━"), (7, "━━━━━━━━━━━━━━━━━━━━"),
    ] as [(Float, String)])
  func `the bar fills with the progress`(progress: Float, expected: String) {
    let bar = UIProgressView(progressViewStyle: .default)
    let page = InputScreen(columns: 20, [bar])

    bar.progress = progress

    #expect(page.row(0) == expected)
  }
}
