import Coordinator
import Testing

@testable import CoordinatorUIKit
@testable import TerminalUIKit

/// Each style of a modal is presented by UIKit's own means, and read back.
@MainActor @Suite(.timeLimit(.minutes(30)), .bothManners) struct ModalStyleTests {
  nonisolated static let styles: [ModalStyle] = [
    .sheet(), .sheet(detents: [.medium, .large]), .sheet(detents: [.fraction(0.4), .height(160)]),
    .fullScreen, .popover(anchor: "ticks"), .popover(anchor: "unknown"), .bare,
  ]

  private func settledApp(presenting style: ModalStyle, columns: Int = 120) async -> TestApp {
    let app = TestApp(columns: columns)
    app.send(.present(Modal([.form(1)], as: style)))
    await app.settle()
    return app
  }

  @Test(arguments: styles, [48, 120])
  func `a modal is shown in its style, and read back`(style: ModalStyle, columns: Int) async {
    let app = await settledApp(presenting: style, columns: columns)

    await app.expectRest()
    #expect(app.shown?.modals == [Modal([.form(1)], as: style)])
    #expect(app.log.reports == [])
  }

  @Test(arguments: [
    (ModalStyle.sheet(), UIModalPresentationStyle.pageSheet), (.fullScreen, .fullScreen),
    (.popover(anchor: "ticks"), .popover), (.popover(anchor: "unknown"), .pageSheet),
    (.bare, .automatic),
  ])
  func `a style is UIKit's, and a popover without a source is a sheet`(
    style: ModalStyle, expected: UIModalPresentationStyle
  ) async {
    let app = await settledApp(presenting: style)

    #expect(app.presented.first?.modalPresentationStyle == expected)
    #expect(app.presented.first is UINavigationController == (style != .bare))
  }

  @Test func `a sheet has its detents, and a grabber if there are several`() async {
    let app = await settledApp(
      presenting: .sheet(detents: [.medium, .fraction(0.25), .height(96), .large]))
    let sheet = app.presented.first?.sheetPresentationController
    let context = UISheetPresentationController.Context(maximum: 160, isCompactHeight: false)

    #expect(
      sheet?.detents.map { $0.resolvedValue(in: context) } == [80, 40, 96, 160])
    #expect(sheet?.prefersGrabberVisible == true)
  }

  @Test func `a screen that is a form stands in a form sheet`() async {
    let options = TestOptions()
    options.modalStyle = .formSheet
    let app = TestApp(options: options)

    app.send(.present([.form(1)]))

    await app.expectRest()
    #expect(app.presented.map(\.modalPresentationStyle) == [.formSheet])
  }

  @Test(
    arguments: [ModalStyle.sheet(detents: [.medium]), .popover(anchor: "ticks"), .bare], [48, 120])
  func `the user leaves a modal of any style but a full screen`(
    style: ModalStyle, columns: Int
  ) async {
    let app = await settledApp(presenting: style, columns: columns)

    app.screen.press(.escape)

    await app.expectRest()
    #expect(app.log.reports == [.user(.dismissedModals(keeping: 0))])
    #expect(app.place == Place(selectedTab: .home))
  }

  @Test func `a tap beside a popover is reported`() async {
    let app = await settledApp(presenting: .popover(anchor: "ticks"))

    app.screen.click(TerminalPoint(column: 70, row: 10))

    await app.expectRest()
    #expect(app.log.reports == [.user(.dismissedModals(keeping: 0))])
  }

  @Test func `a push on a bare modal changes nothing, and one above it is presented`() async {
    let app = await settledApp(presenting: .bare)

    app.send(.push(.item(1)), .present(Modal([.form(2)], as: .bare)))

    await app.expectRest()
    #expect(app.place.modals == [Modal([.form(1)], as: .bare), Modal([.form(2)], as: .bare)])
    #expect(app.presented.map { $0.title } == ["Form 1", "Form 2"])
  }

  @Test func `another style is another presentation`() async {
    let app = await settledApp(presenting: .sheet())
    let sheet = Weak(object: app.presented.first)

    app.send(.dismiss, .present(Modal([.form(1)], as: .fullScreen)))

    await app.expectRest()
    #expect(sheet.object == nil)
    #expect(app.presented.map(\.modalPresentationStyle) == [.fullScreen])
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .currentContext])
  func `the app sees a modal before it is presented, and may change its style`(
    style: UIModalPresentationStyle
  ) async {
    let options = TestOptions()
    var seen: [Modal<TestMap>] = []
    options.containers.willPresent = { controller, modal in
      seen.append(modal)
      controller.modalPresentationStyle = style
    }
    let app = TestApp(options: options)

    app.send(.present([.form(1), .item(2)]))

    await app.expectRest()
    #expect(seen == [[.form(1), .item(2)]])
    #expect(app.presented.map(\.modalPresentationStyle) == [style])
    app.send(.present([.form(2)]), .ask(.question(1)))
    await app.expectRest()
    app.send(.dismiss(2))
    await app.expectRest()
  }
}

/// A reference that doesn't keep its object alive.
private struct Weak {
  weak var object: UIViewController?
}
