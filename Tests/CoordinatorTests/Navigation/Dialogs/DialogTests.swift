import Coordinator
import Foundation
import Testing

/// A dialog in the state: what asks it, and what ends it.
@Suite(.timeLimit(.minutes(30))) struct DialogTests {
  let start = Place(
    selectedTab: .explore, stacks: [.explore: [.sight(1)]], modals: [[.signIn]],
    dialog: .question(1))

  private func after(_ actions: Action...) -> Place {
    actions.reduce(into: start) { $0.reduce($1) }
  }

  @Test func `asking sets the dialog or replaces it`() {
    var place = Place(selectedTab: .explore)

    place.reduce(Action.ask(.question(1)))
    #expect(place.dialog == .question(1))

    place.reduce(Action.ask(.question(2)))
    #expect(place == Place(selectedTab: .explore, dialog: .question(2)))
  }

  @Test(arguments: [Action.endDialog(.question(1)), .user(.answered(.question(1), choice: 0))])
  func `a dialog that is taken back or answered goes, and the place stays`(action: Action) {
    #expect(after(action) == Place(start.route))
  }

  @Test(arguments: [Action.endDialog(.question(2)), .user(.answered(.question(2), choice: 0))])
  func `another dialog stays`(action: Action) {
    #expect(after(action) == start)
  }

  @Test(arguments: [
    Action.go(Route(tab: .explore, [.sight(1)], modals: [[.signIn]])), .push(.sight(2)),
    .replace(.register), .select(.saved), .present([.page("terms")]), .dismiss, .close(.signIn),
    .dismiss(2), .user(.dismissedModals(keeping: 0)), .user(.selected(.saved)),
    .user(.reselected(.explore)), .user(.changedStack(.tab(.explore), [.explore])),
    .setTabs([.saved]),
  ])
  func `going anywhere ends the dialog`(action: Action) {
    #expect(after(action).dialog == nil)
  }

  @Test(arguments: [
    Action.push(.signIn), .pop(0), .popToRoot, .select(.explore), .close(.review(9)),
    .dismiss(0), .user(.changedStack(.tab(.saved), [.saved, .sight(2)])),
    .setTabs([.saved, .explore]),
  ])
  func `an action that changes nothing the user sees keeps the dialog`(action: Action) {
    #expect(after(action).dialog == .question(1))
  }

  @Test func `a dialog makes two places of one, but not two routes`() {
    #expect(start != Place(start.route))
    #expect(Set([start, Place(start.route), start]).count == 2)
    #expect(start.route == Place(start.route).route)
  }

  @Test func `a saved place has no dialog`() throws {
    let data = try JSONEncoder().encode(start)

    #expect(try JSONDecoder().decode(Place.self, from: data) == Place(start.route))
    #expect(!String(decoding: data, as: UTF8.self).contains("question"))
  }

  @Test(arguments: [nil, TestMap.Dialog.notice])
  func `a restored place goes below the dialog, and brings none`(dialog: TestMap.Dialog?) {
    var place = Place(selectedTab: .saved, dialog: dialog)

    place.reduce(Action.restore(start))

    #expect(place.route == start.route)
    #expect(place.dialog == dialog)
  }

  @Test func `asking does not keep a saved place from being restored`() {
    var place = Place(selectedTab: .saved)

    place.reduce(Action.ask(.notice))
    place.reduce(Action.user(.answered(.notice, choice: 0)))
    place.reduce(Action.restore(start))

    #expect(place == Place(start.route))
  }
}
