import TerminalUIKit

/// A view controller that checks the order of its appearance calls.
@MainActor final class CheckingViewController: UIViewController {
  private enum Phase { case gone, appearing, shown, disappearing }

  /// The results of all view controllers of a test.
  @MainActor final class Results {
    var violations: [String] = []
    var alive = 0
    /// The numbers of those that haven't disappeared.
    var present: Set<Int> = []
  }

  let number: Int
  private let results: Results
  private var phase = Phase.gone

  init(_ number: Int, _ results: Results) {
    self.number = number
    self.results = results
    super.init(nibName: nil, bundle: nil)
    title = "Page \(number)"
    results.alive += 1
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { results.alive -= 1 }

  private func enter(_ next: Phase, from allowed: Phase...) {
    if !allowed.contains(phase) { results.violations.append("\(number): \(phase) → \(next)") }
    phase = next
    if next == .gone { results.present.remove(number) } else { results.present.insert(number) }
  }

  override func viewWillAppear(_ animated: Bool) { enter(.appearing, from: .gone, .disappearing) }
  override func viewDidAppear(_ animated: Bool) { enter(.shown, from: .appearing) }
  override func viewWillDisappear(_ animated: Bool) {
    enter(.disappearing, from: .shown, .appearing)
  }
  override func viewDidDisappear(_ animated: Bool) { enter(.gone, from: .disappearing) }

  /// Whether `viewDidAppear(_:)` was the last call.
  var isShown: Bool { phase == .shown }
}
