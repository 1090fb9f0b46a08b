#if os(Linux) && compiler(>=6.3)
  import AppSimulation
  import CoordinatorLinks
  import Redux
  import ReduxTesting

  @testable import Coordinator

  enum IntakeMap: NavigationMap {
    enum Tab: String, CaseIterable, Codable, Sendable { case a, b }
    enum Screen: Hashable, Codable, Sendable { case home, form, page(Int) }
    enum Dialog: Hashable, Codable, Sendable {
      case link(Int), other
      /// The explanation of a refusal, by its number, and the web page that it offers.
      case refused(Int, page: String?)
    }

    static func firstScreen(of tab: Tab) -> Screen { .home }
  }

  private typealias IntakeRoute = RouteAction<IntakeMap>

  private enum UserAction: ActionType { case changed(String?) }

  private struct IntakeState: StateType, Equatable {
    var navigation = NavigationState<IntakeMap>(selectedTab: .a)
    var links = LinkState<IntakeMap>()
    var user: String?

    mutating func reduce(_ action: any ActionType) {
      navigation.reduce(action)
      links.reduce(action)
      if case UserAction.changed(let user) = action { self.user = user }
    }
  }

  extension LinkRequirement {
    fileprivate static let user: Self = "a user"
  }

  /// Links that lead on, ask, wait for a sign-in, or are refused with an explanation, beside a model.
  struct IntakeComparison: ModelComparison {
    enum Link: String, CaseIterable { case free, locked, ask, stay, nowhere }

    enum Operation {
      case open(Link, LinkSource), user(String?), move(RouteAction<IntakeMap>), answer, type
      case wait(Int)
    }

    /// What a link waits for.
    private enum Wait { case form, question }

    private struct Pending {
      let link: Link
      let number: Int
      let wait: Wait
      /// Where the user has to be meanwhile.
      let place: Route<IntakeMap>
      var owner: String?
      let expires: Duration
      var isInUse = false
      /// Whether another question has replaced that of the link.
      var isCovered = false
    }

    static let promise = "links wait and arrive as they should"
    static let length = 60

    private let clock = TestClock()
    private let store: Store<IntakeState>
    private var navigation = NavigationState<IntakeMap>(selectedTab: .a)
    private var user: String?
    private var pending: Pending?
    private var outcome = "nothing"
    private var count = 0
    /// Whether a link has led to the screen that requires a user.
    private var hasLed = false
    /// The last link, if it is a universal link that has neither led anywhere nor been refused, and the web page of one
    /// that was.
    private var arriving: String?
    private var page: String?
    /// The explanations that wait behind a question, each with its reason, and the last that was shown.
    private var waiting: [(reason: String, dialog: IntakeMap.Dialog)] = []
    private var shown: IntakeMap.Dialog?
    private var explanationCount = 0

    init() {
      let intake: Middleware<IntakeState> = linkIntake(
        table: Self.table, links: \.links, navigation: \.navigation, clock: clock,
        owner: { $0.user.map { .user($0) } ?? .nextUser },
        guard: { _, state in
          state.user == nil ? .detour(.present([.form]), forms: [.form]) : .allow
        })
      let dialogs: Middleware<IntakeState> = linkDialogs(
        links: \.links, navigation: \.navigation,
        explaining: { .refused($0.id, page: $0.webPage?.text) })
      store = Store(initialState: IntakeState(), middleware: [intake, dialogs])
    }

    private static let table = LinkTable<IntakeMap>.constant {
      try LinkTable(
        schemes: ["app"], hosts: ["example.org"],
        [
          .init("free", to: Link.free.route),
          .init("locked", requires: .user, to: Link.locked.route),
          .init("ask", asking: { .link($0) }, to: Link.ask.route),
          .init("stay", keepsPlace: true, to: Link.stay.route),
        ])
    }

    mutating func perform(_ operation: Operation) -> String? {
      switch operation {
      case .open(let link, let source):
        let text = source == .universalLink ? "https://example.org/" : "app://"
        open(link, source, text + link.rawValue)
        store.dispatch(
          LinkAction<IntakeMap>.received(RawLink(text + link.rawValue), from: source))
      case .user(let next):
        changeUser(to: next)
        store.dispatch(UserAction.changed(next))
      case .move(let action):
        move(action)
        store.dispatch(action)
      case .answer:
        guard let dialog = navigation.dialog else { return nil }
        return perform(.move(.user(.answered(dialog, choice: 0))))
      case .type:
        guard case .modal(let depth) = navigation.topContainer, navigation.topScreen == .form
        else { return nil }
        if pending?.wait == .form { pending?.isInUse = true }
        look()
        let id = ScreenID<IntakeMap>(.form, in: .modal(depth))
        store.dispatch(Addressed(CounterAction.counted(1), to: id))
      case .wait(let seconds):
        clock.jump(by: .seconds(seconds))
        look()
        store.dispatch(CounterAction.counted(0))
      }
      return difference()
    }

    private mutating func open(_ link: Link, _ source: LinkSource, _ text: String) {
      page = nil
      arriving = source == .universalLink ? text : nil
      let isClosed = link == .ask && source == .customScheme
      guard link != .nowhere, !isClosed else {
        count += 1
        refuse(isClosed ? "source" : "unknown", page: arriving)
        return look()
      }
      end(nil)
      let number = count + 1
      count = number
      outcome = "parsed \(link.rawValue)"
      let before = navigation.route
      if link == .locked, user == nil {
        if !before.chain.contains(.form) { navigation.reduce(IntakeRoute.present([.form])) }
        return wait(for: link, .form, number)
      }
      navigation.reduce(IntakeRoute.go(link == .stay ? before.above(link.route) : link.route))
      guard link == .ask else {
        hasLed = hasLed || link == .locked
        return lead(link)
      }
      waiting = []
      navigation.reduce(IntakeRoute.ask(.link(number)))
      wait(for: link, .question, number)
    }

    private mutating func wait(for link: Link, _ wait: Wait, _ number: Int) {
      pending = Pending(
        link: link, number: number, wait: wait, place: navigation.route, owner: user,
        expires: clock.now.offset + .seconds(300))
      // A link that waits for a form leaves room for an explanation, unlike one that asks.
      if wait == .form { explain() }
    }

    private mutating func changeUser(to next: String?) {
      let old = user
      user = next
      // What the last user could see is for nobody else.
      if hasLed, let old, old != next {
        while navigation.screenIDs.contains(where: { $0.screen == .page(2) }) {
          navigation.reduce(IntakeRoute.close(.page(2)))
          // The question above it is gone, too.
          explain()
        }
      }
      look()
    }

    private mutating func move(_ action: RouteAction<IntakeMap>) {
      navigation.reduce(action)
      if let waiting = pending, waiting.wait == .question {
        switch action {
        case .user(.answered(.link(waiting.number), _)), .endDialog(.link(waiting.number)):
          pending = nil
          outcome = "routed \(waiting.link.rawValue)"
          arriving = nil
        case .ask(let dialog): if dialog != .link(waiting.number) { pending?.isCovered = true }
        default: break
        }
      }
      explain()
      look()
    }

    /// Notes that a link has led to its route: older refusals aren't explained any more.
    private mutating func lead(_ link: Link) {
      outcome = "routed \(link.rawValue)"
      arriving = nil
      waiting = []
    }

    private mutating func refuse(
      _ reason: String, of link: Link? = nil, page newPage: String? = nil, isExplained: Bool = true
    ) {
      outcome = "refused \(reason)"
      (page, arriving) = (newPage, nil)
      guard isExplained else { return explain() }
      explanationCount += 1
      let id = "\(reason) \(link?.rawValue ?? "")"
      waiting.removeAll { $0.reason == id }
      waiting.append((id, .refused(explanationCount, page: newPage)))
      explain(isNew: true)
    }

    /// Shows the next explanation, which replaces no question; only a new one replaces an explanation.
    private mutating func explain(isNew: Bool = false) {
      guard let next = waiting.first?.dialog,
        navigation.dialog == nil || isNew && navigation.dialog == shown
      else { return }
      navigation.reduce(IntakeRoute.ask(next))
      shown = next
      waiting.removeFirst()
      if pending?.wait == .question { pending?.isCovered = true }
    }

    /// Looks whether what a link waits for has happened, or can't any more.
    private mutating func look() {
      guard var waiting = pending else { return }
      if let owner = waiting.owner, owner != user { return end("signedOut") }
      if waiting.owner == nil, user != nil { waiting.owner = user }
      pending = waiting
      if clock.now.offset >= waiting.expires, !waiting.isInUse || waiting.wait == .question {
        return end("expired")
      }
      switch waiting.wait {
      case .form:
        if user != nil {
          navigation.reduce(IntakeRoute.go(waiting.link.route))
          pending = nil
          hasLed = true
          lead(waiting.link)
        } else if !navigation.route.chain.contains(.form) {
          end("superseded")
        }
      case .question:
        if navigation.route != waiting.place {
          end("superseded")
        } else if waiting.isCovered, navigation.dialog == nil {
          navigation.reduce(IntakeRoute.ask(.link(waiting.number)))
          pending?.isCovered = false
        }
      }
    }

    /// Ends the wait, and takes its question back.
    ///
    /// Who has left what the link had opened needs no explanation.
    private mutating func end(_ reason: String?) {
      guard let waiting = pending else { return }
      pending = nil
      if waiting.wait == .question {
        navigation.reduce(IntakeRoute.endDialog(.link(waiting.number)))
      }
      guard let reason else { return }
      let hasLeft = waiting.wait == .question || navigation.route.isBelow(waiting.place)
      refuse(reason, of: waiting.link, isExplained: reason != "superseded" || !hasLeft)
    }

    private func difference() -> String? {
      let state = store.state
      return different("the location", state.navigation.route, navigation.route)
        ?? different("the question", state.navigation.dialog, navigation.dialog)
        ?? different("what waits", state.links.pending?.match.pattern, pending?.link.rawValue)
        ?? different("the outcome", state.links.outcome.words, outcome)
        ?? different("the web page", state.links.webPage?.text, page)
    }
  }

  extension IntakeComparison.Link {
    fileprivate var route: Route<IntakeMap> {
      switch self {
      case .free: Route(tab: .b, [.page(1)])
      case .locked: Route(tab: .b, [.page(2)])
      case .ask, .nowhere: Route(tab: .b)
      case .stay: Route(tab: .a, modals: [[.page(3)]])
      }
    }
  }

  extension LinkAction<IntakeMap>? {
    /// The outcome in a word or two.
    fileprivate var words: String {
      switch self {
      case .parsed(let match, _): "parsed \(match.pattern)"
      case .routed(let pattern, _): "routed \(pattern)"
      case .refused(let refusal, _):
        "refused \("\(Mirror(reflecting: refusal).children.first?.label ?? "unknown")")"
      default: "nothing"
      }
    }
  }

  extension IntakeComparison {
    static func operation(_ stream: inout RandomStream) -> Operation {
      switch stream.number(0...13) {
      case 0...3:
        let sources: [LinkSource] = [.inApp, .customScheme, .universalLink, .universalLink]
        return .open(stream.pick(Link.allCases), stream.pick(sources))
      case 4: return .user(stream.pick([nil, "ada", "bo"]))
      case 5: return .type
      case 12, 13: return .answer
      case 6, 7: return .wait(stream.pick([1, 200, 301, 301]))
      default:
        return .move(
          stream.pick([
            .push(.page(stream.number(0...3))), .pop(1), .dismiss, .select(.a), .select(.b),
            .go(Route(tab: .a)), .ask(.other), .endDialog(.other),
            .user(.answered(.link(stream.number(1...3)), choice: 0)), .present([.page(4)]),
          ]))
      }
    }
  }

  extension Route<IntakeMap> {
    /// Whether another route has the same modals and more, or without modals the same screens; those on top may differ.
    fileprivate func isBelow(_ other: Self) -> Bool {
      guard tab == other.tab, modals.count <= other.modals.count else { return false }
      guard let top = modals.last else {
        return screens.count <= other.screens.count
          && other.screens.starts(with: screens.dropLast())
      }
      let same = other.modals[modals.count - 1]
      return modals.dropLast() == other.modals.prefix(modals.count - 1) && top.style == same.style
        && top.stack.count <= same.stack.count && same.stack.starts(with: top.stack.dropLast())
    }

    /// The route with another's modals on top, unless they are there.
    fileprivate func above(_ other: Self) -> Self {
      if modals.suffix(other.modals.count) == other.modals[...] { return self }
      return Self(root: root, tab: tab, screens, modals: modals + other.modals)
    }
  }
#endif
