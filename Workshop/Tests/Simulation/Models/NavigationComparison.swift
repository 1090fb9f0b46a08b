#if os(Linux) && compiler(>=6.3)
  import AppSimulation
  import Foundation
  import Redux

  @testable import Coordinator

  /// Navigation in several windows, its states of screens, its plans and its files, beside a model.
  struct NavigationComparison: ModelComparison {
    enum Operation {
      case move(RouteAction<ModelMap>, in: WindowID?)
      case request(ScreenRequest<ModelMap>, by: Int)
      case answer(of: Int)
      case userChanged(of: Int, keeping: Int, adding: [ModelMap.Screen])
      case enterWindow(Int), closeWindow(Int)
      case save, restore
      case count(on: Int), countAll
    }

    static let promise = "navigation does what it says"
    static let length = 60

    private var real = NavigationState<ModelMap>(selectedTab: .a)
    private var model = NavigationModel()
    private var saved = NavigationState<ModelMap>(selectedTab: .a)
    private var savedModel = NavigationModel()
    private var counters = ScreenStates<ModelMap, CounterState> { _ in CounterState() }
    private var counts: [ScreenID<ModelMap>: Int] = [:]
    private var performed = 0

    init() {
      counters.reduce(CounterAction.counted(0), in: real)
      counts = Dictionary(uniqueKeysWithValues: model.orderedPlaces.map { ($0, 0) })
    }

    mutating func perform(_ operation: Operation) -> String? {
      let before = (real: real, model: model)
      guard let action = change(by: operation) else { return nil }
      counters.reduce(action, in: real)
      count(action, before.model)
      performed += 1
      // A file takes the longest.
      let file = performed.isMultiple(of: 4) ? fileFault() : nil
      return difference() ?? planFault(from: before.real) ?? file
    }

    /// Changes both, and returns the action that did it.
    private mutating func change(by operation: Operation) -> (any ActionType)? {
      let places = model.orderedPlaces
      switch operation {
      case .move(let action, let window):
        model.reduce(action, in: window)
        return reduce(window.map { Addressed(action, to: $0) } ?? action)
      case .request(let request, let number):
        let asker = places[number % places.count]
        let action = RouteAction.request(request, for: asker)
        model.reduce(action, in: asker.window)
        return reduce(Addressed(action, to: asker.window))
      case .answer(let number):
        let place = places[number % places.count]
        let action = RouteAction<ModelMap>.answer(CounterAction.counted(100), from: place)
        model.reduce(action, in: place.window)
        return reduce(Addressed(action, to: place.window))
      case .userChanged(let number, let count, let screens):
        let place = places[number % places.count]
        let stack = model.windows[place.window]?.places(in: place.container).map(\.screen) ?? []
        let action = RouteAction<ModelMap>.user(
          .changedStack(place.container, stack.prefix(max(1, count)) + screens))
        model.reduce(action, in: place.window)
        return reduce(Addressed(action, to: place.window))
      case .enterWindow(let number):
        model.enterWindow(WindowID(number))
        return reduce(Addressed(WindowAction.entered, to: WindowID(number)))
      case .closeWindow(let number):
        model.closeWindow(WindowID(number))
        return reduce(Addressed(WindowAction.closed, to: WindowID(number)))
      case .save:
        (saved, savedModel) = (real, model)
        return nil
      case .restore:
        model.restore(savedModel)
        return reduce(RouteAction.restore(saved))
      case .count(let number):
        return Addressed(CounterAction.counted(1), to: places[number % places.count])
      case .countAll: return CounterAction.counted(10)
      }
    }

    private mutating func reduce(_ action: any ActionType) -> any ActionType {
      real.reduce(action)
      return action
    }

    /// Follows what the states of screens have to be: one for each that is open, as long as that stays.
    private mutating func count(_ action: any ActionType, _ before: NavigationModel) {
      let staying = before.windows.map { number, window in
        model.windows[number].map { window.staying(in: $0) } ?? []
      }
      let kept = staying.reduce(into: Set()) { $0.formUnion($1) }
      let old = counts
      counts = [:]
      for place in model.orderedPlaces { counts[place] = kept.contains(place) ? old[place] : 0 }
      let request = routeAction(in: action, of: ModelMap.self).0
      if case .answer(let answer)? = request,
        let window = before.windows[answer.address.window]
      {
        let stack = window.places(in: answer.address.container)
        let position = stack.lastIndex(of: answer.address).map { $0 + 1 } ?? 0
        let asker = stack[..<position].last { window.askers[$0] != nil }
          .flatMap { window.askers[$0] }
        if let asker, counts[asker] != nil { counts[asker, default: 0] += 100 }
      } else if let one = action as? Addressed<ScreenID<ModelMap>> {
        if counts[one.address] != nil { counts[one.address, default: 0] += 1 }
      } else if action is CounterAction {
        counts = counts.mapValues { $0 + 10 }
      }
    }

    private func difference() -> String? {
      let windows = model.windows.keys.sorted()
      if let fault = different("the windows", real.windows, windows)
        ?? different("the window", real.window, model.current)
      {
        return fault
      }
      for number in windows {
        guard let own = real.alone(in: number), let window = model.windows[number] else { continue }
        if let fault = difference(own, window) { return fault }
      }
      let states = Dictionary(
        uniqueKeysWithValues: model.orderedPlaces.map { ($0, counters[$0]?.count ?? -1) })
      return different("the states", states, counts)
        ?? different("the number of states", counters.count, counts.count)
    }

    private func difference(
      _ own: NavigationState<ModelMap>, _ window: NavigationModel.Window
    ) -> String? {
      let stacks = window.stacks.filter { $0.value.count > 1 }.mapValues { Array($0.dropFirst()) }
      var tabs: [ModelMap.Root: [ModelMap.Tab]] = [:]
      for root in ModelMap.Root.allCases { tabs[root] = own.memory(of: root)?.tabs }
      var selected: [ModelMap.Root: ModelMap.Tab] = [:]
      for root in ModelMap.Root.allCases { selected[root] = own.memory(of: root)?.selectedTab }
      let modals = window.modals.map { Modal<ModelMap>($0.stack, as: $0.style) }
      let places = window.places
      let asks = !window.askers.isEmpty || !own.requests.isEmpty
      let askers = asks ? places.map { own.asker(of: $0) } : []
      let expected = asks ? places.map { window.asker(of: $0) } : []
      let compare =
        (different("the root", own.root, window.root)
          ?? different("the tabs", tabs, window.tabs)
          ?? different("the selection", selected, window.selected)
          ?? different("the stacks", own.stacks, stacks))
      return compare
        ?? different("the modals", own.modals, modals)
        ?? different("the dialog", own.dialog, window.dialog)
        ?? different("who asks", askers, expected)
        ?? different("the screens", Set(own.screenIDs), Set(places))
        ?? different("the route", own.route, window.route)
        ?? different("the container", own.topContainer, window.topContainer)
    }

    /// A plan leads to what is to be shown, from wherever the screen was.
    private func planFault(from before: NavigationState<ModelMap>) -> String? {
      for number in real.windows {
        guard let target = real.alone(in: number) else { continue }
        for start in [before.alone(in: number), before.alone(in: .first), saved] {
          guard let start else { continue }
          let steps = plan(from: start.visible, to: target)
          let end = apply(steps, to: start.visible)
          if end.visible != target.visible {
            return "a plan leads to \(end.route), not \(target.route)"
          }
          if start.visible == target.visible, !steps.isEmpty { return "a plan to stay has steps" }
        }
      }
      return nil
    }

    /// What is written can be read again, without questions.
    private func fileFault() -> String? {
      var expected = real
      for window in real.windows { expected.change(window) { $0.dialog = nil } }
      guard let data = try? JSONEncoder().encode(real) else { return "it can't be written" }
      let read = RestoredNavigation<ModelMap>(
        from: data, fallback: NavigationState(selectedTab: .b))
      if read.state != expected { return "what was written is read as another state" }
      if let cut = read.cuts.first { return "what was written is cut: \(cut)" }
      let route = try? JSONDecoder().decode(
        Route<ModelMap>.self, from: JSONEncoder().encode(real.route))
      return route == real.route ? nil : "a route that was written is read as another"
    }
  }

  extension NavigationModel.Window {
    /// Who waits for the answer of a screen, or of the flow that it is in.
    fileprivate func asker(of id: ID) -> ID? {
      let stack = places(in: id.container)
      guard let position = stack.lastIndex(of: id) else { return nil }
      return stack[...position].last { askers[$0] != nil }.flatMap { askers[$0] }
    }
  }

  struct CounterState: StateType, Equatable {
    var count = 0

    mutating func reduce(_ action: any ActionType) {
      if case CounterAction.counted(let number) = action { count += number }
    }
  }

  enum CounterAction: LocalAction, Equatable {
    case counted(Int)
  }

  extension NavigationComparison {
    static func operation(_ stream: inout RandomStream) -> Operation {
      switch stream.number(0...19) {
      case 0: .enterWindow(stream.number(0...2))
      case 1: .closeWindow(stream.number(0...2))
      case 2: .save
      case 3: .restore
      case 4, 5: .request(.random(&stream), by: stream.number(0...99))
      case 6: .answer(of: stream.number(0...99))
      case 7:
        .userChanged(
          of: stream.number(0...99), keeping: stream.number(0...3),
          adding: stream.chance(20) ? [.random(&stream)] : [])
      case 8, 9: .count(on: stream.number(0...99))
      case 10: .countAll
      default:
        .move(.random(&stream), in: stream.chance(15) ? WindowID(stream.number(0...2)) : nil)
      }
    }
  }

  extension ModelMap.Screen {
    fileprivate static func random(_ stream: inout RandomStream) -> Self {
      stream.chance(8) ? .home(stream.pick(ModelMap.Tab.allCases)) : .page(stream.number(0...3))
    }

    fileprivate static func some(
      _ stream: inout RandomStream, _ count: ClosedRange<Int>
    ) -> [Self] {
      (0..<stream.number(count)).map { _ in random(&stream) }
    }
  }

  extension Modal<ModelMap> {
    fileprivate static func random(_ stream: inout RandomStream) -> Self {
      let styles: [ModalStyle] = [
        .sheet(), .sheet(), .fullScreen, .bare, .popover(anchor: "x"), .inspector,
        .sheet(detents: [.medium, .fraction(7)]),
      ]
      return Self(ModelMap.Screen.some(&stream, 1...2), as: stream.pick(styles))
    }
  }

  extension ScreenRequest<ModelMap> {
    fileprivate static func random(_ stream: inout RandomStream) -> Self {
      stream.chance(50) ? .push(.random(&stream)) : .present(.random(&stream))
    }
  }

  extension RouteAction<ModelMap> {
    fileprivate static func random(_ stream: inout RandomStream) -> Self {
      let tab = stream.pick(ModelMap.Tab.allCases)
      switch stream.number(0...25) {
      case 0: return .enter(stream.pick(ModelMap.Root.allCases))
      case 1:
        let tabs = (0..<stream.number(0...3)).map { _ in stream.pick(ModelMap.Tab.allCases) }
        return .setTabs(tabs, of: stream.pick([nil, .main, .intro]))
      case 2: return .pop(stream.number(-1...3))
      case 3: return .popTo(.random(&stream))
      case 4: return .popToRoot
      case 5, 6: return .replace(.random(&stream))
      case 7, 8: return .select(tab)
      case 9, 10, 11: return .present(.random(&stream))
      case 12: return .dismiss(stream.number(-1...2))
      case 13: return .close(.random(&stream))
      case 14: return .ask(stream.number(0...1))
      case 15: return .endDialog(stream.number(0...1))
      case 16: return .user(.answered(stream.number(0...1), choice: 0))
      case 17: return .user(.dismissedModals(keeping: stream.number(-1...2)))
      case 18: return .user(.selected(tab))
      case 19: return .user(.reselected(tab))
      case 20: return .leaveConfirmed(.close(.random(&stream)))
      case 21, 22:
        return .go(
          Route(
            root: stream.pick([.main, .main, .intro]), tab: tab,
            ModelMap.Screen.some(&stream, 0...2),
            modals: (0..<stream.number(0...1)).map { _ in .random(&stream) }))
      default: return .push(.random(&stream))
      }
    }
  }
#endif
