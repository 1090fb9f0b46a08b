import Foundation
import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) @MainActor struct LayoutReportTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 384))
  private let view = ContentView(80, 16)

  init() {
    root.addSubview(view)
  }

  @Test func `contradictory constraints are reported once, and the last one is broken`() {
    let narrow = view.widthAnchor.constraint(equalToConstant: 80)
    let wide = view.widthAnchor.constraint(equalToConstant: 160)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), narrow, wide,
    ])

    let messages = TerminalDiagnostics.messages {
      root.layoutIfNeeded()
      root.frame.size.width = 320
      root.layoutIfNeeded()
    }

    #expect(
      messages == [
        """
        Unable to simultaneously satisfy constraints:
            \(narrow.summary)
            \(wide.summary)
        Will attempt to recover by breaking constraint
            \(wide.summary)
        """
      ])
    #expect(view.frame.width == 80)
  }

  @Test func `satisfied constraints are not reported`() {
    view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true

    let messages = TerminalDiagnostics.messages { root.layoutIfNeeded() }

    #expect(messages == [])
  }

  @Test func `a view without a size reports nothing`() {
    root.frame = .zero
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
    ])

    let messages = TerminalDiagnostics.messages { root.layoutIfNeeded() }

    #expect(messages == [])
  }

  @Test func `a stack in a stack is reported while all its views are hidden and it is not`() {
    let inner = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    root.addSubview(UIStackView(arrangedSubviews: [inner]))
    for view in inner.arrangedSubviews { view.isHidden = true }

    let messages = TerminalDiagnostics.messages { root.layoutIfNeeded() }
    inner.isHidden = true
    let later = TerminalDiagnostics.messages { root.layoutIfNeeded() }

    #expect(messages.count == 1)
    #expect(messages.first?.contains("height is ambiguous") == true)
    #expect(later == [])
  }

  @Test func `a summary describes the constraint`() {
    let tie = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    tie.constant = -8
    tie.priority = .defaultLow

    let plain = tie.summary.replacing(/:0x[0-9a-f]+/, with: "")

    #expect(
      plain == "<NSLayoutConstraint ContentView.width == 0.5*UIView.width - 8.0 @250.0>")
  }
}
