#if os(iOS)
  import UIKit

  extension ReminderViewController {
    /// Centers the date picker.
    func layOutViews() {
      view.backgroundColor = .systemBackground
      datePicker.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(datePicker)

      NSLayoutConstraint.activate([
        datePicker.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
        datePicker.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      ])
    }
  }
#endif
