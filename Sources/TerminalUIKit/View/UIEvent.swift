/// What the user did; the terminal's own events say more.
@MainActor public final class UIEvent {}
