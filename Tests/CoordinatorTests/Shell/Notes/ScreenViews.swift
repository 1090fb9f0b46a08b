import Coordinator
import Redux
import Synchronization
import Testing

/// Counts each screen that the user sees, as long as the owner lives, such as the window's driver.
func countScreens(
  in store: Store<NotesAppState>, with owner: some AnyObject & Sendable,
  track: @escaping @Sendable (String) -> Void
) {
  store.observe { $0.navigation.stack(in: $0.navigation.topContainer).last }
    .subscribe(with: owner) { _, screen in
      // The name of the case, without its values.
      if let screen { track("screen \("\(screen)".prefix { $0 != "(" })") }
    }
}

@Suite(.timeLimit(.minutes(30))) struct ScreenViewsTests {
  @Test func `each screen that the user sees is counted`() {
    let events = Mutex<[String]>([])
    let store = Store(initialState: NotesAppState())
    withExtendedLifetime(store) {
      countScreens(in: store, with: store) { event in events.withLock { $0.append(event) } }
      store.dispatch(NotesRoute.push(.archive))
      store.dispatch(NotesRoute.pop(1))
    }

    #expect(events.withLock(\.self) == ["screen notes", "screen archive", "screen notes"])
  }
}
