import Redux
import Testing

/// The appearance that the user chose.
enum Theme: String, CaseIterable, Codable, Sendable { case system, light, dark }

/// The user's theme, which is saved with the other settings.
struct ThemeState: StateType, Equatable {
  var current = Theme.system

  mutating func reduce(_ action: any ActionType) {
    if case ThemeAction.chosen(let theme) = action { current = theme }
  }
}

/// The events of the settings of the theme.
enum ThemeAction: ActionType, Codable, Equatable { case chosen(Theme) }

@Suite(.timeLimit(.minutes(30))) struct ThemeTests {
  @Test func `the app remembers the theme`() {
    var state = ThemeState()

    state.reduce(ThemeAction.chosen(.dark))

    #expect(state == ThemeState(current: .dark))
  }
}
