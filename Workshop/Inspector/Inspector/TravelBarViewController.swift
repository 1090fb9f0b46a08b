import AppComponents
import AppShell
import Coordinator

/// The events of the bar.
enum TravelBarEvent: Equatable {
  case mainTapped, goOnTapped, escaped
  /// The user went to a later moment, or an earlier one, at most to the last or the first.
  case stepped(by: Int)
  /// The user went to the last moment, or the first one.
  case wentToEnd(isLast: Bool)
}

/// Owns the bar at the bottom of a clear screen, and reports what the user does.
final class TravelBarViewController: UIViewController {
  let mainButton = UIButton(.borderedProminent(), title: "")
  let goOnButton = UIButton(.bordered(), title: localized("Continue Here"))
  let previousButton = UIButton(.bordered(), title: localized("Previous"))
  let nextButton = UIButton(.bordered(), title: localized("Next"))
  lazy var buttons = WrappingRow([mainButton, goOnButton, previousButton, nextButton])
  let momentLabel = UILabel(.body)
  let timeline = UIProgressView(progressViewStyle: .default)
  private var viewState: TravelBarViewState?
  var send: (TravelBarEvent) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    mainButton.on { [unowned self] in send(.mainTapped) }
    goOnButton.on { [unowned self] in send(.goOnTapped) }
    previousButton.on { [unowned self] in send(.stepped(by: -1)) }
    nextButton.on { [unowned self] in send(.stepped(by: 1)) }
    onKeys("←→", localized("Step")) { [unowned self] in
      send(.stepped(by: $0 == "←" ? -1 : 1))
    }
    onKeys("⇞⇟", localized("By Ten")) { [unowned self] in
      send(.stepped(by: $0 == "⇞" ? -10 : 10))
    }
    onKeys("⇱⇲", localized("Start and End")) { [unowned self] in
      send(.wentToEnd(isLast: $0 == "⇲"))
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    fitButtons()
  }
}

extension TravelBarViewController: Renderer {
  func render(_ viewState: TravelBarViewState) {
    loadViewIfNeeded()
    if self.viewState == nil, viewState.canGoOn { offerPresent() }
    self.viewState = viewState
    showWords()
    timeline.progress = viewState.progress
    mainButton.configuration?.title = viewState.main
    goOnButton.isHidden = !viewState.canGoOn
    previousButton.isEnabled = viewState.canGoBack
    nextButton.isEnabled = viewState.canGoForward
  }

  /// Offers the keys that lead to the present, which a recording that is replayed doesn't have.
  private func offerPresent() {
    onKeys("c", localized("Continue")) { [unowned self] _ in send(.goOnTapped) }
    onKeys("⎋", localized("Back to Now")) { [unowned self] _ in send(.escaped) }
  }

  /// Leaves the buttons out for which there are keys, where they would take lines of their own; on a low screen, a
  /// line of text is left.
  fileprivate func fitButtons() {
    let isNarrow = view.bounds.width < 328
    for button in [previousButton, nextButton] where button.isHidden != isNarrow {
      button.isHidden = isNarrow
    }
    #if !os(iOS)
      let isLow = view.bounds.height < 256
      for part in [timeline, buttons] where part.isHidden != isLow { part.isHidden = isLow }
      showWords()
    #endif
  }

  private func showWords() {
    momentLabel.numberOfLines = timeline.isHidden ? 1 : 0
    momentLabel.text = timeline.isHidden ? viewState?.shortWords : viewState?.words
  }

  /// Puts the bar at the bottom, over the app's tab bar.
  fileprivate func layOutViews() {
    view.backgroundColor = .systemOrange.withAlphaComponent(0.15)
    let bar = UIStackView(column: [timeline, momentLabel, buttons]).withMargins()
    bar.backgroundColor = .systemBackground
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)

    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }
}
