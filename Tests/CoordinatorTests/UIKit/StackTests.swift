import Coordinator
import TerminalUIKit
import Testing

@testable import CoordinatorUIKit

@MainActor @Suite(.timeLimit(.minutes(30)), .bothManners) struct StackTests {
  let deep = [Screen.item(1), .item(2), .item(3)]

  nonisolated static let changes: [(old: [Screen], new: [Screen])] = [
    ([], [.item(1)]),
    ([], [.item(1), .item(2), .item(3)]),
    ([.item(1)], []),
    ([.item(1), .item(2), .item(3)], [.item(1)]),
    ([.item(1), .item(2), .item(3)], []),
    ([.item(1), .item(2)], [.item(1), .item(3)]),
    ([.item(1), .item(2)], [.item(2), .item(1)]),
    ([.item(1), .item(2)], [.form(1), .form(2), .form(3)]),
  ]

  @Test(arguments: changes)
  func `a change of a stack is one visible animation`(old: [Screen], new: [Screen]) async {
    let app = TestApp(at: Route(tab: .home, old))
    await app.settle()
    _ = app.log.drainAppearances()

    app.send(.go(Route(tab: .home, new)))

    await app.expectRest()
    #expect(app.log.drainAppearances() == ["\(new.last ?? .home), animated"])
    #expect(app.log.reports == [])
  }

  @Test func `a page zooms from the view that the app gives, and back to it`() async {
    let options = TestOptions()
    let source = UIView()
    var transitions: [UIViewController.Transition?] = []
    options.containers.willPush = { page, screen, below in
      page.preferredTransition = below.title == "Home" ? .zoom { _ in source } : nil
      transitions.append(page.preferredTransition)
    }
    let app = TestApp(options: options)
    await app.settle()

    app.send(.push(.item(1)))
    await app.expectRest()
    app.send(.pop(1))
    await app.expectRest()

    #expect(transitions.map { $0?.sources.count } == [2])
    #expect(transitions.first??.sources.allSatisfy { $0 === source } == true)
  }

  @Test func `removing a screen from the middle is not visible`() async {
    let app = TestApp(at: Route(tab: .home, deep))
    await app.settle()
    _ = app.log.drainAppearances()

    app.send(.go(Route(tab: .home, [.item(1), .item(3)])))

    await app.expectRest()
    #expect(app.log.drainAppearances() == [])
  }

  @Test func `a screen that stays keeps its view controller`() async {
    let app = TestApp(at: Route(tab: .home, deep))
    await app.settle()
    let before = app.topController?.viewControllers

    app.send(.go(Route(tab: .home, [.item(3), .form(1), .item(1)])))
    await app.settle()

    let after = app.topController?.viewControllers
    #expect(after?[1] === before?[3])
    #expect(after?[3] === before?[1])
  }

  @Test(arguments: [TerminalKey.escape, .left])
  func `the user goes back by key`(key: TerminalKey) async {
    let app = TestApp(at: Route(tab: .home, deep))
    await app.settle()

    app.screen.press(key, key == .left ? .alt : [])

    await app.expectRest()
    #expect(app.log.reports == [.user(.changedStack(.tab(.home), [.home, .item(1), .item(2)]))])
    #expect(app.place == Place(selectedTab: .home, stacks: [.home: [.item(1), .item(2)]]))
  }

  @Test func `the user goes back by mouse`() async throws {
    let app = TestApp(at: Route(tab: .home, [.item(1)]))
    await app.settle()

    try app.screen.tap("‹ Home")

    await app.expectRest()
    #expect(app.log.reports == [.user(.changedStack(.tab(.home), [.home]))])
  }

  @Test(arguments: [0, 1])
  func `the user goes back by several with a long press`(index: Int) async throws {
    let app = TestApp(at: Route(tab: .home, deep))
    await app.settle()
    let controller = try #require(app.topController)

    controller.popToViewController(controller.viewControllers[index], animated: true)

    await app.expectRest()
    let left = Array(deep.prefix(index))
    #expect(app.log.reports == [.user(.changedStack(.tab(.home), [.home] + left))])
    #expect(app.place == Place(selectedTab: .home, stacks: [.home: left]))
  }

  @Test func `a pop that is undone changes nothing`() async throws {
    let app = TestApp(at: Route(tab: .home, deep))
    await app.settle()

    let swipe = try #require(app.screen.beginInteractivePop())
    swipe.advance(to: 0.4)
    swipe.cancel()

    await app.expectRest()
    #expect(app.log.reports == [])
    #expect(app.place == Place(Route(tab: .home, deep)))
  }

  @Test func `a page that a screen pushed by itself is ignored, and goes with the next change`()
    async throws
  {
    let app = TestApp(at: Route(tab: .home, [.item(1)]))
    await app.settle()
    app.topController?.pushViewController(UIViewController(), animated: false)
    await app.settle()
    #expect(app.shown == app.place)

    app.send(.push(.item(2)))

    await app.expectRest()
    #expect(app.topController?.viewControllers.count == 3)
    #expect(app.log.reports == [])
  }
}
