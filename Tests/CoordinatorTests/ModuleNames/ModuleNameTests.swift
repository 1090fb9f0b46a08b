import Coordinator
import CoordinatorLinks
import CoordinatorTesting
import CoordinatorUIKit
import Redux
import ReduxTesting
import Testing

#if canImport(TerminalUIKit)
  import TerminalUIKit
#endif

/// Every module's types can be written with its name.
///
/// A type that is named like its module hides the module: with a protocol `Coordinator`,
/// `Coordinator.Route` would not compile in any other module.
@Suite(.timeLimit(.minutes(30))) struct ModuleNameTests {
  @Test(arguments: [
    ("Redux", String(reflecting: Redux.Store<Place>.self)),
    ("ReduxTesting", String(reflecting: ReduxTesting.TestStore<Place>.self)),
    ("Coordinator", String(reflecting: Coordinator.Route<Map>.self)),
    ("CoordinatorLinks", String(reflecting: CoordinatorLinks.LinkTable<Map>.self)),
    ("CoordinatorTesting", String(reflecting: CoordinatorTesting.HeadlessDriver<Map>.self)),
    ("CoordinatorUIKit", String(reflecting: CoordinatorUIKit.UIKitContainers<Map>.self)),
  ])
  func `a type can be written with its module's name`(module: String, type: String) {
    #expect(type.hasPrefix("\(module)."))
  }

  #if canImport(TerminalUIKit)
    @Test func `so can a type of the test bed`() {
      #expect(String(reflecting: TerminalUIKit.UIViewController.self).hasPrefix("TerminalUIKit."))
    }
  #endif
}

private typealias Place = Coordinator.NavigationState<Map>

private enum Map: Coordinator.NavigationMap {
  enum Tab: CaseIterable, Codable { case only }
  enum Screen: Codable { case root }

  static func firstScreen(of tab: Tab) -> Screen { .root }
}
