import TerminalUIKit

/// A page that knows in which order it may be told of its life, and counts what breaks the rule.
@MainActor final class RulePage: UIViewController {
  private enum Phase { case gone, appearing, shown, disappearing }

  /// What all pages of a test have in common.
  @MainActor final class Book {
    var violations: [String] = []
    var alive = 0
    /// The pages that are not gone.
    var present: Set<Int> = []
  }

  let number: Int
  private let book: Book
  private var phase = Phase.gone

  init(_ number: Int, _ book: Book) {
    self.number = number
    self.book = book
    super.init(nibName: nil, bundle: nil)
    title = "Page \(number)"
    book.alive += 1
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { book.alive -= 1 }

  private func enter(_ next: Phase, from allowed: Phase...) {
    if !allowed.contains(phase) { book.violations.append("\(number): \(phase) → \(next)") }
    phase = next
    if next == .gone { book.present.remove(number) } else { book.present.insert(number) }
  }

  override func viewWillAppear(_ animated: Bool) { enter(.appearing, from: .gone, .disappearing) }
  override func viewDidAppear(_ animated: Bool) { enter(.shown, from: .appearing) }
  override func viewWillDisappear(_ animated: Bool) {
    enter(.disappearing, from: .shown, .appearing)
  }
  override func viewDidDisappear(_ animated: Bool) { enter(.gone, from: .disappearing) }

  /// Whether the page was told that it is on screen, and nothing else since.
  var isShown: Bool { phase == .shown }
}
