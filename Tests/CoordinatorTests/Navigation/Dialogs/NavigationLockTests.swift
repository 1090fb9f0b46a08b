import Coordinator
import Redux
import Testing

/// Screens with unsaved changes, which are left only after a question.
@Suite(.timeLimit(.minutes(30))) struct NavigationLockTests {
  let store = DraftApp.makeStore()

  init() {
    store.dispatch(RouteAction<DraftMap>.push(.draft))
    store.dispatch(DraftAction.changed(true))
  }

  private var place: NavigationState<DraftMap> { store.state.navigation }

  @Test(arguments: [
    RouteAction<DraftMap>.pop(1), .popToRoot, .go(Route(tab: .notes)), .close(.draft),
    .replace(.page), .popTo(.notes),
  ])
  func `leaving asks, and discarding does what the user wanted`(request: RouteAction<DraftMap>) {
    var expected = place
    expected.reduce(request)

    store.dispatch(request)
    #expect(place.route.screens == [.draft])
    #expect(place.dialog == .discard(request))

    store.dispatch(RouteAction<DraftMap>.user(.answered(.discard(request), choice: 1)))
    #expect(place == expected)
  }

  @Test(arguments: [DraftAction.changed(true), ColorsChosen(names: ["red"])] as [any ActionType])
  func `an answer from below asks, and discarding delivers it`(result: any ActionType) {
    let notes = ScreenID<DraftMap>(.notes, in: .tab(.notes))
    let page = ScreenID<DraftMap>(.page, in: .tab(.notes))
    store.dispatch(RouteAction<DraftMap>.go(Route(tab: .notes)))
    store.dispatch(RouteAction<DraftMap>.leaveConfirmed(.go(Route(tab: .notes))))
    store.dispatch(RouteAction<DraftMap>.request(.push(.page), for: notes))
    store.dispatch(RouteAction<DraftMap>.push(.draft))
    let answer = RouteAction<DraftMap>.answer(result, from: page)

    store.dispatch(answer)
    #expect(place.route.screens == [.page, .draft])
    #expect(place.dialog == .discard(answer))

    store.dispatch(RouteAction<DraftMap>.user(.answered(.discard(answer), choice: 1)))
    #expect(place == NavigationState(selectedTab: .notes))
  }

  @Test func `a request that takes a modal away asks`() {
    let notes = ScreenID<DraftMap>(.notes, in: .tab(.notes))
    let modals: [Modal<DraftMap>] = [[.page, .draft]]
    store.dispatch(RouteAction<DraftMap>.go(Route(tab: .notes, [.draft], modals: modals)))
    let request = RouteAction<DraftMap>.request(.present([.page]), for: notes)

    store.dispatch(request)

    #expect(place.modals == modals)
    #expect(place.dialog == .discard(request))
  }

  @Test func `staying keeps the screen`() {
    store.dispatch(RouteAction<DraftMap>.pop(1))

    store.dispatch(RouteAction<DraftMap>.user(.answered(.discard(.pop(1)), choice: 0)))

    #expect(place == NavigationState(Route(tab: .notes, [.draft])))
  }

  @Test(arguments: [
    RouteAction<DraftMap>.push(.page), .select(.other), .present([.page]), .pop(0),
    .go(Route(tab: .notes, [.draft, .page])),
  ])
  func `going on, or to another tab, asks nothing`(request: RouteAction<DraftMap>) {
    store.dispatch(request)

    #expect(place.dialog == nil)
    #expect(place.stacks[.notes]?.first == .draft)
  }

  @Test func `a screen without changes is left at once`() {
    store.dispatch(DraftAction.changed(false))

    store.dispatch(RouteAction<DraftMap>.pop(1))

    #expect(place == NavigationState(selectedTab: .notes))
  }

  @Test func `a modal with changes is locked too`() {
    store.dispatch(RouteAction<DraftMap>.go(Route(tab: .notes, [.draft], modals: [[.draft]])))

    store.dispatch(RouteAction<DraftMap>.dismiss)

    #expect(place.modals == [[.draft]])
    #expect(place.dialog == .discard(.dismiss))
  }
}

enum DraftMap: NavigationMap {
  enum Tab: CaseIterable, Codable { case notes, other }
  enum Screen: Codable { case notes, draft, page }
  indirect enum Dialog: Hashable { case discard(RouteAction<DraftMap>) }

  static func firstScreen(of tab: Tab) -> Screen { .notes }

  static func content(of dialog: Dialog) -> DialogContent {
    switch dialog {
    case .discard(let request):
      DialogContent(
        title: "Discard your changes?",
        choices: [
          .init("Keep Editing", role: .cancel),
          .init(
            "Discard", role: .destructive, action: RouteAction<DraftMap>.leaveConfirmed(request)),
        ])
    }
  }
}

struct DraftApp: StateType {
  var navigation = NavigationState<DraftMap>(selectedTab: .notes)
  var isDirty = false

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    if case .changed(let isDirty)? = action as? DraftAction { self.isDirty = isDirty }
  }

  /// Makes a store that asks before a draft is left.
  static func makeStore() -> Store<Self> {
    Store(
      initialState: DraftApp(),
      middleware: [
        navigationLock(
          navigation: \.navigation, locked: { $0.isDirty ? [.draft] : [] },
          asking: { .discard($0) }),
        dialogAnswers(navigation: \.navigation, content: DraftMap.content),
      ])
  }
}

enum DraftAction: ActionType, Equatable { case changed(Bool) }

/// An answer without `==`.
struct ColorsChosen: ActionType { let names: [String] }
