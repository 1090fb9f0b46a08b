import Foundation
import Testing

@testable import TerminalUIKit

/// Alerts on screens of different sizes.
@MainActor @Suite(.timeLimit(.minutes(30))) struct AlertSizeTests {
  private func text(
    _ style: UIAlertController.Style, _ sizes: [(columns: Int, rows: Int)],
    message: String = "Open it in a browser instead, or ask the sender."
  ) -> String {
    let screen = TerminalScreen(columns: sizes[0].columns, rows: sizes[0].rows)
    let home = UIViewController()
    let alert = UIAlertController(
      title: "The Link Can't Be Opened", message: message, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Open in Browser", style: .default))
    screen.show(home)
    alert.popoverPresentationController?.sourceView = home.view
    home.present(alert, animated: false)
    for size in sizes {
      screen.resize(columns: size.columns, rows: size.rows)
      screen.update()
    }
    // The last row names the keys of the focus, which doesn't move.
    return screen.text.split(separator: "\n").dropLast().joined(separator: "\n")
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet], [40, 30, 130])
  func `an alert has the size for the screen, whatever the screen's size was`(
    style: UIAlertController.Style, before: Int
  ) {
    let fresh = text(style, [(80, 24)])

    #expect(text(style, [(before, 20), (80, 24)]) == fresh)
    #expect(fresh.contains("Open in Browser"))
  }

  @Test(arguments: [80, 40])
  func `the button that cancels is the first, side by side or one below the other`(
    columns: Int
  ) throws {
    let text = text(.alert, [(columns, 24)])

    let places = try ["Cancel", "Open in Browser"].map {
      try #require(text.range(of: $0)).lowerBound
    }
    #expect(places[0] < places[1])
    #expect(text.split(separator: "\n").contains { $0.contains(/Cancel.*Open/) } == (columns == 80))
  }

  @Test func `a low screen shortens the message, and shows all buttons`() {
    let message = String(repeating: "This is a long message. ", count: 12)

    let text = text(.alert, [(30, 9)], message: message)

    #expect(text.contains("Open in Browser"))
    #expect(text.contains("Cancel"))
    #expect(text.contains("…"))
  }
}
