import AppShell

extension UIControl {
  /// Runs a closure on an event: a tap on a button or the return key in a field, unless you name another.
  public func on(_ event: Event = .primaryActionTriggered, perform handler: @escaping () -> Void) {
    addAction(UIAction { _ in handler() }, for: event)
  }
}

extension Array where Element: UIControl {
  /// Runs a closure on an event of any of the controls.
  @MainActor func on(
    _ event: UIControl.Event = .primaryActionTriggered, perform handler: @escaping () -> Void
  ) {
    for control in self { control.on(event, perform: handler) }
  }
}

extension UIButton {
  /// Creates a button with a title.
  public convenience init(_ configuration: Configuration, title: String) {
    var configuration = configuration
    configuration.title = title
    self.init(configuration: configuration)
  }
}

extension UIBarButtonItem {
  /// Creates a button that leaves a form.
  public static func cancel(perform handler: @escaping () -> Void) -> UIBarButtonItem {
    UIBarButtonItem(title: localized("Cancel"), primaryAction: UIAction { _ in handler() })
  }
}

extension UIActivityIndicatorView {
  /// Starts or stops the spinner.
  public func spins(_ isSpinning: Bool) {
    if isSpinning { startAnimating() } else { stopAnimating() }
  }
}
