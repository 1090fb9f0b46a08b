import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Redux

extension RunningApp {
  /// Returns what an action passes, in this order: the app's middleware between the shell's.
  static func middleware(_ services: App.Services) -> [Middleware<App.State>] {
    let shell = services.shell
    let navigation: [Middleware<App.State>] = [
      App.storageDialogs(),
      unreachablePlaces(navigation: \.navigation) { NavigationReport(incident: "\($0)") },
      navigationLock(navigation: \.navigation, locked: { App.Main.locked($0) }) {
        App.dialog(.discard(HeldRequest($0)))
      },
    ]
    let links: [Middleware<App.State>] = [
      App.intake(services),
      linkDialogs(
        links: \.links, navigation: \.navigation,
        explaining: { App.dialog(.refusal($0)) }, opening: shell.browse),
      dialogAnswers(navigation: \.navigation, content: { App.Main.content(of: $0) }),
    ]
    return navigation + App.middleware(services) + links
  }
}
