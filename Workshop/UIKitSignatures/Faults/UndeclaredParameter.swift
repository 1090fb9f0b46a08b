// error: 'init(_:also:doors:requires:from:isStrict:asking:to:printing:)' is unavailable: Declare each parameter of the pattern after it, as .int("id", in: 1...999).
import Coordinator
import CoordinatorLinks

enum Map: NavigationMap {
  enum Tab: CaseIterable, Codable { case items }
  enum Screen: Hashable, Codable {
    case items
    case item(Int)
  }

  static func firstScreen(of tab: Tab) -> Screen { .items }
}

let link = Link<Map>("items/:id") { id in Route(tab: .items, [.item(id)]) }  // fault
