import Coordinator
import Redux
import TerminalUIKit
import Testing

/// One walk through the app, decided by its seed.
@MainActor final class RandomWalk {
  private let app: TestApp
  private let seed: UInt64
  /// The events since the app was last at rest.
  private var trail: [String] = []
  private var random: SplitMix64
  private var drag: TerminalDrag?
  /// How often coordinators may still navigate in `start()`.
  private var starts = 20

  init(seed: UInt64) {
    self.seed = seed
    random = SplitMix64(seed: seed)
    let options: TestOptions =
      random.oneIn(3) && TransitionManner.current == .slow
      ? .silent : random.oneIn(2) ? TestOptions() : .split
    app = TestApp(
      at: random.oneIn(2) ? random.place().route : nil, hasWindow: false,
      columns: random.width(), options: options)
    options.onStart = { [weak self] in self?.navigate(from: $0) }
    if random.oneIn(4) { app.openWindow() }
  }

  /// Lets the coordinator of a tab's root navigate in `start()`.
  private func navigate(from screen: Screen) {
    guard TestMap.Tab.allCases.map(TestMap.firstScreen).contains(screen), starts > 0,
      random.oneIn(4)
    else { return }
    starts -= 1
    trail.append("start of \(screen)")
    send(randomRequest())
  }

  func run(steps: Int) async {
    for _ in 0..<steps {
      await move()
      if random.oneIn(4), app.shown != nil { await rest() }
    }
    if app.shown == nil { app.openWindow() }
    await rest()
  }

  private func rest() async {
    liftFinger()
    await app.settle()
    closeAlert()
    await app.expectRest("Seed \(seed), after \(trail): ", mayMiss: true)
    trail = ["\(app.place)"]
  }

  private func move() async {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<5: send(randomRequest())
    case 16: send(Lock(screens: random.oneIn(2) ? [random.screen(), random.screen()] : []))
    case 17: sendRequest()
    case 18: sendAnswer()
    case 19: press(.enter)
    case 5, 6: press(.escape)
    case 7: press(.character("123".randomElement(using: &random) ?? "1"))
    case 8: goBackByMany()
    case 9: presentAlert()
    case 10 where app.shown == nil: app.openWindow()
    case 11 where drag == nil: touch()
    case 11, 12: liftFinger()
    case 13, 14: resize()
    default: await wait()
    }
  }

  private func send(_ action: any ActionType) {
    trail.append("\(action)")
    app.store.dispatch(action)
  }

  private func randomScreenID() -> ScreenID<TestMap>? {
    // A set has another order in each process.
    app.place.screenIDs.sorted { "\($0)" < "\($1)" }.randomElement(using: &random)
  }

  /// Lets a screen ask another one, which need not be on top.
  private func sendRequest() {
    guard let asker = randomScreenID() else { return }
    let request: ScreenRequest<TestMap> =
      random.oneIn(2) ? .push(random.screen()) : .present(random.modal())
    send(Action.request(request, for: asker))
  }

  /// Lets a screen answer whoever asked for it, or nobody.
  private func sendAnswer() {
    guard let asked = randomScreenID() else { return }
    send(Action.answer(Tick(), from: asked))
  }

  private func press(_ key: TerminalKey) {
    trail.append("\(key)")
    app.screen.press(key)
  }

  /// Begins to swipe back, or to pull a sheet down.
  private func touch() {
    let isPop = random.oneIn(2)
    trail.append(isPop ? "swipe" : "pull")
    drag =
      isPop ? app.screen.beginInteractivePop() : app.screen.beginInteractiveDismissal()
    drag?.advance(to: 0.5)
  }

  private func liftFinger() {
    guard let drag else { return }
    let isCancelled = random.oneIn(2)
    trail.append(isCancelled ? "let go" : "finish")
    isCancelled ? drag.cancel() : drag.finish()
    self.drag = nil
  }

  private func resize() {
    let width = random.width()
    trail.append("width \(width)")
    app.screen.resize(columns: width, rows: 14)
  }

  private func wait() async {
    let turns = Int.random(in: 1...4, using: &random)
    trail.append("wait \(turns)")
    for _ in 0..<turns { await Task.yield() }
  }

  private func randomRequest() -> Action {
    switch Int.random(in: 0..<17, using: &random) {
    case 0: .go(random.place().route)
    case 1, 2: .push(random.screen())
    case 3: .pop(Int.random(in: 0...3, using: &random))
    case 4: .popToRoot
    case 5: .replace(random.screen())
    case 6: .select(random.tab())
    case 7, 8: .present(random.modal())
    case 9...11: .ask(random.dialog())
    case 12: .endDialog(random.dialog())
    case 13: .enter(random.oneIn(2) ? .main : .wall)
    case 14, 15: .setTabs(random.tabs())
    default: .dismiss(Int.random(in: 1...3, using: &random))
    }
  }

  /// Does what UIKit does when the user chooses from the menu of the back button.
  private func goBackByMany() {
    guard let controller = app.topController, !app.isMoving,
      let page = controller.viewControllers.randomElement(using: &random)
    else { return }
    trail.append("back to \(page.title ?? "")")
    controller.popToViewController(page, animated: true)
  }

  private func presentAlert() {
    guard app.presented.last as? UIAlertController == nil, app.shown != nil else { return }
    let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    guard let page = app.topController, page.transitionCoordinator == nil, drag == nil,
      !app.isMoving
    else {
      return
    }
    trail.append("alert")
    page.present(alert, animated: random.oneIn(2))
  }

  /// Closes an alert or action sheet as the user does, if it can be closed without a choice.
  private func closeAlert() {
    guard app.presented.last is UIAlertController else { return }
    app.screen.press(.escape)
  }
}

extension SplitMix64 {
  /// Returns a width with room for columns and popovers, or one without.
  fileprivate mutating func width() -> Int { oneIn(2) ? 130 : 48 }

  fileprivate mutating func screen() -> Screen {
    let number = Int.random(in: 1...4, using: &self)
    return oneIn(4) ? .form(number) : .item(number)
  }

  fileprivate mutating func stack() -> [Screen] {
    (0..<Int.random(in: 0...3, using: &self)).map { _ in screen() }
  }

  fileprivate mutating func tab() -> TestMap.Tab {
    TestMap.Tab.allCases.randomElement(using: &self) ?? .home
  }

  fileprivate mutating func dialog() -> TestMap.Dialog {
    let number = Int.random(in: 1...3, using: &self)
    return oneIn(2) ? .question(number) : .menu(number)
  }

  fileprivate mutating func tabs() -> [TestMap.Tab] {
    Array(TestMap.Tab.allCases.shuffled(using: &self).prefix(Int.random(in: 1...4, using: &self)))
  }

  fileprivate mutating func modal() -> Modal<TestMap> {
    switch Int.random(in: 0..<6, using: &self) {
    case 0: Modal(stack(), as: .fullScreen)
    case 1: Modal(stack(), as: .popover(anchor: oneIn(2) ? "ticks" : "elsewhere"))
    case 2: Modal(stack(), as: .bare)
    case 3: Modal(stack(), as: .sheet(detents: [.medium, .large]))
    default: Modal(stack())
    }
  }

  fileprivate mutating func place() -> Place {
    Place(
      root: oneIn(4) ? .wall : .main, selectedTab: tab(),
      stacks: [.home: stack(), .saved: stack(), .account: stack(), .gate: stack()],
      modals: (0..<Int.random(in: 0...2, using: &self)).map { _ in modal() })
  }
}
