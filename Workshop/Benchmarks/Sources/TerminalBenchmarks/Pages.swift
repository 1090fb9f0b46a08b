import Foundation
import TerminalUIKit

/// A form with a text field, on a wide screen.
@MainActor struct Form {
  private let screen = TerminalScreen(columns: 200, rows: 60)
  private let window: UIWindow

  init() {
    let page = UIViewController()
    let field = UITextField()
    let column = UIStackView(arrangedSubviews: [
      UILabel(), field, UIButton(configuration: .bordered()),
    ])
    column.axis = .vertical
    window = screen.showing(page, filledWith: column)
    field.becomeFirstResponder()
  }

  /// Returns the milliseconds to type letters and show them.
  func type(_ count: Int) -> Double {
    milliseconds {
      screen.type(String(repeating: "a", count: count))
      _ = screen.text
    }
  }
}

/// A page with a long text.
@MainActor struct Page {
  private let screen = TerminalScreen(columns: 200, rows: 60)
  private let title = UILabel()
  private let window: UIWindow

  init() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "Zwölf Türme, 塔十二。 ", count: 600)
    let column = UIStackView(arrangedSubviews: [title, label])
    column.axis = .vertical
    window = screen.showing(UIViewController(), filledWith: column)
  }

  /// Returns the milliseconds of the slowest of several frames, the first one not counted.
  func slowestFrame(of count: Int) -> Double {
    (0..<count).map { number in
      milliseconds {
        title.text = "Frame \(number)"
        _ = screen.text
      }
    }.max() ?? 0
  }
}

/// A list of 250 rows.
@MainActor final class List: NSObject, UITableViewDataSource {
  private let screen = TerminalScreen(columns: 200, rows: 60)
  private let table = UITableView(frame: .zero)
  private let name: String
  private var window: UIWindow?

  init(nameLength: Int = 20) {
    name = String(repeating: "Hallgrímskirkja 塔 ", count: nameLength / 18 + 1)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    window = screen.showing(UIViewController(), filledWith: table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 250 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = ("\(indexPath.row) \(name)", name)
    content.secondaryTextProperties.numberOfLines = 0
    cell.contentConfiguration = content
    return cell
  }

  /// Returns the milliseconds to move down, and to show where that leads.
  func moveDown(_ count: Int) -> Double {
    milliseconds {
      for _ in 0..<count { screen.press(.down) }
      _ = screen.text
    }
  }

  /// Returns the milliseconds of the slowest of several frames, each a page further down.
  func slowestFrame(of count: Int) -> Double {
    (0..<count).map { _ in
      milliseconds {
        screen.press(.pageDown)
        _ = screen.text
      }
    }.max() ?? 0
  }
}

extension TerminalScreen {
  /// Shows a page that a view fills, and returns its window.
  func showing(_ page: UIViewController, filledWith content: UIView) -> UIWindow {
    content.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: page.view.topAnchor),
      content.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: page.view.bottomAnchor),
    ])
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = page
    window.makeKeyAndVisible()
    _ = text
    return window
  }
}
