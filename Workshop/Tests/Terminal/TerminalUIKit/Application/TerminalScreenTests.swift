import Foundation
import Testing

@testable import TerminalUIKit

@MainActor @Suite(.timeLimit(.minutes(30))) struct TerminalScreenTests {
  private let screen = TerminalScreen(columns: 40, rows: 12)
  private let page = UIViewController()
  private let label = UILabel()

  init() {
    label.text = "Alhambra"
    label.frame = CGRect(x: 16, y: 32, width: 160, height: 16)
    page.view.addSubview(label)
    screen.show(page)
  }

  @Test func `an idle screen draws nothing`() async {
    await screen.settled()
    let frames = screen.frameCount

    for _ in 0..<5 {
      label.text = "Alhambra"
      await screen.settled()
    }

    #expect(screen.frameCount == frames)
  }

  @Test func `several changes in a turn make one frame`() async {
    await screen.settled()
    let frames = screen.frameCount

    for number in 0..<100 { label.text = "Number \(number)" }
    await screen.shows("Number 99")

    #expect(screen.frameCount == frames + 1)
  }

  @Test func `keys that come at once share a frame`() async {
    let field = UITextField(frame: CGRect(x: 0, y: 80, width: 160, height: 16))
    page.view.addSubview(field)
    await screen.settled()
    let frames = screen.frameCount

    screen.type(String(repeating: "a", count: 500))
    await screen.settled()

    #expect(field.text?.count == 500)
    #expect(screen.frameCount == frames + 1)
  }

  @Test func `keys that take long show a frame now and then, before the last of them`() async {
    let field = UITextField(frame: CGRect(x: 0, y: 80, width: 160, height: 16))
    page.view.addSubview(field)
    await screen.settled()
    var shown: [Int] = []
    var time = ContinuousClock.now
    screen.present = { shown.append($0.text.count { $0 == "x" }) }
    screen.now = {
      time += .milliseconds(10)
      return time
    }

    screen.type(String(repeating: "x", count: 10))
    let meanwhile = shown
    await screen.settled()

    #expect(meanwhile == [4, 8])
    #expect(shown.last == 10)
  }

  @Test func `a wait ends with a later frame`() async {
    Task { label.text = "Generalife" }

    let came = await screen.until { $0.contains("Generalife") }

    #expect(came)
  }

  @Test func `a wait fails after its time limit`() async {
    let came = await screen.shows("Córdoba", within: 0)

    #expect(came == false)
  }

  @Test func `tapping a text that isn't shown throws an error with the screen`() {
    let error = #expect(throws: TerminalTextNotShown.self) { try screen.tap("Córdoba") }

    #expect(error?.description.contains("Alhambra") == true)
  }

  @Test func `wide letters can be tapped`() throws {
    var taps = 0
    let button = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: "東京 ok") { _ in taps += 1 })
    button.frame = CGRect(x: 80, y: 64, width: 56, height: 16)
    page.view.addSubview(button)

    try screen.tap("京 o")

    #expect(taps == 1)
  }

  @Test func `a resize lays out again`() {
    screen.resize(columns: 60, rows: 20)
    screen.update()

    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 480, height: 304))
  }

  @Test func `a terminal that was suspended gets an unchanged frame again`() async {
    await screen.settled()
    var frames: [String] = []
    screen.present = { frames.append($0.text) }

    screen.send(.resize(screen.size))

    #expect(frames == [screen.text])
  }

  @Test func `a window that is too small says so, and recovers`() {
    screen.send(.resize(TerminalSize(columns: 19, rows: 12)))
    let small = screen.text
    screen.send(.resize(TerminalSize(columns: 40, rows: 12)))

    #expect(small.hasPrefix("Too small"))
    #expect(screen.text.contains("Alhambra"))
  }

  @Test(arguments: [
    TerminalEvent.key(.character("q")), .key(.character("c"), .control),
  ])
  func `the user can quit`(event: TerminalEvent) {
    screen.send(event)

    #expect(screen.isQuit)
  }

  @Test func `typing into a field doesn't quit`() {
    let field = UITextField(frame: CGRect(x: 0, y: 80, width: 160, height: 16))
    page.view.addSubview(field)
    screen.resize(columns: 60, rows: 12)

    screen.type("q")

    #expect(field.text == "q")
    #expect(screen.isQuit == false)
    #expect(screen.text.contains("^C Quit"))
  }

  @Test func `the help line names no key that a field would type`() {
    let tabs = UITabBarController()
    let form = UIViewController()
    form.view.addSubview(UITextField(frame: CGRect(x: 0, y: 80, width: 160, height: 16)))
    tabs.viewControllers = [form, UIViewController()]
    screen.show(tabs)
    screen.update()

    #expect(screen.keyHints.map(\.key) == ["⏎", "Esc", "⇥", "^C"])
  }

  @Test func `with few columns, the help line names what Enter does and the list of keys`() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "A button, so long"
    button.frame = CGRect(x: 0, y: 80, width: 240, height: 16)
    page.view.addSubview(button)

    let wide = screen.text
    screen.resize(columns: 30, rows: 12)

    #expect(wide.hasSuffix("\n ⏎ A button, so long   q Quit   ? Keys"))
    #expect(screen.text.hasSuffix("\n ⏎ A button, so long   ? Keys"))
  }

  @Test func `activity indicators spin only in a terminal and while they are visible`() async {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.frame = CGRect(x: 0, y: 0, width: 8, height: 16)
    page.view.addSubview(indicator)
    indicator.startAnimating()
    var frames: [String] = []
    screen.present = { frames.append($0.text) }

    screen.setNeedsUpdate()
    await screen.until { $0.contains("⠹") }
    indicator.stopAnimating()
    await screen.settled()
    let ticks = screen.tick

    #expect(frames.count >= 3)
    screen.update()
    #expect(screen.tick == ticks)
  }

  @Test(arguments: [true, false]) func `activity indicators don't spin if the user prefers that`(
    isMoving: Bool
  ) {
    screen.present = { _ in }
    screen.isMoving = isMoving

    screen.setNeedsTick()

    #expect(screen.wantsTick == isMoving)
  }

  @Test func `no spinner turns on a screen that shows an earlier moment`() {
    screen.present = { _ in }
    screen.isFrozen = true
    screen.setNeedsTick()
    #expect(!screen.wantsTick)

    screen.isFrozen = false
    screen.setNeedsTick()

    #expect(screen.wantsTick)
  }

  @Test func `a screen and its windows are released together`() {
    weak var freed: UIWindow?
    do {
      let screen = TerminalScreen(columns: 40, rows: 12)
      freed = screen.show(UINavigationController(rootViewController: UIViewController()))
      _ = screen.text
    }

    #expect(freed == nil)
  }
}
