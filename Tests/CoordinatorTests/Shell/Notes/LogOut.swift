import Coordinator
import Redux
import Testing

/// Everything that belongs to the user who is signed in.
struct UserState: StateType, Equatable {
  var notes = NotesState()
  var search = NoteSearchState()

  mutating func reduce(_ action: any ActionType) {
    notes.reduce(action)
    search.reduce(action)
  }
}

/// The state of an app with users; the flags belong to the device, and outlive them.
struct LogOutState: StateType, Equatable {
  var navigation = NavigationState<NotesMap>(selectedTab: .notes)
  var user = UserState()
  var flags = FlagsState()

  mutating func reduce(_ action: any ActionType) {
    if case LogOutAction.loggedOut = action {
      user = UserState()
      navigation = NavigationState(selectedTab: .notes)
    }
    navigation.reduce(action)
    user.reduce(action)
    flags.reduce(action)
  }
}

/// The events of logging out.
enum LogOutAction: ActionType, Codable, Equatable {
  case confirmed, loggedOut
}

@Suite(.timeLimit(.minutes(30))) struct LogOutTests {
  @Test func `nothing of a user is left after they have logged out`() {
    var state = LogOutState()
    state.reduce(FlagsAction.loaded(Flags(hasArchive: true)))
    let before = state
    state.reduce(NotesAction.load(.success([Note(id: 1, title: "Buy milk")])))
    state.reduce(NotesRoute.push(.archive))

    state.reduce(LogOutAction.loggedOut)

    #expect(state == before)
  }
}
