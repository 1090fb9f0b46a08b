/// The space of the on-screen keyboard: a terminal has none, so it stays empty at the bottom of the safe area.
@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {}
