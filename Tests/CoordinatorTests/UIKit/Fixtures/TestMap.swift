import Coordinator

/// A small app with a root of three tabs, one of a single tab, and enough screens for every case.
enum TestMap: NavigationMap {
  enum Root: String, CaseIterable, Codable {
    case main, wall
  }

  enum Tab: String, CaseIterable, Codable {
    case home, saved, account, gate
  }

  enum Screen: Hashable, Codable, CustomStringConvertible {
    case home, saved, account, gate
    case item(Int)
    case form(Int)

    var description: String {
      switch self {
      case .home: "Home"
      case .saved: "Saved"
      case .account: "Account"
      case .gate: "Gate"
      case .item(let number): "Item \(number)"
      case .form(let number): "Form \(number)"
      }
    }
  }

  /// A question, which is another one with another number, as an alert or as an action sheet.
  enum Dialog: Hashable {
    case question(Int)
    case menu(Int)
    /// Whether to leave a locked screen by a request.
    indirect case leave(RouteAction<TestMap>)

    var title: String {
      switch self {
      case .question(let number): "Question \(number)?"
      case .menu(let number): "Menu \(number)?"
      case .leave: "Question 0?"
      }
    }
  }

  static func tabs(of root: Root) -> [Tab] {
    switch root {
    case .main: [.home, .saved, .account]
    case .wall: [.gate]
    }
  }

  static func firstScreen(of tab: Tab) -> Screen {
    switch tab {
    case .home: .home
    case .saved: .saved
    case .account: .account
    case .gate: .gate
    }
  }
}

typealias Place = NavigationState<TestMap>
typealias Action = RouteAction<TestMap>
typealias TestRoute = Route<TestMap>
typealias Screen = TestMap.Screen

extension NavigationState<TestMap> {
  /// The names of all screens that are shown or covered.
  var names: [String] {
    let containers =
      tabs.map { NavigationContainer<TestMap>.tab($0) }
      + modals.indices.map { .modal($0) }
    return containers.flatMap { stack(in: $0) }.map(\.description).sorted()
  }
}

/// Says what a question asks: a yes is a tick.
func content(of dialog: TestMap.Dialog) -> DialogContent {
  let (no, yes): (DialogContent.Choice, DialogContent.Choice) = (
    .init("No", role: .cancel), .init("Yes", role: .destructive, action: Tick())
  )
  return switch dialog {
  case .question:
    DialogContent(
      title: dialog.title, message: "There are no stupid ones.", choices: [no, yes])
  case .leave(let request):
    DialogContent(
      title: dialog.title,
      choices: [no, .init("Leave", action: RouteAction<TestMap>.leaveConfirmed(request))])
  case .menu(let number):
    DialogContent(
      title: dialog.title, style: .actionSheet(anchor: number == 1 ? "ticks" : nil),
      choices: number == 3 ? [yes] : [no, yes])
  }
}
