import Coordinator
import CoordinatorTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct CoordinatorTreeTests {
  let watch = LeakWatch()
  let tree: CoordinatorTree<TestMap, Item>

  init() {
    let watch = watch
    tree = CoordinatorTree { id in
      let item = Item(id)
      watch.watch(item, as: "\(id.screen)")
      return item
    }
    show([])
  }

  private func show(_ screens: [Screen], modals: [Sheet] = []) {
    tree.reconcile(
      with: Place(
        tabs: [.explore, .saved], selectedTab: .explore, stacks: [.explore: screens],
        modals: modals))
  }

  @Test func `the roots of all tabs live from the start`() {
    #expect(watch.alive == ["explore", "saved"])
  }

  @Test func `items are made from the root up, the modals last`() {
    show([.sight(1), .visit(1)], modals: [[.signIn, .register]])

    #expect(watch.alive.dropFirst(2) == ["sight(1)", "visit(1)", "signIn", "register"])
    #expect(
      tree.items(in: .tab(.explore)).map(\.screen) == [.explore, .sight(1), .visit(1)])
    #expect(tree.items(in: .modal(0)).map(\.screen) == [.signIn, .register])
    #expect(tree.items(in: .modal(1)).isEmpty)
  }

  @Test func `leaving a screen releases its item`() {
    show([.sight(1), .visit(1)], modals: [[.signIn]])

    show([.sight(1)])

    #expect(watch.alive == ["explore", "saved", "sight(1)"])
    #expect(tree.count == 3)
  }

  @Test func `a reorder keeps the items`() {
    show([.sight(1), .sight(2), .visit(1)])
    let items = tree.items(in: .tab(.explore))

    show([.visit(1), .sight(1), .sight(2)])

    #expect(
      tree.items(in: .tab(.explore)).map(ObjectIdentifier.init)
        == [items[0], items[3], items[1], items[2]].map(ObjectIdentifier.init))
  }

  @Test func `the same screen twice in a stack has two items`() {
    show([.sight(1), .visit(1), .sight(1)])
    let items = tree.items(in: .tab(.explore))
    #expect(items[1] !== items[3])

    show([.sight(1), .visit(1)])

    #expect(tree.items(in: .tab(.explore))[1] === items[1])
    #expect(watch.alive == ["explore", "saved", "sight(1)", "visit(1)", "sight(1)"])
  }

  @Test func `a screen with another parameter has another item`() {
    show([.sight(1)])
    let item = tree.items(in: .tab(.explore))[1]

    show([.sight(2)])

    #expect(tree.items(in: .tab(.explore))[1] !== item)
  }

  @Test func `a modal with another root is another modal, and so are those above it`() {
    show([], modals: [[.signIn, .page("a")], [.page("b")]])
    let (low, high) = (tree.items(in: .modal(0)), tree.items(in: .modal(1)))

    show([], modals: [[.register, .page("a")], [.page("b")]])

    #expect(tree.items(in: .modal(0))[1] !== low[1])
    #expect(tree.items(in: .modal(1))[0] !== high[0])
  }

  @Test func `a modal that changes in place keeps its root`() {
    show([], modals: [[.signIn]])
    let root = tree.items(in: .modal(0))[0]

    show([.sight(1)], modals: [[.signIn, .register]])

    #expect(tree.items(in: .modal(0))[0] === root)
  }

  @Test func `a tab that was left keeps its items`() {
    show([.sight(1)])
    let item = tree.items(in: .tab(.explore))[1]

    tree.reconcile(
      with: Place(
        tabs: [.explore, .saved], selectedTab: .saved, stacks: [.explore: [.sight(1)]]))

    #expect(tree.items(in: .tab(.explore))[1] === item)
  }

  @Test func `the items of a tab come and go with the tab`() {
    show([.sight(1)])

    tree.reconcile(with: Place(tabs: [.saved, .account], selectedTab: .account))

    #expect(tree.items(in: .tab(.account)).map(\.screen) == [.account])
    #expect(watch.alive == ["saved", "account"])
  }

  @Test(arguments: 0..<10)
  func `there is one item for each place, whatever came before`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let places = (0..<120).map { _ in random.place() }

    for place in places {
      tree.reconcile(with: place)
      for container in place.containers {
        let items = tree.items(in: container)
        #expect(items.map(\.id) == place.screenIDs(in: container))
      }
    }

    tree.reconcile(with: Place(selectedTab: .explore))
    #expect(watch.alive.sorted() == ["account", "explore", "saved"])
  }

  @Test func `an item that navigates while it is made leaves one item for each place`() {
    let last = Place(selectedTab: .explore, stacks: [.saved: [.sight(3)]], modals: [[.register]])
    var made: [Screen] = []
    var inner: CoordinatorTree<TestMap, Item>?
    let tree = CoordinatorTree<TestMap, Item> { id in
      made.append(id.screen)
      if id.screen == .sight(1) { inner?.reconcile(with: last) }
      return Item(id)
    }
    inner = tree

    tree.reconcile(
      with: Place(
        selectedTab: .explore, stacks: [.explore: [.sight(1)]], modals: [[.signIn], [.page("a")]]))

    for container in last.containers {
      #expect(tree.items(in: container).map(\.id) == last.screenIDs(in: container))
    }
    #expect(tree.count == 5)
    #expect(Set(made).count == made.count)
    inner = nil
  }

  final class Item {
    let id: ScreenID<TestMap>
    var screen: Screen { id.screen }

    init(_ id: ScreenID<TestMap>) {
      self.id = id
    }
  }
}
