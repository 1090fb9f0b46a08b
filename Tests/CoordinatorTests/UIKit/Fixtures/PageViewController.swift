import Coordinator
import TerminalUIKit

/// A page with its name in the bar and the ticks below.
final class PageViewController: UIViewController, Renderer {
  let ticksLabel = UILabel()
  private let log: TestLog

  init(_ screen: Screen, log: TestLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = screen.description
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    ticksLabel.frame = CGRect(x: 0, y: 0, width: 160, height: 16)
    view.addSubview(ticksLabel)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append(appearance: "\(title ?? "")\(animated ? ", animated" : "")")
  }

  func render(_ ticks: Int) { ticksLabel.text = "Ticks: \(ticks)" }
}
